import type { GeneratedFile } from '@foyer/contract/staff/registration.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import type { Departures } from '../../checkin/checkout/departures.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import { getReservation, lockStay } from '../arrivals/lock-stay.ts'
import { getStayRow } from '../arrivals/stay-row.ts'

interface CheckOutDependencies {
  readonly departures: Departures
  readonly bills: BillService
  readonly sites: Sites
}

/** Check-out by staff. */
export function createStaffCheckOutService({ departures, bills, sites }: CheckOutDependencies) {
  return {
    async checkOut(staff: Staff, typed: string): Promise<void> {
      const stay = await lockStay(staff, typed)
      if (stay.state === 'departed') return
      if (stay.state !== 'inHouse') throw new Problem('notCheckedIn', 'no one is in house')
      const { pending } = computeFolioBalance(await createReservationBook(staff.hotel, staff.tx).folio(stay.id))
      await departures.depart(staff, stay, { staff: staff.name }, pending)
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
      await departures.undo(staff, stay, staff.name)
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
