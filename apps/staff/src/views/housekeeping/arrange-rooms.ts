import type { HousekeepingRoom } from '@foyer/contract/staff/housekeeping.ts'
import type { RoomCondition } from '@foyer/domain/room/condition.ts'

export const filters = ['all', 'dirty', 'clean', 'ready', 'closed'] as const
export type Filter = (typeof filters)[number]

type Filtered = Pick<HousekeepingRoom, 'condition' | 'ready' | 'closure' | 'leaving' | 'staying'>

export const isClosed = ({ closure }: Pick<HousekeepingRoom, 'closure'>): boolean => closure?.isToday === true

/** Guests are in it, so that it is not ready for anyone else, however clean. */
export const isOccupied = ({ leaving, staying }: Pick<HousekeepingRoom, 'leaving' | 'staying'>): boolean =>
  staying !== undefined || (leaving !== undefined && leaving.leftAt === undefined)

const matches: Readonly<Record<Filter, (room: Filtered) => boolean>> = {
  all: () => true,
  dirty: (room) => room.condition === 'dirty' && !isClosed(room),
  clean: (room) => room.condition === 'clean' && !room.ready && !isClosed(room),
  ready: (room) => room.ready && !isClosed(room) && !isOccupied(room),
  closed: isClosed,
}

export const countRooms = (rooms: readonly Filtered[], filter: Filter): number => rooms.filter(matches[filter]).length

interface Floor {
  readonly floor: number
  readonly rooms: readonly HousekeepingRoom[]
  readonly ready: number
  readonly of: number
}

/** The highest floor first, as housekeepers work their way down. Counts are of all rooms of a floor. */
export function arrangeFloors(
  rooms: readonly HousekeepingRoom[],
  { filter, floor: only }: { readonly filter: Filter; readonly floor: number | undefined },
): Floor[] {
  return listFloors(rooms)
    .filter((floor) => only === undefined || floor === only)
    .map((floor) => {
      const on = rooms.filter((room) => room.floor === floor)
      const shown = on.filter(matches[filter])
      return {
        floor,
        rooms: shown.toSorted((one, other) => Number(isWaited(other)) - Number(isWaited(one))),
        ready: countRooms(on, 'ready'),
        of: on.length,
      }
    })
    .filter((floor) => floor.rooms.length > 0)
    .toReversed()
}

/** The lowest first. */
export const listFloors = (rooms: readonly Pick<HousekeepingRoom, 'floor'>[]): number[] =>
  [...new Set(rooms.map(({ floor }) => floor))].toSorted((one, other) => one - other)

const isWaited = ({ arriving }: HousekeepingRoom): boolean => arriving?.waitingSince !== undefined

/** The condition that one tap sets; undefined if nothing is left to do. */
export function getNextCondition({ condition, ready }: Filtered): Exclude<RoomCondition, 'dirty'> | undefined {
  if (condition === 'dirty') return 'clean'
  return condition === 'clean' && !ready ? 'inspected' : undefined
}
