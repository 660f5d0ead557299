import type { HotelFacts, Room, RoomType } from '@foyer/domain/config/hotel-facts.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export async function findHotelFacts(tx: HotelTransaction, hotelId: number): Promise<HotelFacts | undefined> {
  const row = await tx
    .selectFrom('hotels')
    .select(['name', 'city', 'country', 'time_zone as timeZone', 'currency', 'inspects_rooms'])
    .where('id', '=', hotelId)
    .executeTakeFirst()
  if (!row) return undefined
  const { inspects_rooms: inspectsRooms, ...facts } = row
  return { ...facts, ...(inspectsRooms && { inspectsRooms }) }
}

export function listRoomTypes(tx: HotelTransaction): Promise<RoomType[]> {
  return tx.selectFrom('room_types').select(['id', 'name', 'names', 'picture']).execute()
}

export function listRooms(tx: HotelTransaction): Promise<Room[]> {
  return tx.selectFrom('rooms').select(['number', 'type_id as type', 'floor']).execute()
}

/** Reservations of guests who are in one of these rooms or are expected in it. */
export async function listReservationsInRooms(tx: HotelTransaction, numbers: readonly string[]) {
  if (numbers.length === 0) return []
  return tx
    .selectFrom('reservations')
    .select(['reference', 'room_number'])
    .where('room_number', 'in', numbers)
    .where('state', 'in', ['expected', 'inHouse'])
    .execute()
}

export async function countReservationsOfTypes(tx: HotelTransaction, types: readonly string[]) {
  if (types.length === 0) return []
  return tx
    .selectFrom('reservations')
    .select(['room_type_id', (row) => row.fn.countAll<string>().as('count')])
    .where('room_type_id', 'in', types)
    .groupBy('room_type_id')
    .execute()
}

export async function updateHotelFacts(
  tx: HotelTransaction,
  hotelId: number,
  { timeZone, inspectsRooms = false, ...facts }: HotelFacts,
): Promise<void> {
  await tx
    .updateTable('hotels')
    .set({ ...facts, time_zone: timeZone, inspects_rooms: inspectsRooms })
    .where('id', '=', hotelId)
    .execute()
}

export async function saveRoomTypes(tx: HotelTransaction, hotelId: number, types: readonly RoomType[]): Promise<void> {
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

/** A new room is ready; for a known one, housekeeping's state is left alone. */
export async function saveRooms(tx: HotelTransaction, hotelId: number, rooms: readonly Room[]): Promise<void> {
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

export async function deleteRooms(tx: HotelTransaction, numbers: readonly string[]): Promise<void> {
  if (numbers.length > 0) await tx.deleteFrom('rooms').where('number', 'in', numbers).execute()
}

export async function deleteRoomTypes(tx: HotelTransaction, types: readonly string[]): Promise<void> {
  if (types.length > 0) await tx.deleteFrom('room_types').where('id', 'in', types).execute()
}
