import type { HotelFacts, Room, RoomType } from '@foyer/domain/config/hotel-facts.ts'
import type { ConfigIssue } from '@foyer/domain/config/read-config.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** What a publication says of the hotel that has tables of its own, since calls and reservations lean on it. */
export interface HotelTables {
  readonly hotel: HotelFacts
  readonly roomTypes: readonly RoomType[]
  readonly rooms: readonly Room[]
}

/** As it is now: the hotel's own system may have added rooms since the newest publication. */
export async function readHotelTables(tx: HotelTransaction, hotelId: number): Promise<HotelTables | undefined> {
  const hotel = await tx
    .selectFrom('hotels')
    .select(['name', 'city', 'country', 'time_zone as timeZone', 'currency'])
    .where('id', '=', hotelId)
    .executeTakeFirst()
  if (!hotel) return undefined
  const roomTypes = await tx.selectFrom('room_types').select(['id', 'name', 'names', 'picture']).execute()
  const rooms = await tx.selectFrom('rooms').select(['number', 'type_id as type', 'floor']).execute()
  return inOrder({ hotel, roomTypes, rooms })
}

/** One hotel, one way to write it, so that the same is the same. */
export function inOrder({ hotel, roomTypes, rooms }: HotelTables): HotelTables {
  return {
    hotel,
    roomTypes: roomTypes.toSorted((a, b) => natural.compare(a.id, b.id)),
    rooms: rooms.toSorted((a, b) => natural.compare(a.number, b.number)),
  }
}

const natural = new Intl.Collator('en', { numeric: true })

const gone = <Entry>(before: readonly Entry[], after: readonly Entry[], key: (entry: Entry) => string) => {
  const kept = new Set(after.map(key))
  return before.map(key).filter((name) => !kept.has(name))
}

const typeId = ({ id }: RoomType) => id
const roomNumber = ({ number }: Room) => number

/** What cannot go, since somebody has it. */
export async function tablesInUse(
  tx: HotelTransaction,
  before: HotelTables,
  after: HotelTables,
): Promise<ConfigIssue[]> {
  const numbers = gone(before.rooms, after.rooms, roomNumber)
  const types = gone(before.roomTypes, after.roomTypes, typeId)
  const inRooms = numbers.length
    ? await tx
        .selectFrom('reservations')
        .select(['reference', 'room_number'])
        .where('room_number', 'in', numbers)
        .where('state', 'in', ['expected', 'inHouse'])
        .execute()
    : []
  const ofTypes = types.length
    ? await tx
        .selectFrom('reservations')
        .select(['room_type_id', (row) => row.fn.countAll<string>().as('count')])
        .where('room_type_id', 'in', types)
        .groupBy('room_type_id')
        .execute()
    : []
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

/** Only what is different between the two is written: what nobody spoke of stays. */
export async function writeHotelTables(
  tx: HotelTransaction,
  hotelId: number,
  before: HotelTables,
  after: HotelTables,
): Promise<void> {
  const { timeZone, ...facts } = after.hotel
  await tx
    .updateTable('hotels')
    .set({ ...facts, time_zone: timeZone })
    .where('id', '=', hotelId)
    .execute()
  await keepRoomTypes(tx, hotelId, changed(before.roomTypes, after.roomTypes, typeId))
  await keepRooms(tx, hotelId, changed(before.rooms, after.rooms, roomNumber))
  const numbers = gone(before.rooms, after.rooms, roomNumber)
  if (numbers.length > 0) await tx.deleteFrom('rooms').where('number', 'in', numbers).execute()
  const types = gone(before.roomTypes, after.roomTypes, typeId)
  if (types.length > 0) await tx.deleteFrom('room_types').where('id', 'in', types).execute()
}

function changed<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  key: (entry: Entry) => string,
): readonly Entry[] {
  const was = new Map(before.map((entry) => [key(entry), JSON.stringify(entry)]))
  return after.filter((entry) => was.get(key(entry)) !== JSON.stringify(entry))
}

async function keepRoomTypes(tx: HotelTransaction, hotelId: number, types: readonly RoomType[]): Promise<void> {
  if (types.length === 0) return
  await tx
    .insertInto('room_types')
    .values(types.map((type) => ({ hotel_id: hotelId, ...type, names: JSON.stringify(type.names) })))
    .onConflict((known) =>
      known.columns(['hotel_id', 'id']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        names: row.ref('excluded.names'),
        picture: row.ref('excluded.picture'),
      })),
    )
    .execute()
}

/** A new room is ready; whether a known one is, housekeeping knows. */
async function keepRooms(tx: HotelTransaction, hotelId: number, rooms: readonly Room[]): Promise<void> {
  if (rooms.length === 0) return
  await tx
    .insertInto('rooms')
    .values(rooms.map(({ number, type, floor }) => ({ hotel_id: hotelId, number, type_id: type, floor, ready: true })))
    .onConflict((known) =>
      known.columns(['hotel_id', 'number']).doUpdateSet((row) => ({
        type_id: row.ref('excluded.type_id'),
        floor: row.ref('excluded.floor'),
      })),
    )
    .execute()
}
