import { addDays } from '../basics/add-days.ts'
import { countNights } from '../basics/count-nights.ts'

/** A stay that needs a room. */
export interface StayToRoom {
  readonly reference: string
  readonly typeId: string
  /** The first night that counts: today for a stay that should have begun earlier. */
  readonly startDate: string
  readonly endDate: string
  readonly groupLocator?: string | undefined
}

export interface RoomToGive {
  readonly number: string
  readonly typeId: string
  readonly floor: number
  readonly readiness: Readiness
  /** In order. */
  readonly takenNights: readonly string[]
}

/** From best to worst for a guest who arrives. */
export const readinessLevels = ['ready', 'notReady', 'occupied'] as const
export type Readiness = (typeof readinessLevels)[number]

export interface Assignment {
  readonly reference: string
  readonly roomNumber: string
}

export type UnassignedReason = 'noRoomOfType' | 'noneFree'

export interface AssignedRooms {
  readonly assigned: readonly Assignment[]
  readonly left: readonly { readonly reference: string; readonly reason: UnassignedReason }[]
}

/** A room that has more than this free before or after a stay counts as open. */
const MAX_GAP_DAYS = 60

/**
 * Gives the stays of one day rooms of their type. The longest stay chooses first, so no shorter one
 * takes the only room that is free for long enough: as many stays as possible get a room. Each
 * prefers the floor of its group, then a ready room, then the one that it fills with the smallest
 * gap, so that long free periods remain for long stays.
 */
export function assignRooms(
  stays: readonly StayToRoom[],
  rooms: readonly RoomToGive[],
  floorsOfGroups: ReadonlyMap<string, readonly number[]> = new Map(),
): AssignedRooms {
  const open = new Map(rooms.map((room) => [room.number, room]))
  const floors = new Map(floorsOfGroups)
  const assigned: Assignment[] = []
  const left: { reference: string; reason: UnassignedReason }[] = []
  for (const stay of stays.toSorted(compareStays)) {
    const ofType = rooms.filter(({ typeId }) => typeId === stay.typeId)
    const groupFloors = (stay.groupLocator && floors.get(stay.groupLocator)) || []
    const [best] = ofType
      .filter((room) => open.has(room.number) && isFree(room, stay))
      .map((room) => ({ room, cost: computeCost(room, stay, groupFloors) }))
      .toSorted((one, other) => compareCosts(one.cost, other.cost) || compareRooms(one.room, other.room))
    if (!best) {
      left.push({ reference: stay.reference, reason: ofType.length === 0 ? 'noRoomOfType' : 'noneFree' })
      continue
    }
    open.delete(best.room.number)
    if (stay.groupLocator) floors.set(stay.groupLocator, [...groupFloors, best.room.floor])
    assigned.push({ reference: stay.reference, roomNumber: best.room.number })
  }
  return { assigned, left }
}

const compareStays = (one: StayToRoom, other: StayToRoom) =>
  other.endDate.localeCompare(one.endDate) || one.reference.localeCompare(other.reference)

const compareRooms = (one: RoomToGive, other: RoomToGive) =>
  one.floor - other.floor || one.number.localeCompare(other.number, 'en', { numeric: true })

function isFree({ takenNights }: RoomToGive, { startDate, endDate }: StayToRoom): boolean {
  return !takenNights.some((night) => night >= startDate && night < endDate)
}

type Cost = readonly [otherFloor: number, readiness: number, gap: number]

function computeCost(room: RoomToGive, stay: StayToRoom, groupFloors: readonly number[]): Cost {
  const isApart = groupFloors.length > 0 && !groupFloors.includes(room.floor)
  return [Number(isApart), readinessLevels.indexOf(room.readiness), computeGap(room, stay)]
}

function compareCosts(one: Cost, other: Cost): number {
  const [floor, readiness, gap] = one.map((part, at) => part - (other[at] ?? 0))
  return floor || readiness || gap || 0
}

/** Free nights that remain on both sides of the stay. */
function computeGap({ takenNights }: RoomToGive, { startDate, endDate }: StayToRoom): number {
  const before = takenNights.findLast((night) => night < startDate)
  const after = takenNights.find((night) => night >= endDate)
  return countFree(before && addDays(before, 1), startDate) + countFree(endDate, after)
}

function countFree(from: string | undefined, to: string | undefined): number {
  if (from === undefined || to === undefined) return MAX_GAP_DAYS
  return Math.min(MAX_GAP_DAYS, countNights(from, to))
}
