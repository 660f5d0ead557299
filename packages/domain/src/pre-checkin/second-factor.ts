import { isSameSurname } from '../name/name-keys.ts'
import type { Reservation } from '../reservation/reservation.ts'

export interface SecondFactor {
  readonly surname?: string | undefined
  /** YYYY-MM-DD, for those of the party whose name the hotel does not know yet. */
  readonly arrivalDate?: string | undefined
}

type Known = Pick<Reservation, 'customer' | 'guests' | 'startDate'>

/** What somebody who was sent a link knows and a finder of it does not. A factor that is empty opens nothing. */
export function opensReservation(
  { customer, guests, startDate }: Known,
  { surname, arrivalDate }: SecondFactor,
): boolean {
  if (arrivalDate) return arrivalDate === startDate
  return [customer, ...guests].some(({ lastName }) => isSameSurname(surname ?? '', lastName ?? ''))
}
