import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import type { SystemDryRun } from '@foyer/contract/staff/system-setup.ts'
import type { CityTaxSource } from '@foyer/domain/config/hotel-system.ts'
import { readNewest } from '../../book/hotel-system/read-newest.ts'
import { toRefusedEntry } from './to-refused-entry.ts'

/** What Foyer's book has, of a hotel that is about to be connected. */
export interface OwnBook {
  readonly currency: string
  readonly today: string
  readonly rooms: readonly string[]
  readonly roomTypes: readonly string[]
  /** Reservations that are not over. */
  readonly current: readonly string[]
  readonly all: ReadonlySet<string>
  /** Foyer charges walk-ins a city tax. */
  readonly hasCityTax: boolean
}

/** Names that are listed; all are counted. */
const MAX_LISTED = 50

/** Says what would happen if all of a feed were taken. */
export async function judgeFeed(
  { events, isComplete }: { readonly events: readonly unknown[]; readonly isComplete: boolean },
  book: OwnBook,
  cityTaxSource?: CityTaxSource,
): Promise<Omit<SystemDryRun, 'at'>> {
  const { reservations, rooms, roomTypes, refused } = await readNewest(events, book.currency)
  const ahead = [...reservations.values()].filter(({ departure }) => departure >= book.today)
  const count = (name: 'room' | 'roomType') => countBy(ahead.map((one) => one[name]))
  const unknown = (names: Iterable<string>, known: readonly string[], uses: ReadonlyMap<string, number>) =>
    [...new Set(names)]
      .filter((name) => !known.includes(name))
      .map((name) => ({ name, reservations: uses.get(name) ?? 0 }))
      .toSorted((one, other) => other.reservations - one.reservations)
  const usedRooms = count('room')
  const usedTypes = count('roomType')
  // A hotel whose system was not read to its end may have them on the next page.
  const onlyHere = isComplete ? book.current.filter((reference) => !reservations.has(reference)) : []
  return {
    isComplete,
    reservations: reservations.size,
    arrivals: ahead.filter(({ state }) => state === 'expected').length,
    inHouse: ahead.filter(({ state }) => state === 'inHouse').length,
    known: [...reservations.keys()].filter((reference) => book.all.has(reference)).length,
    rooms: rooms.size,
    roomTypes: new Set([...roomTypes, ...[...rooms.values()].map(({ roomType }) => roomType)]).size,
    unknownRooms: unknown([...rooms.keys(), ...usedRooms.keys()], book.rooms, usedRooms),
    unknownRoomTypes: unknown(
      [...roomTypes, ...usedTypes.keys(), ...[...rooms.values()].map(({ roomType }) => roomType)],
      book.roomTypes,
      usedTypes,
    ),
    roomsOnlyHere: isComplete ? book.rooms.filter((room) => !rooms.has(room)) : [],
    onlyHere: onlyHere.length,
    someOnlyHere: onlyHere.slice(0, MAX_LISTED),
    refused: refused.length,
    someRefused: refused.slice(0, MAX_LISTED).map(toRefusedEntry),
    ...findCityTaxIssue([...reservations.values()], { cityTaxSource, hasCityTax: book.hasCityTax }),
  }
}

interface CityTax {
  /** Undefined for a system that leaves no choice. */
  readonly cityTaxSource: CityTaxSource | undefined
  readonly hasCityTax: boolean
}

/** Lines of the kind `tax` are those that the system adds by itself: what Foyer posts is a charge. */
function findCityTaxIssue(
  all: readonly SystemReservation[],
  { cityTaxSource, hasCityTax }: CityTax,
): Pick<SystemDryRun, 'cityTax'> {
  const reservations = all.filter(({ folio }) => folio?.some(({ kind }) => kind === 'tax')).length
  if (!hasCityTax || all.length === 0) return {}
  if (cityTaxSource === 'foyer' && reservations > 0) return { cityTax: { issue: 'twice', reservations } }
  if (cityTaxSource === 'mews' && reservations === 0) return { cityTax: { issue: 'never', reservations } }
  return {}
}

function countBy(names: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
