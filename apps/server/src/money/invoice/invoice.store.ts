import type { Payer } from '@foyer/domain/folio/payer.ts'
import type { RevenueGroup } from '@foyer/domain/folio/revenue-group.ts'
import type { InvoiceDocument, InvoiceKind } from '@foyer/domain/invoice/invoice.ts'
import type { LineSource } from '@foyer/domain/payment/balance.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

export interface ChargeRow {
  readonly id: string
  readonly kind: 'charge' | 'tax'
  readonly source: LineSource
  readonly origin: string | null
  readonly names: Readonly<Record<string, string>>
  readonly amount: number
  readonly quantity: number
  readonly vat: number | null
  readonly group: RevenueGroup | null
  readonly corrects: string | null
  /** It takes back, or brings from another payer or stay, what is on an invoice that is not credited. */
  readonly changesInvoiced: boolean
}

/** Charges of a folio that are on no invoice, or only on credited ones. Of a cancelled stay, what is not posted never will be. */
export const listOpenCharges = statement<ChargeRow, [reservationId: string, folioId: string | null]>(`
  select line.id, line.kind, line.source, line.origin, line.names, line.amount, line.quantity, line.vat,
    line.revenue_group as "group", line.corrects,
    exists (select from invoiced_lines before
      where before.hotel_id = line.hotel_id and before.line_id = line.corrects and not before.credited)
    and (line.amount < 0 or exists (select from folio_lines counter
      where counter.hotel_id = line.hotel_id and counter.corrects = line.corrects and counter.amount = 0 - line.amount
        and not exists (select from invoiced_lines done
          where done.hotel_id = counter.hotel_id and done.line_id = counter.id and not done.credited)))
      as "changesInvoiced"
  from folio_lines line
  where line.reservation_id = $1::uuid and line.folio_id is not distinct from $2::uuid and line.kind <> 'payment'
    and (line.posted_on is not null or not exists (select from reservations stay
      where stay.hotel_id = line.hotel_id and stay.id = line.reservation_id and stay.state = 'cancelled'))
    and not exists (
      select from invoiced_lines done
      where done.hotel_id = line.hotel_id and done.line_id = line.id and not done.credited)
  order by line.source desc, line.position, line.day, line.id`)

export interface PaymentRow {
  readonly names: Readonly<Record<string, string>>
  readonly day: string | null
  /** Positive for what was paid. */
  readonly minor: number
}

export const listFolioPayments = statement<PaymentRow, [reservationId: string, folioId: string | null]>(`
  select names, day, -amount as minor from folio_lines
  where reservation_id = $1::uuid and folio_id is not distinct from $2::uuid and kind = 'payment' and amount <> 0
  order by source desc, position, day, id`)

const readPayer = statement<{ payer: Payer }, [reservationId: string, folioId: string]>(`
  select payer from folios where reservation_id = $1::uuid and id = $2::uuid`)

export async function findPayer(tx: HotelTransaction, reservationId: string, folioId: string) {
  return (await readPayer(tx, reservationId, folioId))[0]?.payer
}

/** Gives the next number of a series. The row stays locked until the transaction ends, and a rollback returns it. */
const nextNumber = statement<{ last: number }, [hotelId: number, series: string, year: number]>(`
  insert into invoice_series (hotel_id, series, year, last) values ($1::int, $2::text, $3::int, 1)
  on conflict (hotel_id, series, year) do update set last = invoice_series.last + 1
  returning last`)

export async function claimInvoiceNumber(
  tx: HotelTransaction,
  hotelId: number,
  series: string,
  year: number,
): Promise<number> {
  const [row] = await nextNumber(tx, hotelId, series, year)
  if (!row) throw new Error('No number was given.')
  return row.last
}

interface NewInvoice {
  readonly id: string
  readonly hotelId: number
  readonly series: string
  readonly year: number
  readonly number: number
  readonly kind: InvoiceKind
  readonly reservationId: string
  readonly folioId: string | null
  readonly document: InvoiceDocument
  readonly corrects?: string
  readonly memberId: string
}

export async function insertInvoice(tx: HotelTransaction, invoice: NewInvoice): Promise<void> {
  const { document } = invoice
  await tx
    .insertInto('invoices')
    .values({
      hotel_id: invoice.hotelId,
      id: invoice.id,
      series: invoice.series,
      year: invoice.year,
      number: invoice.number,
      kind: invoice.kind,
      reservation_id: invoice.reservationId,
      folio_id: invoice.folioId,
      issued_at: new Date(document.at),
      day: document.day,
      currency: document.currency,
      total: document.gross,
      document: JSON.stringify(document),
      corrects: invoice.corrects ?? null,
      reason: document.reason ?? null,
      member_id: invoice.memberId,
    })
    .execute()
}

/** The database allows a line on one invoice that is not credited. */
export const insertInvoicedLines = statement<never, [hotelId: number, invoiceId: string, lineIds: readonly string[]]>(`
  insert into invoiced_lines (hotel_id, invoice_id, line_id)
  select $1::int, $2::uuid, line from unnest($3::uuid[]) line`)

export const releaseInvoicedLines = statement<never, [invoiceId: string]>(`
  update invoiced_lines set credited = true where invoice_id = $1::uuid`)

export interface InvoiceRow {
  readonly id: string
  readonly kind: InvoiceKind
  readonly folioId: string | null
  readonly document: InvoiceDocument
  /** The number of the credit note that takes it back. */
  readonly creditedBy: string | null
  /** Its record for the tax agency was cancelled, because it was issued by mistake. */
  readonly isAnnulled: boolean
}

const columns = `invoice.id, invoice.kind, invoice.folio_id as "folioId", invoice.document,
  credit.document ->> 'number' as "creditedBy", annulled.id is not null as "isAnnulled"`
const withCredit = `invoices invoice
  left join invoices credit on credit.hotel_id = invoice.hotel_id and credit.corrects = invoice.id
  left join invoice_records annulled on annulled.hotel_id = invoice.hotel_id and annulled.invoice_id = invoice.id
    and annulled.operation = 'cancel' and annulled.id = (select first.id from invoice_records first
      where first.hotel_id = invoice.hotel_id and first.invoice_id = invoice.id and first.operation = 'cancel'
      order by first.position limit 1)`

/** The latest first. */
export const listInvoices = statement<InvoiceRow, [reservationId: string]>(`
  select ${columns} from ${withCredit} where invoice.reservation_id = $1::uuid
  order by invoice.issued_at desc, invoice.number desc`)

const readInvoice = statement<InvoiceRow, [reservationId: string, id: string]>(`
  select ${columns} from ${withCredit} where invoice.reservation_id = $1::uuid and invoice.id = $2::uuid`)

export async function findInvoice(tx: HotelTransaction, reservationId: string, id: string) {
  return (await readInvoice(tx, reservationId, id))[0]
}

const readOwnInvoice = statement<{ document: InvoiceDocument }, [reservationId: string]>(`
  select invoice.document from ${withCredit}
  where invoice.reservation_id = $1::uuid and invoice.kind = 'invoice' and invoice.folio_id is null and credit.id is null
    and annulled.id is null and not exists (
      select from folio_lines line
      where line.reservation_id = $1::uuid and line.folio_id is null and line.kind <> 'payment' and line.amount <> 0
        and not exists (select from invoiced_lines done
          where done.hotel_id = line.hotel_id and done.line_id = line.id and not done.credited))
  order by invoice.issued_at desc limit 1`)

/** Returns the last invoice of the guest's own folio, if everything on that folio is on an invoice. */
export async function findOwnInvoice(
  tx: HotelTransaction,
  reservationId: string,
): Promise<InvoiceDocument | undefined> {
  return (await readOwnInvoice(tx, reservationId))[0]?.document
}
