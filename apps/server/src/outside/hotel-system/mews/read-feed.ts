import { computeDigest } from '../cursor.ts'
import type { ReadPage } from '../hotel-system.ts'
import {
  changedLists,
  endWindow,
  type FeedCursor,
  MAX_PARTS,
  parseCursor,
  startFrom,
  toPart,
  withOverlap,
} from './feed-cursor.ts'
import type { MewsReservation } from './mews-answers.ts'
import { getAdultAges, getFacts, getStayService, type MewsFacts } from './mews-facts.ts'
import { lists } from './mews-lists.ts'
import type { MewsSession } from './mews-session.ts'
import { readChangedReservations } from './read-changed.ts'
import { readOpenAccounts } from './read-open-accounts.ts'
import { readOwed } from './read-owed.ts'
import { readResources, readRooms, toNames, toSystemRoom } from './read-rooms.ts'
import { readStays } from './read-stays.ts'
import { isBooking, toSystemReservation } from './to-system-reservation.ts'

/** Reservations of a page, with about twenty calls for what belongs to them. */
const PAGE_SIZE = 500
/** Left for guests and deliveries; the rest is read later. */
const MIN_CALLS_LEFT = 60
/** Calls that must be free to go on: two pages more. */
const CALLS_TO_RESUME = 100
const COMING = { States: ['Confirmed', 'Started'] }

interface Reading {
  readonly session: MewsSession
  readonly facts: MewsFacts
  readonly service: string
  readonly version: number
}

interface Step {
  readonly events?: readonly object[]
  readonly reservations?: readonly MewsReservation[]
  readonly next: FeedCursor
}

/** Reads on until a page is full, or everything is read. A reservation that is found twice is read once. */
export async function readFeed(session: MewsSession, cursor: string | undefined, version: number): Promise<ReadPage> {
  let place = parseCursor(cursor)
  const facts = await getFacts(session)
  const reading = { session, facts, service: getStayService(facts, session.config.service), version }
  const events: object[] = []
  const found = new Map<string, MewsReservation>()
  let isDone = false
  while (!isDone && found.size < PAGE_SIZE && session.client.callsLeft >= MIN_CALLS_LEFT) {
    const step = await steps[place.phase](reading, place)
    place = step.next
    events.push(...(step.events ?? []))
    for (const reservation of step.reservations ?? []) found.set(reservation.Id, reservation)
    isDone = place.phase === 'rooms'
  }
  events.push(...(await toEvents(reading, [...found.values()])))
  const isPaused = !isDone && found.size < PAGE_SIZE
  return {
    events,
    cursor: JSON.stringify(place),
    more: !isDone,
    ...(isPaused && { pauseSeconds: Math.ceil(session.client.msUntilFree(CALLS_TO_RESUME) / 1_000) }),
  }
}

const steps: Readonly<Record<FeedCursor['phase'], (reading: Reading, place: FeedCursor) => Promise<Step>>> = {
  rooms: readAllRooms,
  first: readComing,
  reservations: readChanged,
  customers: readChanged,
  items: readChanged,
  payments: readChanged,
}

async function readAllRooms({ session, service, version }: Reading, place: FeedCursor): Promise<Step> {
  const [{ categories, rooms }, now] = await Promise.all([readRooms(session, service), session.readTime()])
  const at = new Date(version).toISOString()
  const { config } = session
  const known = [
    ...categories.map(({ Id, Names }) => ({
      kind: 'roomType',
      roomType: { id: Id, version: 0, names: toNames(Names) },
    })),
    ...rooms.map(({ resource, categoryId }) => ({
      kind: 'room',
      room: toSystemRoom(resource, categoryId, { config, version: 0 }),
    })),
  ]
  const digest = computeDigest(known)
  const window: FeedCursor = place.from
    ? { ...place, phase: 'reservations', until: endWindow(place.from, now) }
    : { ...place, phase: 'first', from: startFrom(now) }
  const events = known.map((event, position) => ({
    ...event,
    id: `${position}@${version}`,
    at,
    ...('room' in event ? { room: { ...event.room, version } } : { roomType: { ...event.roomType, version } }),
  }))
  return { events: digest === place.rooms ? [] : events, next: { ...window, rooms: digest } }
}

async function readComing(reading: Reading, place: FeedCursor): Promise<Step> {
  const { session, service } = reading
  const { from = '', part, page } = place
  const { filter } = toPart(from, part)
  const { items, cursor } = await session.readPage(
    lists.reservations,
    { ...filter, ...COMING, ServiceIds: [service] },
    { count: PAGE_SIZE, ...(page && { cursor: page }) },
  )
  const { page: _, ...rest } = place
  const isPart = cursor !== undefined && items.length >= PAGE_SIZE
  const next: FeedCursor = isPart
    ? { ...rest, page: cursor }
    : part + 1 < MAX_PARTS
      ? { ...rest, part: part + 1 }
      : { ...rest, phase: 'rooms', part: 0, from: withOverlap(from) }
  return { reservations: items, next }
}

async function readChanged(reading: Reading, place: FeedCursor): Promise<Step> {
  const { from = '', until = '', page, phase } = place
  const list = changedLists.find((one) => one === phase) ?? 'reservations'
  const { reservations, cursor } = await readChangedReservations(reading.session, reading, {
    list,
    filter: { UpdatedUtc: { StartUtc: from, EndUtc: until } },
    page: { count: PAGE_SIZE, ...(page && { cursor: page }) },
  })
  const { page: _, until: _until, ...rest } = place
  const following = changedLists[changedLists.indexOf(list) + 1]
  const next: FeedCursor = cursor
    ? { ...place, page: cursor }
    : following
      ? { ...rest, until, phase: following }
      : { ...rest, phase: 'rooms', from: withOverlap(until) }
  return { reservations, next }
}

async function toEvents(
  { session, facts, service, version }: Reading,
  reservations: readonly MewsReservation[],
): Promise<object[]> {
  const booked = reservations.filter(isBooking)
  if (booked.length === 0) return []
  const resourceIds = booked.flatMap(({ AssignedResourceId }) => (AssignedResourceId ? [AssignedResourceId] : []))
  const [stays, resources, adultAges, accounts] = await Promise.all([
    readStays(session, facts, booked),
    readResources(session, 'ResourceIds', resourceIds),
    getAdultAges(session, service),
    readOpenAccounts(session, booked),
  ])
  const owed = await readOwed(session, facts, stays, accounts)
  const { timeZone } = facts
  return stays.map((stay, at) => ({
    id: `${stay.reservation.Id}@${version}`,
    at: new Date(version).toISOString(),
    kind: 'reservation',
    reservation: toSystemReservation(stay, { timeZone, adultAges, resources, version, owed: owed[at] }),
  }))
}
