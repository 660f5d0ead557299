import type { CurrentReservation, DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import type { SystemMapping } from '@foyer/domain/config/hotel-system.ts'
import type { HotelSystem } from './hotel-system.ts'

type Names = Readonly<Record<string, string>>
type Fields = Readonly<Record<string, unknown>>

const invert = (names: Names): Names => Object.fromEntries(Object.entries(names).map(([one, other]) => [other, one]))

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces names in these fields; a name that is not mapped stays. */
function rename<Value>(value: Value, fields: Readonly<Record<string, Names>>): Value {
  if (!isFields(value)) return value
  const renamed = Object.entries(fields).flatMap(([field, names]) => {
    const known = value[field]
    const name = typeof known === 'string' ? names[known] : undefined
    return name === undefined ? [] : [[field, name] as const]
  })
  return { ...value, ...Object.fromEntries(renamed) }
}

/** A system whose rooms and room types have other names than the hotel's own. */
export function mapNames(
  system: HotelSystem,
  { rooms, roomTypes }: Pick<SystemMapping, 'rooms' | 'roomTypes'>,
): HotelSystem {
  if (Object.keys({ ...rooms, ...roomTypes }).length === 0) return system
  const ours = { room: invert(rooms), roomType: invert(roomTypes) }
  const toRoom = <Room>(room: Room) => rename(room, { number: ours.room, roomType: ours.roomType })
  const toReservation = <Reservation>(reservation: Reservation) => rename(reservation, ours)

  /** Events are not parsed yet. A mapped type keeps the hotel's own names of it. */
  function toEvents(event: unknown): unknown[] {
    if (!isFields(event)) return [event]
    const { roomType, room, reservation } = event
    if (isFields(roomType) && typeof roomType['id'] === 'string' && ours.roomType[roomType['id']]) return []
    return [
      {
        ...event,
        ...(room !== undefined && { room: toRoom(room) }),
        ...(reservation !== undefined && { reservation: toReservation(reservation) }),
      },
    ]
  }

  const toCurrent = ({ reservation, room }: CurrentReservation): CurrentReservation => ({
    reservation: toReservation(reservation),
    ...(room && { room: toRoom(room) }),
  })

  const toTheirs = (told: DeliveryEvent): DeliveryEvent => {
    const theirs = rename(told, { room: rooms, roomType: roomTypes })
    return theirs.kind === 'arrival' && theirs.upgrade
      ? { ...theirs, upgrade: rename(theirs.upgrade, { roomType: roomTypes }) }
      : theirs
  }

  return {
    ...system,
    async pull(cursor) {
      const page = await system.pull(cursor)
      return { ...page, events: page.events.flatMap(toEvents) }
    },
    async ask(reference) {
      const current = await system.ask(reference)
      return current && toCurrent(current)
    },
    deliver: (told) => system.deliver(toTheirs(told)),
  }
}
