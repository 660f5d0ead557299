import { type Rack, readRack } from '@foyer/contract/staff/rack.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'

export const ROOMS = 300
export const DAYS = 21
/** Nights of each stay; the night between two stays is free. */
const NIGHTS = 3

/** A hotel with a room in each line and a stay in most nights, in the shape of this hotel's rack. */
export function buildLargeRack(small: Rack): Rack {
  const [room] = small.rooms
  const [stay] = small.stays
  if (!room || !stay) throw new Error('The demo hotel has rooms and stays.')
  const rooms = Array.from({ length: ROOMS }, (_, at) => ({
    ...room,
    number: String(100 + at),
    floor: Math.floor(at / 30) + 1,
  }))
  const stays = rooms.flatMap(({ number }, at) =>
    Array.from({ length: Math.ceil(DAYS / (NIGHTS + 1)) }, (_, turn) => {
      const startDate = addDays(small.from, turn * (NIGHTS + 1) + (at % (NIGHTS + 1)))
      return {
        ...stay,
        reference: `B${at}-${turn}`,
        lastName: `Bench${at}`,
        startDate,
        endDate: addDays(startDate, NIGHTS),
        state: startDate < small.today ? ('inHouse' as const) : ('expected' as const),
        roomNumber: number,
      }
    }),
  )
  const days = Array.from({ length: DAYS }, (_, at) => ({
    day: addDays(small.from, at),
    sold: ROOMS,
    rooms: ROOMS,
    withoutRoom: [],
  }))
  return { ...small, days, rooms, stays, closures: [] }
}

export const rackPath: string = readRack.path
