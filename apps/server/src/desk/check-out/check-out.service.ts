import type { GeneratedFile } from '@foyer/contract/staff/registration.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { UnusedNights } from '@foyer/domain/reservation/date-change.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import type { Departures } from '../../checkin/checkout/departures.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import { getReservation, lockStay } from '../arrivals/lock-stay.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import type { DatesService } from '../dates/dates.service.ts'
import { findPlannedEnd, savePlannedEnd } from './check-out.store.ts'

interface CheckOutDependencies {
  readonly departures: Departures
  readonly bills: BillService
  readonly sites: Sites
  readonly dates: DatesService
}

/** Check-out by staff. */
export function createStaffCheckOutService({ departures, bills, sites, dates }: CheckOutDependencies) {
  return {
    async checkOut(staff: Staff, typed: string, unusedNights: UnusedNights | undefined): Promise<void> {
      const stay = await lockStay(staff, typed)
      if (stay.state === 'departed') return
      if (stay.state !== 'inHouse') throw new Problem('notCheckedIn', 'no one is in house')
      await dates.endToday(staff, stay.id, unusedNights)
      const { pending } = computeFolioBalance(await createReservationBook(staff.hotel, staff.tx).folio(stay.id))
      await departures.depart(staff, stay, { staff: staff.name }, pending)
      if (stay.endDate > staff.today) await savePlannedEnd(staff.tx, stay.id, stay.endDate)
      const owed = formatMoney({ minor: pending, currency: staff.hotel.currency }, 'en')
      await recordAudit(staff, {
        action: 'checkedOut',
        subject: stay.reference,
        ...(pending > 0 && { details: { owed } }),
      })
    },

    async undo(staff: Staff, typed: string, reason: string): Promise<void> {
      const stay = await lockStay(staff, typed)
      if (stay.state !== 'departed') throw new Problem('notFound', 'no one has checked out here')
      const [planned] = await findPlannedEnd(staff.tx, stay.id)
      await departures.undo(staff, stay, staff.name)
      if (planned) await dates.restoreEnd(staff, stay.id, planned.endDate)
      await recordAudit(staff, { action: 'checkOutUndone', subject: stay.reference, reason })
    },

    /** Generated on each request and never stored. */
    async bill(staff: Staff, typed: string): Promise<GeneratedFile> {
      const { id } = await getStayRow(staff, typed)
      const stay = await getReservation(staff, id)
      const { languages } = (await sites.config(staff.tx, staff.hotel)).config
      const main = stay.guests.find((guest) => guest.main) ?? stay.guests[0]
      const { name, type, content } = await bills.file(
        { ...staff, language: main?.language ?? staff.language, site: { languages } },
        stay,
      )
      await recordAudit(staff, { action: 'billMade', subject: stay.reference })
      return { name, type, content: content.toString('base64') }
    },
  }
}

export type StaffCheckOutService = ReturnType<typeof createStaffCheckOutService>
