import { authorities } from '@foyer/domain/authority/authorities.ts'
import type { ReportKind } from '@foyer/domain/authority/next-report.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { AuthorityReports } from '../../book/authority/authority-reports.ts'
import { findDayReceipt, listDayReceipts } from '../../book/authority/day-receipt.store.ts'
import { lockStay } from '../arrivals/lock-stay.ts'
import { findNoAnswerSince, listDeskReports } from './desk-reports.store.ts'

/** How many days the board shows. */
const SHOWN_DAYS = 8

interface OfKind {
  readonly kind?: ReportKind | undefined
}

/** The board of reports to the authority, and what reception can do about them. */
export function createDeskReports({ sites, reports }: { readonly sites: Sites; readonly reports: AuthorityReports }) {
  return {
    async read(staff: Staff) {
      const { tx, hotel, today } = staff
      const { config } = await sites.config(tx, hotel)
      const { name, mode } = config.authority
      const { title, isSent, canCancel } = authorities[name]
      if (!isSent) return { today, reports: [] }
      const rows = await listDeskReports(tx, name, SHOWN_DAYS)
      const noAnswerSince = await findNoAnswerSince(tx, name)
      const dayReceipts = (await listDayReceipts(tx, name)).map(({ day }) => day)
      return {
        today,
        authority: { name, title, mode, canCancel, noAnswerSince: noAnswerSince?.toISOString(), dayReceipts },
        reports: rows.map((row) => ({
          kind: row.kind,
          reference: row.reference,
          name: row.name ?? undefined,
          roomNumber: row.room_number ?? undefined,
          guests: row.guests,
          state: row.state,
          arrivedAt: row.arrived_at.toISOString(),
          day: dayAt(hotel.timeZone, row.arrived_at),
          dueAt: row.due_at.toISOString(),
          sentAt: row.sent_at?.toISOString(),
          settledAt: row.settled_at?.toISOString(),
          isTest: row.is_test,
          reasons: row.reasons.map(({ code, text, field }) => ({ code, text, ...(field && { field }) })),
          receipts: [...row.receipts],
        })),
      }
    },

    async openDayReceipt(staff: Staff, day: string) {
      const { tx, hotel } = staff
      const { name } = (await sites.config(tx, hotel)).config.authority
      const file = await findDayReceipt(tx, name, day)
      if (!file) throw new Problem('notFound', 'there is no receipt of this day')
      await recordAudit(staff, { action: 'dayReceiptOpened', subject: day })
      return { name: `${name}-${day}.pdf`, type: 'application/pdf', content: file.toString('base64') }
    },

    async sendAgain(staff: Staff, typed: string, { kind = 'stay' }: OfKind): Promise<void> {
      const stay = await lockStay(staff, typed)
      await reports.sendAgain(staff, stay.id, kind)
      await recordAudit(staff, { action: 'reportSentAgain', subject: stay.reference })
    },

    async cancel(staff: Staff, typed: string, { kind = 'stay' }: OfKind): Promise<void> {
      const stay = await lockStay(staff, typed)
      await reports.cancel(staff, stay.id, kind)
      await recordAudit(staff, { action: 'reportCancelled', subject: stay.reference })
    },

    async settle(staff: Staff, typed: string, found: OfKind & { readonly number?: string | undefined }): Promise<void> {
      const stay = await lockStay(staff, typed)
      await reports.settleUnknown(staff, stay.id, { kind: found.kind ?? 'stay', number: found.number })
      await recordAudit(staff, {
        action: 'reportSettled',
        subject: stay.reference,
        details: { number: found.number ?? '' },
      })
    },
  }
}

export type DeskReports = ReturnType<typeof createDeskReports>
