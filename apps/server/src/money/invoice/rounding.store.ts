import type { RevenueGroup } from '@foyer/domain/folio/revenue-group.ts'
import { statement } from '../../platform/database/statement.ts'

const linesOfInvoice = `invoiced_lines done
  join folio_lines line on line.hotel_id = done.hotel_id and line.id = done.line_id`

interface LedgerVat {
  readonly vat: number
  /** The VAT of the lines in the ledger, in minor units. */
  readonly entered: number
  /** The largest line, which carries the difference. */
  readonly lineId: string
  readonly reservationId: string
  readonly group: RevenueGroup
}

/** The VAT of an invoice's lines according to the ledger, by rate. */
export const listLedgerVat = statement<LedgerVat, [invoiceId: string]>(`
  select distinct on (line.vat) line.vat, line.id as "lineId", line.reservation_id as "reservationId",
    line.revenue_group as "group", sum(coalesce(entry.minor, 0)) over (partition by line.vat)::int as entered
  from ${linesOfInvoice}
  cross join lateral (select -sum(minor) as minor from ledger_entries entry
    where entry.hotel_id = line.hotel_id and entry.line_id = line.id and entry.account = 'vat:' || line.vat) entry
  where done.invoice_id = $1::uuid and line.kind = 'charge' and line.vat is not null
  order by line.vat, abs(line.amount) desc, line.id`)

interface RoundingSum {
  readonly account: string
  readonly minor: number
  readonly lineId: string
  readonly reservationId: string
}

/** What roundings have moved on the lines of an invoice. */
export const listRoundings = statement<RoundingSum, [invoiceId: string]>(`
  select entry.account, sum(entry.minor)::int as minor, line.id as "lineId", line.reservation_id as "reservationId"
  from ${linesOfInvoice}
  join ledger_entries entry on entry.hotel_id = line.hotel_id and entry.line_id = line.id and entry.kind = 'rounding'
  where done.invoice_id = $1::uuid group by line.id, line.reservation_id, entry.account having sum(entry.minor) <> 0`)
