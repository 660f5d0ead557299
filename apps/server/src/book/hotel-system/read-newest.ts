import { setImmediate } from 'node:timers/promises'
import { type FeedEvent, feedEvent, type SystemReservation, type SystemRoom } from '@foyer/contract/hotel-system.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import * as z from 'zod/mini'
import { describeIssue } from './describe-issue.ts'
import { RejectedEvent } from './rejected-event.ts'
import type { Rejection } from './rejection.store.ts'
import { toHotelReservation } from './to-hotel-reservation.ts'
import { toRejection } from './to-rejection.ts'

interface Newest {
  readonly reservations: ReadonlyMap<string, SystemReservation>
  readonly rooms: ReadonlyMap<string, SystemRoom>
  readonly roomTypes: ReadonlySet<string>
  /** What cannot be read or stored, and why. */
  readonly refused: readonly Rejection[]
}

/** Events read before other work has its turn: two milliseconds. */
const EVENTS_PER_TURN = 50

/** The newest version of everything in a feed, by its key. */
export async function readNewest(events: readonly unknown[], currency: string): Promise<Newest> {
  const reservations = new Map<string, SystemReservation>()
  const rooms = new Map<string, SystemRoom>()
  const roomTypes = new Set<string>()
  const refused: Rejection[] = []
  const keep = <Thing extends { readonly version: number }>(all: Map<string, Thing>, key: string, thing: Thing) => {
    const before = all.get(key)
    if (!before || before.version < thing.version) all.set(key, thing)
  }
  const keepers: { readonly [Kind in FeedEvent['kind']]: (event: Extract<FeedEvent, { kind: Kind }>) => void } = {
    roomType: ({ roomType }) => void roomTypes.add(roomType.id),
    room: ({ room }) => keep(rooms, room.number, room),
    reservation: ({ reservation }) => {
      toHotelReservation(reservation, reservation.state, currency)
      keep(reservations, toReferenceKey(reservation.reference), reservation)
    },
  }
  for (const [at, event] of events.entries()) {
    if (at > 0 && at % EVENTS_PER_TURN === 0) await setImmediate()
    const why = readOne(event, (read) => (keepers[read.kind] as (event: FeedEvent) => void)(read))
    if (why !== undefined) refused.push(toRejection(event, why))
  }
  return { reservations, rooms, roomTypes, refused }
}

/** Returns why it cannot be taken. */
function readOne(event: unknown, keep: (event: FeedEvent) => void): string | undefined {
  const parsed = z.safeParse(feedEvent, event)
  if (!parsed.success) return describeIssue(parsed.error.issues[0], event)
  try {
    keep(parsed.data)
    return undefined
  } catch (error) {
    if (error instanceof RejectedEvent) return error.message
    throw error
  }
}
