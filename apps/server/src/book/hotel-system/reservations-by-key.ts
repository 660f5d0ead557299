import type { FeedEvent } from '@foyer/contract/hotel-system.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { FeedHotel } from './apply-event.ts'
import { computeDigest } from './compute-digest.ts'
import type { FeedVersion } from './feed.store.ts'

export type ReservationEvent = Extract<FeedEvent, { kind: 'reservation' }>
export type ReservationsByKey = ReadonlyMap<string, ReservationEvent>

/** Reservations of which there is one event only, so that it does not matter which comes first. */
export function listSingle(events: readonly ReservationEvent[]): ReservationsByKey {
  const byKey = Map.groupBy(events, ({ reservation }) => toReferenceKey(reservation.reference))
  return new Map([...byKey].flatMap(([key, [one, ...others]]) => (one && others.length === 0 ? [[key, one]] : [])))
}

export function toFeedVersion(
  hotel: FeedHotel,
  key: string,
  { id: eventId, reservation }: ReservationEvent,
): Omit<FeedVersion, 'kind'> {
  const { version, owed: _, ...content } = reservation
  return { key, version, eventId, digest: hotel.versionsByReading && computeDigest(content) }
}
