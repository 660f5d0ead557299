import { randomUUID } from 'node:crypto'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { buildCreditNote, toInvoice } from '@foyer/domain/invoice/build-invoice.ts'
import type { InvoiceDocument } from '@foyer/domain/invoice/invoice.ts'
import { formatInvoiceNumber } from '@foyer/domain/invoice/invoice-number.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { CreditGround } from '@foyer/domain/verifactu/credit-reason.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { CustomerService } from '../../book/customer/customer.service.ts'
import { readCustomerAuthors } from '../../book/customer/customer.store.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import type { BookedReservation } from '../../book/reservation/booked-reservation.store.ts'
import { findContactAddress, isTrustedAddressOf } from '../../book/reservation/contact-address.ts'
import { formatMailText } from '../../papers/mail/mail-texts.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { runWithoutEffect } from '../../platform/database/run-without-effect.ts'
import { getBusinessDay } from '../business-day/business-day.ts'
import { postStay } from '../folio/post-day.ts'
import { type FiscalRegister, registerInvoice } from './fiscal-register.ts'
import {
  claimInvoiceNumber,
  findInvoice,
  type InvoiceRow,
  insertInvoice,
  insertInvoicedLines,
  listInvoices,
  releaseInvoicedLines,
} from './invoice.store.ts'
import { postRounding, takeBackRounding } from './post-rounding.ts'
import { type InvoiceContext, type ProformaRequest, readProforma } from './read-proforma.ts'

interface InvoiceDependencies {
  readonly sites: Sites
  readonly mails: Mails
  readonly customers: Pick<CustomerService, 'holder'>
  readonly fiscalRegisters: readonly FiscalRegister[]
  /** Cancels the record of an invoice. */
  readonly records: { cancel(at: InvoiceContext, invoice: { readonly id: string }): Promise<void> }
}

interface IssueRequest extends ProformaRequest {
  /** The total that was shown. */
  readonly gross: number
  readonly memberId: string
}

interface CreditRequest {
  readonly id: string
  readonly reason: string
  readonly ground?: CreditGround | undefined
  readonly memberId: string
}

interface AnnulRequest {
  readonly id: string
  readonly memberId: string
}

/** An issued invoice or credit note. */
export interface IssuedInvoice {
  readonly id: string
  readonly document: InvoiceDocument & { readonly number: string }
}

/**
 * Invoices and credit notes. Callers lock the stay first, so that no line is invoiced twice and no
 * invoice credited twice; the database checks both.
 */
export function createInvoiceService({ sites, mails, customers, fiscalRegisters, records }: InvoiceDependencies) {
  const read = (at: InvoiceContext, request: ProformaRequest) => readProforma({ sites, customers }, at, request)

  /** Posts what is left of the stay, because lines of an invoice must never change. */
  async function post(at: InvoiceContext, { reservation }: ProformaRequest, memberId?: string): Promise<void> {
    const day = await getBusinessDay(at.tx, at.hotel, at.today)
    await postStay({ sites }, at, { id: reservation.id, day, ...(memberId && { memberId }) })
  }

  /** What would be issued now: posting can move a line to another payer. */
  const preview = (at: InvoiceContext, request: ProformaRequest) =>
    runWithoutEffect(at.tx, async () => {
      await post(at, request)
      return read(at, request)
    })

  async function assertIssuesHere(at: InvoiceContext): Promise<void> {
    if (await hasSystem({ sites }, at)) throw new Problem('setInHotelSystem', 'invoices are issued by the hotel system')
  }

  /** Gives the next number, and stores the document with what fiscal registers add. */
  async function store(
    at: InvoiceContext,
    { series, day, build, ground, ...row }: NewDocument,
  ): Promise<IssuedInvoice> {
    const { tx, hotel } = at
    const year = Number(day.slice(0, 4))
    const number = await claimInvoiceNumber(tx, hotel.id, series, year)
    const written = formatInvoiceNumber(series, year, number)
    const id = randomUUID()
    const document = await registerInvoice(fiscalRegisters, { tx, hotel, id, document: build(written), ground })
    await insertInvoice(tx, { ...row, hotelId: hotel.id, id, series, year, number, document })
    return { id, document: { ...document, number: written } }
  }

  return {
    preview,

    list: (at: InvoiceContext, reservation: Pick<Reservation, 'id'>): Promise<InvoiceRow[]> =>
      listInvoices(at.tx, reservation.id),

    async find(at: InvoiceContext, reservation: Pick<Reservation, 'id'>, id: string): Promise<InvoiceRow> {
      const invoice = await findInvoice(at.tx, reservation.id, id)
      if (!invoice) throw new Problem('notFound', 'no such invoice')
      return invoice
    },

    async issue(at: InvoiceContext, { gross, memberId, ...request }: IssueRequest): Promise<IssuedInvoice> {
      await assertIssuesHere(at)
      const { tx, hotel } = at
      await post(at, request, memberId)
      const { document, obstacle, lineIds, config } = await read(at, request)
      if (obstacle) throw new Problem('invoiceNotPossible', obstacle)
      if (document.gross !== gross) throw new Problem('priceChanged', 'the folio has changed since the preview')
      const issued = await store(at, {
        series: config.folio.invoice.series,
        day: document.day,
        kind: 'invoice',
        reservationId: request.reservation.id,
        folioId: request.folioId ?? null,
        memberId,
        build: (number) => toInvoice(document, number),
      })
      await insertInvoicedLines(tx, hotel.id, issued.id, lineIds)
      await postRounding(at, { invoiceId: issued.id, rates: document.rates, memberId })
      return issued
    },

    /** Takes a whole invoice back. Its lines can be invoiced again. */
    async credit(
      at: InvoiceContext,
      reservation: Pick<Reservation, 'id'>,
      { id, reason, ground, memberId }: CreditRequest,
    ): Promise<IssuedInvoice> {
      const { tx, hotel } = at
      const invoice = await findInvoice(tx, reservation.id, id)
      if (invoice?.kind !== 'invoice') throw new Problem('notFound', 'no such invoice')
      assertNotTakenBack(invoice)
      const { config } = await sites.config(tx, hotel)
      const day = at.today
      const credit = await store(at, {
        series: config.folio.invoice.creditSeries,
        day,
        kind: 'creditNote',
        reservationId: reservation.id,
        folioId: invoice.folioId,
        memberId,
        corrects: id,
        ground,
        build: (number) => buildCreditNote(invoice.document, { number, at: at.now.toISOString(), day, reason }),
      })
      await takeBackRounding(at, { invoiceId: id, memberId })
      await releaseInvoicedLines(tx, id)
      return credit
    },

    /**
     * Annuls an invoice that was issued by mistake and that no one has received: its record is
     * cancelled, and its lines can be invoiced again. Any other is taken back by a credit note.
     */
    async annul(at: InvoiceContext, reservation: Pick<Reservation, 'id'>, { id, memberId }: AnnulRequest) {
      const { tx } = at
      const invoice = await findInvoice(tx, reservation.id, id)
      if (invoice?.kind !== 'invoice') throw new Problem('notFound', 'no such invoice')
      assertNotTakenBack(invoice)
      await records.cancel(at, { id })
      await takeBackRounding(at, { invoiceId: id, memberId })
      await releaseInvoicedLines(tx, id)
      return { id, document: { ...invoice.document, number: invoice.document.number ?? '' } }
    },

    /** The paper of an issued invoice, the same each time. */
    async file(at: InvoiceContext, reservation: Pick<Reservation, 'id'>, id: string) {
      const invoice = await findInvoice(at.tx, reservation.id, id)
      if (!invoice) throw new Problem('notFound', 'no such invoice')
      return drawInvoiceFile(invoice.document)
    },

    async proformaFile(at: InvoiceContext, request: ProformaRequest) {
      return drawInvoiceFile((await preview(at, request)).document)
    },

    /** Mails an issued invoice to this address or else the known one; returns it, or undefined if none is known. */
    async send(
      at: InvoiceContext,
      reservation: BookedReservation,
      id: string,
      email?: string,
    ): Promise<string | undefined> {
      const { tx, hotel } = at
      const invoice = await findInvoice(tx, reservation.id, id)
      if (!invoice) throw new Problem('notFound', 'no such invoice')
      const { document } = invoice
      const to =
        email ??
        (await findHolderAddress(sites, at, reservation, document.holder.email)) ??
        (await findContactAddress(sites, at, reservation))
      if (!to) return undefined
      const { language, number = '', currency } = document
      const money = (minor: number) => formatMoney({ minor, currency }, language)
      const fact = (word: 'factNumber' | 'factTotal' | 'factToPay', value: string) => ({
        name: formatMailText(word, { language }),
        value,
      })
      await mails.save(tx, {
        hotelId: hotel.id,
        reservationId: reservation.id,
        to,
        language,
        template: document.kind === 'creditNote' ? 'creditNote' : 'invoice',
        values: { number },
        card: {
          facts: [
            fact('factNumber', reservation.reference),
            fact('factTotal', money(document.gross)),
            ...(document.kind === 'invoice' && document.due > 0 ? [fact('factToPay', money(document.due))] : []),
          ],
        },
        file: await drawInvoiceFile(document),
      })
      return to
    },
  }
}

/** The holder's address, if the desk entered it or a visit that proved to be the booking's. */
async function findHolderAddress(
  sites: Pick<Sites, 'site'>,
  at: InvoiceContext,
  reservation: BookedReservation,
  email: string | undefined,
): Promise<string | undefined> {
  if (!email) return undefined
  for (const { visit_id } of await readCustomerAuthors(at.tx, reservation.id, email))
    if (await isTrustedAddressOf(visit_id, sites, at, reservation)) return email
  return undefined
}

function assertNotTakenBack({ creditedBy, isAnnulled }: InvoiceRow): void {
  if (creditedBy !== null) throw new Problem('alreadyHandled', 'the invoice is credited already')
  if (isAnnulled) throw new Problem('alreadyHandled', 'the invoice is annulled already')
}

export type InvoiceService = ReturnType<typeof createInvoiceService>

interface NewDocument {
  readonly series: string
  readonly day: string
  readonly kind: 'invoice' | 'creditNote'
  readonly reservationId: string
  readonly folioId: string | null
  readonly memberId: string
  readonly corrects?: string
  readonly ground?: CreditGround | undefined
  readonly build: (number: string) => InvoiceDocument
}

/** Draws a document; its name is its number, or the booking's for a proforma. */
export async function drawInvoiceFile(document: InvoiceDocument) {
  // Loads the drawing code only when a PDF is requested.
  const { drawInvoice } = await import('./draw-invoice.ts')
  const name = `${document.number ?? `${document.stay.reference}-proforma`}.pdf`
  return { name, type: 'application/pdf' as const, content: await drawInvoice(document) }
}
