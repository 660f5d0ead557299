import { place, toPath } from '@foyer/domain/journey/place.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { useSite } from '../../site/site-context.tsx'

type AddressContext = Pick<ReturnType<typeof useSite>, 'site' | 'hotel' | 'language'>

/**
 * The pre-check-in address for a guest whose arrival day hasn't
 * come, with the search filled in; undefined if there is none.
 */
export function buildPreCheckinAddress(
  { site, hotel, language }: AddressContext,
  reservation: Reservation,
): string | undefined {
  if (site.preCheckinApp === undefined || site.device.enrolledOnly || reservation.onlyState) return undefined
  const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/appkey/${site.preCheckinApp}`
  const { reference, customer } = reservation
  return address + toPath(place('check-in', { voucher: reference, surname: customer.lastName }))
}
