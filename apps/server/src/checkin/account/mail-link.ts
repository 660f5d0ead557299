import type { Visit } from '../../access/visit/visit.ts'

/**
 * Where a letter leads: a place with what it carries behind the hash, which no server's log sees. A letter is read on a
 * phone, where the pages of enrolled devices do not open.
 */
export function mailLink(
  { hotel, language, appKey, deviceId }: Pick<Visit, 'hotel' | 'language' | 'appKey' | 'deviceId'>,
  baseUrl: string,
  place: string,
): string {
  const app = deviceId ? '' : `appkey/${encodeURIComponent(appKey)}/`
  return `${baseUrl}/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/${app}#!/${place}`
}
