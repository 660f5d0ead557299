import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { findOccupied, listOccupied } from './occupied-rooms.store.ts'

/** Who has a room, from which day until which. */
interface Occupied {
  readonly reference: string
  readonly roomNumber?: string | null | undefined
  readonly startDate: string
  readonly endDate: string
}

/** The rooms that a file speaks of, as they are taken in the book, and by its own rows as they are kept. */
export async function occupiedRooms(tx: HotelTransaction, rooms: readonly string[]) {
  const rows: readonly Occupied[] = await listOccupied(tx, rooms)
  const byRoom = Map.groupBy(rows, ({ roomNumber }) => roomNumber)
  const inRoom = (room: Occupied['roomNumber']) => (room ? (byRoom.get(room) ?? []) : [])
  return {
    isTaken: ({ reference, roomNumber, startDate, endDate }: Occupied) =>
      inRoom(roomNumber).some(
        (one) => one.reference !== reference && one.startDate < endDate && one.endDate > startDate,
      ),
    /** A reservation that the book did not know. */
    add(one: Occupied): void {
      byRoom.set(one.roomNumber, [...inRoom(one.roomNumber), one])
    },
    /** One that it knew in this room is read anew: whoever has moved into a better room stays there, whatever a file says. */
    async lookAgain(id: string, { reference, room_number: before }: { reference: string; room_number: string | null }) {
      byRoom.set(
        before,
        inRoom(before).filter((one) => one.reference !== reference),
      )
      const now = await findOccupied(tx, id)
      if (now) this.add(now)
    },
  }
}
