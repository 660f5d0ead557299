import type { ReservationState } from './reservation.ts'

interface KnownState {
  readonly state: ReservationState
  /** The party has arrived through Foyer: it has a key or a door code. */
  readonly arrivedHere: boolean
  /** The party has checked out through Foyer, and the hotel's system does not know yet. */
  readonly departureUnreported?: boolean
}

/**
 * After an arrival here the hotel's system may lag behind, but it cannot undo what has happened.
 */
const afterArrivalHere: Record<'inHouse' | 'departed', Record<ReservationState, ReservationState>> = {
  inHouse: { expected: 'inHouse', inHouse: 'inHouse', departed: 'departed', cancelled: 'inHouse', noShow: 'inHouse' },
  departed: {
    expected: 'departed',
    inHouse: 'inHouse',
    departed: 'departed',
    cancelled: 'departed',
    noShow: 'departed',
  },
}

/** Merges our state of a reservation with the one that the hotel's system reports. */
export function mergeState(
  { state, arrivedHere, departureUnreported }: KnownState,
  said: ReservationState,
): ReservationState {
  if (state === 'departed' && departureUnreported) return 'departed'
  return arrivedHere && (state === 'inHouse' || state === 'departed') ? afterArrivalHere[state][said] : said
}

/** Staff must look: for the hotel, a guest who has arrived has cancelled or did not come. */
export function contradictsArrival(known: KnownState, said: ReservationState): boolean {
  return known.arrivedHere && (said === 'cancelled' || said === 'noShow')
}
