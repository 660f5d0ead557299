import type { DayClose } from '@foyer/contract/staff/day-close.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { readBusinessDay } from '../../money/business-day/business-day.ts'
import { lockStay } from '../arrivals/lock-stay.ts'
import { listOpenDrawers } from '../cash/cash.store.ts'
import { buildReport } from './build-report.ts'
import { closeOpenDay } from './close-day.ts'
import { listClosePoints, MAX_REFERENCES } from './close-points.ts'
import { insertLateArrival, listClosedDays, listOpenPayments, listUndecidedArrivals } from './day-close.store.ts'

export function createDayCloseService(sites: Sites) {
  return {
    async read(staff: Staff): Promise<DayClose> {
      const { tx, hotel, hotelDay: today, now } = staff
      const day = await readBusinessDay(tx, today)
      const report = await buildReport({ sites, tx, hotel, day, now })
      // A count is blind: the cash of the day is shown once it is counted.
      const hidesCash = (await listOpenDrawers(tx)).some(({ postings }) => postings > 0)
      const payments = hidesCash ? report.payments.filter(({ way }) => way !== 'cash') : report.payments
      return {
        day,
        nextDay: addDays(day, 1),
        inHotelSystem: await hasSystem({ sites }, staff),
        isAhead: day > today,
        points: await listClosePoints(tx, day, today),
        noShows: (await listUndecidedArrivals(tx, day)).map(({ reference, firstName, lastName, since, isLate }) => ({
          reference,
          name: [firstName, lastName].filter(Boolean).join(' '),
          since,
          isLate,
        })),
        openPayments: (await listOpenPayments(tx))
          .slice(0, MAX_REFERENCES)
          .map(({ reference, id }) => ({ reference, id })),
        report: { ...report, payments },
        hidesCash,
        recordsInvoices: (await sites.config(tx, hotel)).config.verifactu.mode !== 'off',
        closed: (await listClosedDays(tx)).map(({ day, at, by }) => ({ day, at: at.toISOString(), ...(by && { by }) })),
      }
    },

    async close(staff: Staff, day: string) {
      const { hotel, today, now } = staff
      const who = { hotelId: hotel.id, member: staff }
      return { report: await closeOpenDay(sites, staff, { day, today, now, who, memberId: staff.id }) }
    },

    async saveLateArrival(staff: Staff, typed: string): Promise<void> {
      const { tx, hotel, today } = staff
      const { id, reference, state } = await lockStay(staff, typed)
      if (state !== 'expected') throw new Problem('alreadyHandled', 'the guests have come, or the stay has ended')
      const day = await readBusinessDay(tx, today)
      await insertLateArrival(tx, hotel.id, id, day, staff.id)
      await recordAudit(staff, { action: 'lateArrivalNoted', subject: reference, details: { day } })
    },
  }
}
