import { isSameSurname } from '../name/name-keys.ts'
import type { Reservation } from '../reservation/reservation.ts'

export interface SecondFactor {
  readonly surname?: string | undefined
  /** YYYY-MM-DD, for guests whose name the hotel does not know yet. */
  readonly arrivalDate?: string | undefined
}

type Known = Pick<Reservation, 'customer' | 'guests' | 'startDate'>

/**
 * Something that the recipient of a link knows but a finder does not. An empty factor opens
 * nothing.
 */
export function matchesSecondFactor(
  { customer, guests, startDate }: Known,
  { surname, arrivalDate }: SecondFactor,
): boolean {
  if (arrivalDate) return arrivalDate === startDate
  return [customer, ...guests].some(({ lastName }) => isSameSurname(surname ?? '', lastName ?? ''))
}
