import { addDays } from '../basics/add-days.ts'
import type { ReservationState } from '../reservation/reservation.ts'

interface Nights {
  readonly startDate: string
  readonly endDate: string
}

interface RackInput {
  readonly from: string
  readonly days: number
  readonly roomCount: number
  readonly stays: readonly (Nights & {
    readonly state: ReservationState
    readonly roomTypeId: string
    readonly roomNumber?: string | undefined
  })[]
  readonly closures: readonly (Nights & { readonly roomNumber: string })[]
}

/** One night of the hotel in numbers. */
export interface RackDay {
  readonly day: string
  /** Stays on this night, with or without a room. */
  readonly sold: number
  /** Rooms that are not closed. */
  readonly rooms: number
  readonly withoutRoom: readonly { readonly typeId: string; readonly count: number }[]
}

const isOn = (day: string) => (nights: Nights) => nights.startDate <= day && day < nights.endDate

export function computeRackDays({ from, days, roomCount, stays, closures }: RackInput): RackDay[] {
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(from, at)
    const here = stays.filter(isOn(day))
    const closed = new Set(closures.filter(isOn(day)).map(({ roomNumber }) => roomNumber))
    const counts = new Map<string, number>()
    for (const { roomNumber, roomTypeId } of here)
      if (roomNumber === undefined) counts.set(roomTypeId, (counts.get(roomTypeId) ?? 0) + 1)
    const withoutRoom = [...counts].map(([typeId, count]) => ({ typeId, count }))
    return { day, sold: here.length, rooms: roomCount - closed.size, withoutRoom }
  })
}
