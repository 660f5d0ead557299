import type { Guest } from '../guest/guest.ts'
import { countGuests } from './guest-completion.ts'

/** How far a party has got; it continues when all guests are complete. */
export interface ReservationProgress {
  readonly allGuestsCompleted: boolean
  readonly allGuestsAuthorized: boolean
  /** How many guests were complete when the reservation was opened, that is, done at home. */
  readonly initialCompletedGuestCount: number
}

/** Takes the guests that the hotel requires, with their states computed. */
export function getReservationProgress(
  listed: readonly Guest[],
  initialCompletedGuestCount: number,
): ReservationProgress {
  const { all, complete } = countGuests(listed)
  return {
    allGuestsCompleted: all > 0 && complete === all,
    allGuestsAuthorized: listed.every(({ authorized }) => authorized),
    initialCompletedGuestCount,
  }
}
