import type { SystemReservation } from '@foyer/contract/hotel-system.ts'

/** What the fields of a hotel's system are about. Wordings are `hotelSystem.part.<name>`. */
export type FeedPart = 'number' | 'state' | 'dates' | 'people' | 'guests' | 'room' | 'bill' | 'extras' | 'other'

const reservationParts: Readonly<Record<keyof SystemReservation, FeedPart>> = {
  reference: 'number',
  groupLocator: 'number',
  initialNumber: 'number',
  legNumber: 'number',
  state: 'state',
  arrival: 'dates',
  departure: 'dates',
  bookedOn: 'dates',
  adults: 'people',
  children: 'people',
  guests: 'guests',
  firstName: 'guests',
  lastName: 'guests',
  email: 'guests',
  room: 'room',
  roomType: 'room',
  roomAvailable: 'room',
  folio: 'bill',
  owed: 'bill',
  paymentType: 'bill',
  included: 'extras',
  items: 'extras',
  preCheckinHasExtras: 'extras',
  customerCanEdit: 'other',
  hasPets: 'other',
  segment: 'other',
  businessEntity: 'other',
  rental: 'other',
  version: 'other',
}

/** What a field such as `reservation.guests.0.email` is about. */
export function toFeedPart(path: string): FeedPart {
  const [thing, field = ''] = path.split('.')
  if (thing === 'room' || thing === 'roomType') return 'room'
  return thing === 'reservation' && Object.hasOwn(reservationParts, field)
    ? reservationParts[field as keyof SystemReservation]
    : 'other'
}

const PROBLEM = /^([\w.]+): (.*)$/s

/** Reads a reason such as `reservation.departure: is before arrival`. */
export function parseFeedProblem(why: string): { readonly part: FeedPart; readonly isMissing: boolean } {
  const [, path = '', what = ''] = PROBLEM.exec(why) ?? []
  return { part: toFeedPart(path), isMissing: what === 'is missing' }
}
