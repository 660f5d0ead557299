import type { ReservationState } from './reservation.ts'

interface Known {
  readonly state: ReservationState
  /** The party has arrived by us: has had a key, or the code of a door. */
  readonly arrivedHere: boolean
  /** The party has checked out by us, and the hotel's system does not know it yet. */
  readonly departureUntold?: boolean
}

/** After an arrival here the hotel's system may be behind, but it cannot undo what has happened. */
const afterArrivalHere: Record<'inHouse' | 'departed', Record<ReservationState, ReservationState>> = {
  inHouse: { expected: 'inHouse', inHouse: 'inHouse', departed: 'departed', cancelled: 'inHouse' },
  departed: { expected: 'departed', inHouse: 'inHouse', departed: 'departed', cancelled: 'departed' },
}

/** Where a reservation stands once the hotel's system has said where it does. */
export function mergeState({ state, arrivedHere, departureUntold }: Known, said: ReservationState): ReservationState {
  if (state === 'departed' && departureUntold) return 'departed'
  return arrivedHere && (state === 'inHouse' || state === 'departed') ? afterArrivalHere[state][said] : said
}

/** Somebody has to look: the hotel has cancelled what a guest has arrived for. */
export function contradictsArrival(known: Known, said: ReservationState): boolean {
  return known.arrivedHere && said === 'cancelled'
}
