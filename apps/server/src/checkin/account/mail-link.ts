import type { Visit } from '../../access/visit/visit.ts'

/**
 * Builds a link for a mail. The route is in the hash, so it never reaches a server log. Mails are
 * read on phones, where pages of enrolled devices don't open, so a device's app key is left out.
 */
export function createMailLink(
  { hotel, language, appKey, deviceId }: Pick<Visit, 'hotel' | 'language' | 'appKey' | 'deviceId'>,
  baseUrl: string,
  place: string,
): string {
  const app = deviceId ? '' : `appkey/${encodeURIComponent(appKey)}/`
  return `${baseUrl}/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/${app}#!/${place}`
}
