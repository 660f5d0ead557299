import type { HotelFacts, Room, RoomType } from '@foyer/domain/config/hotel-facts.ts'
import type { ConfigIssue } from '@foyer/domain/config/parse-hotel-config.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import {
  countReservationsOfTypes,
  deleteRooms,
  deleteRoomTypes,
  findHotelFacts,
  listReservationsInRooms,
  listRooms,
  listRoomTypes,
  saveRooms,
  saveRoomTypes,
  updateHotelFacts,
} from './hotel-tables.store.ts'

/**
 * The parts of a publication that have their own tables, because calls and reservations reference
 * them.
 */
export interface HotelTables {
  readonly hotel: HotelFacts
  readonly roomTypes: readonly RoomType[]
  readonly rooms: readonly Room[]
}

/** The current state: the hotel's own system may have added rooms since the newest publication. */
export async function readHotelTables(tx: HotelTransaction, hotelId: number): Promise<HotelTables | undefined> {
  const hotel = await findHotelFacts(tx, hotelId)
  if (!hotel) return undefined
  const roomTypes = await listRoomTypes(tx)
  const rooms = await listRooms(tx)
  return sortTables({ hotel, roomTypes, rooms })
}

/** Sorts the tables, so that equal ones serialise equally. */
export function sortTables({ hotel, roomTypes, rooms }: HotelTables): HotelTables {
  return {
    hotel,
    roomTypes: roomTypes.toSorted((a, b) => natural.compare(a.id, b.id)),
    rooms: rooms.toSorted((a, b) => natural.compare(a.number, b.number)),
  }
}

const natural = new Intl.Collator('en', { numeric: true })

const findRemoved = <Entry>(before: readonly Entry[], after: readonly Entry[], key: (entry: Entry) => string) => {
  const kept = new Set(after.map(key))
  return before.map(key).filter((name) => !kept.has(name))
}

const typeId = ({ id }: RoomType) => id
const roomNumber = ({ number }: Room) => number

/** What can't be removed because it is in use. */
export async function findTablesInUse(
  tx: HotelTransaction,
  before: HotelTables,
  after: HotelTables,
): Promise<ConfigIssue[]> {
  const inRooms = await listReservationsInRooms(tx, findRemoved(before.rooms, after.rooms, roomNumber))
  const ofTypes = await countReservationsOfTypes(tx, findRemoved(before.roomTypes, after.roomTypes, typeId))
  return [
    ...inRooms.map((row) => ({
      path: `rooms.${row.room_number}`,
      message: `cannot go: reservation ${row.reference} has this room`,
    })),
    ...ofTypes.map((row) => ({
      path: `roomTypes.${row.room_type_id}`,
      message: `cannot go: ${row.count} reservations are of this type`,
    })),
  ]
}

/** Writes only the differences; anything not mentioned stays. */
export async function writeHotelTables(
  tx: HotelTransaction,
  hotelId: number,
  before: HotelTables,
  after: HotelTables,
): Promise<void> {
  await updateHotelFacts(tx, hotelId, after.hotel)
  await saveRoomTypes(tx, hotelId, findChanged(before.roomTypes, after.roomTypes, typeId))
  await saveRooms(tx, hotelId, findChanged(before.rooms, after.rooms, roomNumber))
  await deleteRooms(tx, findRemoved(before.rooms, after.rooms, roomNumber))
  await deleteRoomTypes(tx, findRemoved(before.roomTypes, after.roomTypes, typeId))
}

function findChanged<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  key: (entry: Entry) => string,
): readonly Entry[] {
  const was = new Map(before.map((entry) => [key(entry), JSON.stringify(entry)]))
  return after.filter((entry) => was.get(key(entry)) !== JSON.stringify(entry))
}
