import type { StaffRoom } from '@foyer/contract/staff/rooms.ts'

interface Choice {
  readonly rooms: readonly StaffRoom[]
  readonly roomTypeId: string
  /** Rooms that others of the group have. */
  readonly near: ReadonlySet<string>
}

/** Chooses a free room of the booked type: empty and ready ones first, then those near the others. */
export function chooseRoom({ rooms, roomTypeId, near }: Choice): StaffRoom | undefined {
  const floors = new Set(rooms.filter(({ number }) => near.has(number)).map(({ floor }) => floor))
  const rank = ({ isOccupied, ready, floor }: StaffRoom) =>
    Number(isOccupied) * 4 + Number(!ready) * 2 + Number(!floors.has(floor))
  return rooms
    .filter(({ typeId, occupant }) => typeId === roomTypeId && !occupant)
    .toSorted((one, other) => rank(one) - rank(other))[0]
}
