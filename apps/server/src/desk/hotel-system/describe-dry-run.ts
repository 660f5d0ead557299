import type { RefusedEntry } from '@foyer/contract/staff/hotel-system.ts'
import type { SystemDryRun } from '@foyer/contract/staff/system-setup.ts'

const list = (names: readonly string[]) => names.map((name) => `      ${name}`)

const cityTaxIssues = {
  twice: 'The system adds city tax to bookings by itself, and Foyer to walk-ins: they would owe it twice.',
  never: 'Foyer leaves the city tax of walk-ins to the system, which adds none to its bookings.',
} as const

const describeRefused = ({ id, key, why }: RefusedEntry) => [id, key, why].filter(Boolean).join(' · ')

/** The lines of `npm run hotel-system -- dry-run`. */
export function describeDryRun(run: Omit<SystemDryRun, 'at'>): string[] {
  const named = (all: SystemDryRun['unknownRooms']) =>
    all.map(({ name, reservations }) => `${name}: ${reservations} reservations`)
  const lists: [string, readonly string[], number][] = [
    ['entries cannot be taken', run.someRefused.map(describeRefused), run.refused],
    ['rooms are unknown, and would be added', named(run.unknownRooms), run.unknownRooms.length],
    ['room types are unknown, and would be added', named(run.unknownRoomTypes), run.unknownRoomTypes.length],
    ['rooms of Foyer are not there', run.roomsOnlyHere, run.roomsOnlyHere.length],
    ['current reservations of Foyer are not there, and stay', run.someOnlyHere, run.onlyHere],
  ]
  return [
    `${run.arrivals} arrivals, ${run.unknownRooms.length} rooms unknown`,
    `${run.reservations} reservations read: ${run.inHouse} in house, ${run.known} known to Foyer. ${run.rooms} rooms, ${run.roomTypes} types.`,
    ...lists.filter(([, , count]) => count > 0).flatMap(([what, names, count]) => [`${count} ${what}`, ...list(names)]),
    ...(run.cityTax ? [cityTaxIssues[run.cityTax.issue]] : []),
    ...(run.isComplete ? [] : ['The system has more than was read.']),
  ]
}
