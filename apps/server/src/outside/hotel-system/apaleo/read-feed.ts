import type { FeedPage } from '@foyer/contract/hotel-system.ts'
import { computeDigest } from '../cursor.ts'
import type { ApaleoReservation } from './apaleo-answers.ts'
import { apaleoReservations } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { type FeedCursor, parseCursor, toSeconds, withOverlap } from './feed-cursor.ts'
import { findGuestFolio, readFolios } from './read-folios.ts'
import { readInventory } from './read-inventory.ts'
import { toSystemReservation } from './to-system-reservation.ts'
import { toSystemRoom, toSystemRoomType } from './to-system-room.ts'

const PAGE_SIZE = 100

/** Reads one page: first all rooms and types, then reservations by their last change. */
export async function readFeed(session: ApaleoSession, cursor: string | undefined, now: number): Promise<FeedPage> {
  const place = parseCursor(cursor)
  return place.phase === 'rooms' ? readRooms(session, place, now) : readReservations(session, place, now)
}

async function readRooms(session: ApaleoSession, place: FeedCursor, now: number): Promise<FeedPage> {
  const { groups, units } = await readInventory(session)
  const rooms = computeDigest([groups, units])
  const at = toSeconds(now)
  const events =
    rooms === place.rooms
      ? []
      : [
          ...groups.map((group) => ({
            id: `${group.id}@${now}`,
            at,
            kind: 'roomType',
            roomType: toSystemRoomType(group, now),
          })),
          ...units.map((unit) => ({ id: `${unit.id}@${now}`, at, kind: 'room', room: toSystemRoom(unit, now) })),
        ]
  return { events, cursor: JSON.stringify({ ...place, phase: 'reservations', rooms }), more: true }
}

async function readReservations(session: ApaleoSession, place: FeedCursor, now: number): Promise<FeedPage> {
  const answer = await session.read(apaleoReservations, '/booking/v1/reservations', {
    propertyIds: session.property,
    dateFilter: 'Modification',
    from: place.from,
    sort: 'updated:asc',
    expand: 'booker,services',
    pageNumber: String(place.page),
    pageSize: String(PAGE_SIZE),
    ...(place.isFirst && { status: 'Confirmed,InHouse' }),
  })
  const reservations = answer?.reservations ?? []
  const ids = reservations.map(({ id }) => id)
  const folios = ids.length > 0 ? await readFolios(session, ids) : []
  const events = reservations.map((reservation) => ({
    id: `${reservation.id}@${now}`,
    at: toSeconds(now),
    kind: 'reservation',
    reservation: toSystemReservation(reservation, { folio: findGuestFolio(folios, reservation.id), version: now }),
  }))
  return { events, ...moveOn(place, reservations) }
}

function moveOn(place: FeedCursor, reservations: readonly ApaleoReservation[]): Pick<FeedPage, 'cursor' | 'more'> {
  const last = reservations.at(-1)
  const reached = last ? toSeconds(Date.parse(last.modified)) : place.from
  const isLast = reservations.length < PAGE_SIZE
  const next: FeedCursor = isLast
    ? { ...place, phase: 'rooms', from: last ? withOverlap(reached) : place.from, page: 1, isFirst: false }
    : { ...place, from: reached, page: Date.parse(reached) > Date.parse(place.from) ? 1 : place.page + 1 }
  return { cursor: JSON.stringify(next), more: !isLast }
}
