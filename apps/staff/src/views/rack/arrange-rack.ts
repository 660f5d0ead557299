import type { Rack, RackClosure, RackRoom, RackStay } from '@foyer/contract/staff/rack.ts'
import { foldLetters } from '@foyer/domain/name/fold-letters.ts'

/** A room with everything that the rack shows in its row. */
export interface RackRow {
  readonly room: RackRoom
  readonly stays: readonly RackStay[]
  readonly closures: readonly RackClosure[]
}

/** Rooms of one type on one floor. */
export interface RackSection {
  readonly key: string
  readonly room: RackRoom
  readonly rows: readonly RackRow[]
  readonly freeTonight: number
}

export const rackFilters = ['all', 'freeTonight', 'notReady', 'leaving', 'closed'] as const
export type RackFilter = (typeof rackFilters)[number]

interface Nights {
  readonly startDate: string
  readonly endDate: string
}

/** Whether a stay or closure has this night. */
export const hasNight = ({ startDate, endDate }: Nights, night: string): boolean =>
  startDate <= night && night < endDate

/** Guests in house are in their room until they leave, whatever was booked. */
export const getShownEnd = ({ state, endDate }: RackStay, today: string): string =>
  state === 'inHouse' && endDate < today ? today : endDate

export const isOverdue = ({ state, endDate }: RackStay, today: string): boolean =>
  state === 'inHouse' && endDate < today

/** Whether the stay can be moved at all. */
export const isMovable = ({ state }: RackStay): boolean => state === 'expected' || state === 'inHouse'

const matches: Readonly<Record<RackFilter, (row: RackRow, today: string) => boolean>> = {
  all: () => true,
  freeTonight: ({ stays, closures }, today) =>
    !closures.some((one) => hasNight(one, today)) &&
    !stays.some((stay) => isMovable(stay) && (hasNight(stay, today) || isOverdue(stay, today))),
  notReady: ({ room, stays }, today) =>
    !room.ready && stays.some(({ state, startDate }) => state === 'expected' && startDate === today),
  leaving: ({ stays }, today) => stays.some(({ state, endDate }) => state === 'inHouse' && endDate <= today),
  closed: ({ closures }, today) => closures.some((one) => hasNight(one, today)),
}

/** The room's stays and closures. */
export function buildRows({ rooms, stays, closures }: Rack): RackRow[] {
  const staysByRoom = groupBy(stays, ({ roomNumber }) => roomNumber)
  const closuresByRoom = groupBy(closures, ({ roomNumber }) => roomNumber)
  return rooms.map((room) => ({
    room,
    stays: staysByRoom.get(room.number) ?? [],
    closures: closuresByRoom.get(room.number) ?? [],
  }))
}

export function countRows(rows: readonly RackRow[], today: string): Record<RackFilter, number> {
  const count = (filter: RackFilter) => rows.filter((row) => matches[filter](row, today)).length
  return Object.fromEntries(rackFilters.map((filter) => [filter, count(filter)])) as Record<RackFilter, number>
}

/** Sections in the server's order: by type, then floor. */
export function arrangeRows(
  rows: readonly RackRow[],
  { show, search, today }: { show: RackFilter; search: string; today: string },
): RackSection[] {
  const shown = rows.filter((row) => matches[show](row, today) && isFound(row, search))
  return [...groupBy(shown, ({ room }) => `${room.typeId} ${room.floor}`)].flatMap(([key, all]) => {
    const [first] = all
    if (!first) return []
    return {
      key,
      room: first.room,
      rows: all,
      freeTonight: all.filter((row) => matches.freeTonight(row, today)).length,
    }
  })
}

function isFound({ room, stays }: RackRow, search: string): boolean {
  const key = foldLetters(search)
  if (key === '') return true
  return foldLetters(room.number).startsWith(key) || stays.some((stay) => isStayFound(stay, key))
}

const isStayFound = ({ firstName, lastName, reference, groupLocator }: RackStay, key: string): boolean =>
  [`${firstName} ${lastName}`, `${lastName} ${firstName}`, reference, groupLocator ?? ''].some((text) =>
    foldLetters(text).includes(key),
  )

/** Stays without a room, packed into as few lines as possible. */
export function packTray(stays: readonly RackStay[], search: string): RackStay[][] {
  const key = foldLetters(search)
  const waiting = stays.filter(
    (stay) => stay.roomNumber === undefined && isMovable(stay) && (key === '' || isStayFound(stay, key)),
  )
  const lanes: RackStay[][] = []
  for (const stay of waiting.toSorted((one, other) => one.startDate.localeCompare(other.startDate))) {
    const lane = lanes.find((one) => (one.at(-1)?.endDate ?? '') <= stay.startDate)
    if (lane) lane.push(stay)
    else lanes.push([stay])
  }
  return lanes
}

function groupBy<Item, Key>(items: readonly Item[], toKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = toKey(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
