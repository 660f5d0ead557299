import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { pickUpOf } from './pick-up-of.ts'

/**
 * Values that a rental's calls send back as received
 * with the reservation; other reservations have none.
 */
export function rentalOf({ rental, extrasAvailable }: Reservation) {
  return { ...pickUpOf(rental), ...(extrasAvailable && { extrasAvailable }) }
}
