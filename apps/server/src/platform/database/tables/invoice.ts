import type { InvoiceDocument, InvoiceKind } from '@foyer/domain/invoice/invoice.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** The last number of each series. */
interface InvoiceSeries extends OfHotel {
  series: string
  year: number
  last: number
}

/** Never updated; retained longer than the stay. */
interface Invoices extends OfHotel {
  id: string
  series: string
  year: number
  number: number
  kind: InvoiceKind
  reservation_id: string
  /** Null for the guest's own folio. */
  folio_id: string | null
  issued_at: Generated<Date>
  /** The business day. */
  day: string
  currency: string
  total: number
  document: JSONColumnType<InvoiceDocument>
  /** The invoice that a credit note takes back, and why. */
  corrects: string | null
  reason: string | null
  member_id: string | null
}

interface InvoicedLines extends OfHotel {
  line_id: string
  invoice_id: string
  credited: Generated<boolean>
}

export interface InvoiceTables {
  invoice_series: InvoiceSeries
  invoices: Invoices
  invoiced_lines: InvoicedLines
}
