import type { changeDates, DatesPreview, previewDates } from '@foyer/contract/staff/dates.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import {
  type DateIssue,
  diffNights,
  findDateIssue,
  listNights,
  type StayDates,
  type UnusedNights,
} from '@foyer/domain/reservation/date-change.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { hasRoomEveryNight } from '../../book/reservation/room-nights.store.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { findOverdueGuest, findRoom, setUsed } from '../rooms/rooms.store.ts'
import { type DatedStay, findDatedStay, findOccupant, listFreeRooms, setDates } from './dates.store.ts'
import { followUpgrade } from './follow-upgrade.ts'
import { computeNightBill, saveNightLines } from './night-bill.ts'

type DatesChange = z.output<typeof changeDates.body>
type DatesQuery = z.output<typeof previewDates.query>

/** Dates of a stay, changed by staff. Hotels with a system of their own change them there. */
export function createDatesService(sites: Sites) {
  return {
    async preview(staff: Staff, typed: string, wanted: DatesQuery): Promise<DatesPreview> {
      const { id } = await getStayRow(staff, typed)
      const stay = await getDatedStay(staff, id)
      const endDate = wanted.leavesToday ? min(stay.endDate, staff.today) : wanted.endDate
      const to = { startDate: wanted.startDate ?? stay.startDate, endDate: endDate ?? stay.endDate }
      const issue = findDateIssue(stay, to, staff.today)
      return {
        setInHotelSystem: await hasSystem({ sites }, staff),
        today: staff.today,
        startDate: stay.startDate,
        endDate: stay.endDate,
        ...(stay.roomNumber && { roomNumber: stay.roomNumber }),
        ...(issue ? { issue, ...describeNothing(staff) } : await describeChange(staff, stay, to)),
      }
    },

    /** Returns by how much the bill has changed, in minor units. */
    async change(staff: Staff, typed: string, change: DatesChange): Promise<number> {
      if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
      const { id } = await getStayRow(staff, typed)
      await acquireReservationLock(staff, id)
      const stay = await getDatedStay(staff, id)
      const to = { startDate: change.startDate ?? stay.startDate, endDate: change.endDate ?? stay.endDate }
      const room = change.roomNumber ?? stay.roomNumber
      // A double click, or a retry after a lost answer.
      if (isSame(stay, to) && room === stay.roomNumber) return 0
      if (!isSame(stay, { startDate: change.shownStartDate, endDate: change.shownEndDate }))
        throw new Problem('alreadyHandled', 'a colleague has changed the dates')
      assertPossible(stay, to, staff.today)
      const { unused } = diffNights(stay, to)
      if (unused.length > 0 && !change.unusedNights) throw new Problem('badInput', 'what becomes of the unused nights?')
      if (room !== null && room !== stay.roomNumber && (await findRoom(staff.tx, room)).length === 0)
        throw new Problem('notFound', 'no such room')
      return applyChange(staff, stay, { to, room, unusedNights: unused.length > 0 ? change.unusedNights : undefined })
    },

    /** Ends a stay today if its guests leave before the last day. Needs the reservation's lock. */
    async endToday(staff: Staff, id: string, unusedNights: UnusedNights | undefined): Promise<void> {
      const stay = await getDatedStay(staff, id)
      if (stay.endDate <= staff.today || (await hasSystem({ sites }, staff))) return
      if (!unusedNights) throw new Problem('badInput', 'what becomes of the unused nights?')
      const to = { startDate: stay.startDate, endDate: staff.today }
      await applyChange(staff, stay, { to, room: stay.roomNumber, unusedNights })
    },

    /** Restores the departure of guests who did not leave early after all, unless another stay has the room by then. */
    async restoreEnd(staff: Staff, id: string, endDate: string): Promise<void> {
      const stay = await getDatedStay(staff, id)
      const to = { startDate: stay.startDate, endDate }
      if (stay.endDate >= endDate || findDateIssue(stay, to, staff.today)) return
      const { roomNumber: room } = stay
      const isTaken =
        room !== null && (await findOccupant(staff.tx, id, room, stay.endDate, endDate, staff.hotelDay)).length > 0
      if (!isTaken) await applyChange(staff, stay, { to, room, unusedNights: undefined })
    },
  }

  async function applyChange(
    staff: Staff,
    stay: DatedStay,
    { to, room, unusedNights }: { to: StayDates; room: string | null; unusedNights: UnusedNights | undefined },
  ): Promise<number> {
    const { id, reference } = stay
    const { lines, difference } = await computeNightBill(sites, staff, stay, {
      to,
      unusedNights: unusedNights ?? 'charge',
    })
    await setDates(staff.tx, id, to.startDate, to.endDate, room)
    const hasMoved = room !== stay.roomNumber
    if (hasMoved && stay.state === 'inHouse' && stay.roomNumber !== null) await setUsed(staff.tx, stay.roomNumber)
    await assertHasRoom(staff, id)
    await saveNightLines(staff, stay, lines)
    await followUpgrade(sites, staff, { id, ...to, nights: listNights(to).length })
    const { currency } = staff.hotel
    await recordAudit(staff, {
      action: 'datesChanged',
      subject: reference,
      details: {
        from: `${stay.startDate} – ${stay.endDate}`,
        to: `${to.startDate} – ${to.endDate}`,
        ...(hasMoved && room && { room }),
        ...(unusedNights && { unusedNights }),
        ...(difference !== 0 && { amount: formatMoney({ minor: difference, currency }, 'en') }),
      },
    })
    return difference
  }

  async function describeChange(staff: Staff, stay: DatedStay, to: StayDates) {
    const { added, unused } = diffNights(stay, to)
    const { currency } = staff.hotel
    const charged = await computeNightBill(sites, staff, stay, { to, unusedNights: 'charge' })
    const released = await computeNightBill(sites, staff, stay, { to, unusedNights: 'release' })
    const [occupant] = stay.roomNumber
      ? await findOccupant(staff.tx, stay.id, stay.roomNumber, to.startDate, to.endDate, staff.hotelDay)
      : []
    const isFree = occupant === undefined && stay.roomNumber !== null
    return {
      nights: listNights(to).length,
      addedNights: added.length,
      unusedNights: unused.length,
      added: { minor: charged.difference, currency },
      released: { minor: charged.difference - released.difference, currency },
      hasPrice: charged.hasPrice,
      ...(occupant && { occupant: { ...occupant, name: occupant.name || undefined } }),
      freeRooms: isFree ? [] : await listFreeRooms(staff.tx, stay.id, to.startDate, to.endDate, staff.hotelDay),
    }
  }
}

export type DatesService = ReturnType<typeof createDatesService>

const min = (one: string, other: string) => (one < other ? one : other)

const isSame = (one: StayDates, other: StayDates) => one.startDate === other.startDate && one.endDate === other.endDate

function describeNothing({ hotel: { currency } }: Staff) {
  const none = { minor: 0, currency }
  return { nights: 0, addedNights: 0, unusedNights: 0, added: none, released: none, hasPrice: true, freeRooms: [] }
}

async function getDatedStay({ tx }: Staff, id: string): Promise<DatedStay> {
  const [stay] = await findDatedStay(tx, id)
  if (!stay) throw new Problem('reservationNotFound')
  return stay
}

const issueProblems = {
  ended: 'stayEnded',
  arrived: 'alreadyCheckedIn',
  past: 'badInput',
  noNight: 'badInput',
  tooLong: 'badInput',
} as const satisfies Record<DateIssue, ProblemCode>

function assertPossible(stay: DatedStay, to: StayDates, today: string): void {
  const issue = findDateIssue(stay, to, today)
  if (issue) throw new Problem(issueProblems[issue], issue)
}

/** The database gives a night to one stay, so of two desks that want the same night, one is rejected here. */
async function assertHasRoom({ tx, hotelDay }: Staff, id: string): Promise<void> {
  const isTaken = !(await hasRoomEveryNight(tx, id, hotelDay)) || (await findOverdueGuest(tx, id)).length > 0
  if (isTaken) throw new Problem('noRoomFree', 'another stay has the room on one of the nights')
}
