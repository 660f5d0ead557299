import type { HousekeepingRoom, WaitingForRoom } from '@foyer/contract/staff/housekeeping.ts'
import type { ClosureRow, RoomRow, StayRow, WaitRow } from './housekeeping.store.ts'

interface Day {
  readonly today: string
  readonly stays: readonly StayRow[]
  readonly waiting: readonly WaitRow[]
  readonly closures: readonly ClosureRow[]
}

const natural = new Intl.Collator('en', { numeric: true })

/** What housekeeping sees of each room, by floor and number. */
export function toHousekeepingRooms(rooms: readonly RoomRow[], day: Day): HousekeepingRoom[] {
  const stays = Map.groupBy(day.stays, ({ roomNumber }) => roomNumber)
  const waiting = new Map(day.waiting.map((wait) => [wait.roomNumber, wait]))
  const closures = Map.groupBy(day.closures, ({ roomNumber }) => roomNumber)
  return rooms
    .toSorted((one, other) => one.floor - other.floor || natural.compare(one.number, other.number))
    .map(({ conditionAt, conditionBy, inspects: _, ...room }) => ({
      ...room,
      conditionAt: conditionAt.toISOString(),
      ...(conditionBy !== null && { conditionBy }),
      ...toGuests(stays.get(room.number) ?? [], day.today, waiting.get(room.number)),
      ...toClosure(closures.get(room.number)?.[0], day.today),
    }))
}

function toGuests(stays: readonly StayRow[], today: string, wait: WaitRow | undefined) {
  const inHouse = stays.filter(({ state }) => state === 'inHouse')
  const staying = inHouse.find(({ endDate }) => endDate > today)
  const due = inHouse.find(({ endDate }) => endDate <= today)
  const left = stays.findLast(({ state }) => state === 'departed')
  const arriving = stays.find(({ state }) => state === 'expected')
  return {
    ...(staying && { staying: { guests: staying.guests, until: staying.endDate } }),
    ...(due
      ? { leaving: { guests: due.guests, ...(due.lateCheckOut && { lateUntil: due.lateCheckOut }) } }
      : left?.leftAt && { leaving: { guests: left.guests, leftAt: left.leftAt.toISOString() } }),
    ...(arriving && {
      arriving: {
        guests: arriving.guests,
        ...(arriving.arrivalTime && { time: arriving.arrivalTime }),
        ...(wait && { waitingSince: wait.since.toISOString() }),
      },
    }),
  }
}

function toClosure(closure: ClosureRow | undefined, today: string): Pick<HousekeepingRoom, 'closure'> {
  if (!closure) return {}
  const { roomNumber: _, ...rest } = closure
  return { closure: { ...rest, isToday: closure.startDate <= today } }
}

export function toWaiting({ since, roomNumber, ...wait }: WaitRow): WaitingForRoom {
  return { ...wait, since: since.toISOString(), ...(roomNumber !== null && { roomNumber }) }
}
