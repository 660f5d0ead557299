import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { findOccupied, listOccupied } from './occupied-rooms.store.ts'

/** A room's reservation, from its first day to its last. */
interface Occupied {
  readonly reference: string
  readonly roomNumber?: string | null | undefined
  readonly startDate: string
  readonly endDate: string
}

/**
 * Tracks which of these rooms are taken, in the database and by the file's own rows as they are
 * saved.
 */
export async function readOccupiedRooms(tx: HotelTransaction, rooms: readonly string[]) {
  const rows: readonly Occupied[] = await listOccupied(tx, rooms)
  const byRoom = Map.groupBy(rows, ({ roomNumber }) => roomNumber)
  const inRoom = (room: Occupied['roomNumber']) => (room ? (byRoom.get(room) ?? []) : [])
  return {
    /** Returns another reservation that has the room on one of the nights. */
    findOther: ({ reference, roomNumber, startDate, endDate }: Occupied) =>
      inRoom(roomNumber).find(
        (one) => one.reference !== reference && one.startDate < endDate && one.endDate > startDate,
      )?.reference,
    /** Adds a new reservation. */
    add(one: Occupied): void {
      byRoom.set(one.roomNumber, [...inRoom(one.roomNumber), one])
    },
    /**
     * Reads an existing reservation's room again: a guest who moved to an upgraded room stays
     * there, whatever the file says.
     */
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

export type OccupiedRooms = Awaited<ReturnType<typeof readOccupiedRooms>>
