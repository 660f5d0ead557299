import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { pickUpOf } from './pick-up-of.ts'

/** What a rental's calls say back as it came with the reservation; other reservations have none of it. */
export function rentalOf({ rental, extrasAvailable }: Reservation) {
  return { ...pickUpOf(rental), ...(extrasAvailable && { extrasAvailable }) }
}
