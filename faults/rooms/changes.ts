import { randomInt } from 'node:crypto'
import { checkInStay, undoCheckIn } from '@foyer/contract/staff/check-in.ts'
import { checkOutStay, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import { changeDates } from '@foyer/contract/staff/dates.ts'
import { changeDoorCode } from '@foyer/contract/staff/keys.ts'
import { assignRoom } from '@foyer/contract/staff/rooms.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import type { Desk } from '../desk.ts'

/** What the stay looks like after an accepted change; absent if the change does not set it. */
export interface Expected {
  readonly roomNumber?: string
  readonly startDate?: string
  readonly endDate?: string
  readonly state?: Stay['state']
}

export interface Change {
  readonly name: string
  /** States of a stay in which a page offers it. */
  readonly from: readonly Stay['state'][]
  /** Returns what the stay must look like if the server has accepted it, otherwise undefined. */
  apply(desk: Desk, stay: Stay, rooms: readonly string[]): Promise<Expected | undefined>
}

export const pick = <One>(all: readonly One[]): One => all[randomInt(all.length)] as One

const shownDates = ({ startDate, endDate }: Stay) => ({ shownStartDate: startDate, shownEndDate: endDate })

const REASON = { reason: 'A test' }

/** Each as a page would send it, for the stay that it shows. */
export const changes: readonly Change[] = [
  {
    name: 'another room',
    from: ['expected', 'inHouse'],
    async apply(desk, { reference, roomNumber: shownRoom }, rooms) {
      const roomNumber = pick(rooms)
      const body = { roomNumber, ...(shownRoom && { shownRoom }) }
      return (await desk.call(assignRoom, { reference }, body)) && { roomNumber }
    },
  },
  {
    name: 'stays longer',
    from: ['expected', 'inHouse'],
    async apply(desk, stay) {
      const endDate = addDays(stay.endDate, randomInt(1, 4))
      const body = { endDate, ...shownDates(stay) }
      return (await desk.call(changeDates, { reference: stay.reference }, body)) && { endDate }
    },
  },
  {
    name: 'leaves earlier',
    from: ['expected', 'inHouse'],
    async apply(desk, stay) {
      const endDate = addDays(stay.endDate, -1)
      const body = { endDate, unusedNights: pick(['charge', 'release'] as const), ...shownDates(stay) }
      return (await desk.call(changeDates, { reference: stay.reference }, body)) && { endDate }
    },
  },
  {
    name: 'arrives on another day',
    from: ['expected'],
    async apply(desk, stay, rooms) {
      const days = pick([-1, 1])
      const dates = { startDate: addDays(stay.startDate, days), endDate: addDays(stay.endDate, days) }
      const roomNumber = pick(rooms)
      const body = { ...dates, roomNumber, unusedNights: 'release', ...shownDates(stay) }
      return (await desk.call(changeDates, { reference: stay.reference }, body)) && { ...dates, roomNumber }
    },
  },
  {
    name: 'checks in',
    from: ['expected'],
    async apply(desk, { reference, bill }) {
      const body = { owing: bill.pending, termsOnPaper: true }
      return (await desk.call(checkInStay, { reference }, body)) && { state: 'inHouse' }
    },
  },
  {
    name: 'check-in undone',
    from: ['inHouse'],
    apply: async (desk, { reference }) =>
      (await desk.call(undoCheckIn, { reference }, REASON)) && { state: 'expected' },
  },
  {
    name: 'new door code',
    from: ['inHouse'],
    apply: async (desk, { reference }) => (await desk.call(changeDoorCode, { reference })) && {},
  },
  {
    name: 'checks out',
    from: ['inHouse'],
    apply: async (desk, { reference }) => (await desk.call(checkOutStay, { reference })) && { state: 'departed' },
  },
  {
    name: 'check-out undone',
    from: ['departed'],
    apply: async (desk, { reference }) =>
      (await desk.call(undoCheckOut, { reference }, REASON)) && { state: 'inHouse' },
  },
]
