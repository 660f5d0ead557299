import type { Guest } from '../guest/guest.ts'
import { countGuests } from './guest-completion.ts'

/** How far a party is; it goes on when everybody is complete. */
export interface ReservationProgress {
  readonly allGuestsCompleted: boolean
  readonly allGuestsAuthorized: boolean
  /** How many were complete when the reservation was opened: what they did at home. */
  readonly initialCompletedGuestCount: number
}

/** Of the guests whom the hotel asks about, with their states worked out. */
export function reservationProgress(listed: readonly Guest[], initialCompletedGuestCount: number): ReservationProgress {
  const { all, complete } = countGuests(listed)
  return {
    allGuestsCompleted: all > 0 && complete === all,
    allGuestsAuthorized: listed.every(({ authorized }) => authorized),
    initialCompletedGuestCount,
  }
}
