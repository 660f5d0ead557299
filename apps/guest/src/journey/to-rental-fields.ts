import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { toPickUpFields } from './to-pick-up-fields.ts'

/**
 * Values that a rental's calls send back as received
 * with the reservation; other reservations have none.
 */
export function toRentalFields({ rental, extrasAvailable }: Reservation) {
  return { ...toPickUpFields(rental), ...(extrasAvailable && { extrasAvailable }) }
}
