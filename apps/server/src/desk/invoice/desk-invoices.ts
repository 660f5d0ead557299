import type { StayInvoices } from '@foyer/contract/staff/invoices.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { maskEmail } from '@foyer/domain/staff/mask.ts'
import { findRecordedIssuer } from '@foyer/domain/verifactu/build-registration.ts'
import type { CreditGround } from '@foyer/domain/verifactu/credit-reason.ts'
import { zipSync } from 'fflate'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { InvoiceService, IssuedInvoice } from '../../money/invoice/invoice.service.ts'
import type { InvoiceRecords } from '../../money/verifactu/invoice-records.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { lockStay } from '../money/desk-payments.ts'

interface DeskInvoicesDependencies {
  readonly sites: Sites
  readonly invoices: InvoiceService
  readonly records: InvoiceRecords
}

/** The payer whose folio it is, and the language. */
interface Choice {
  readonly folioId?: string | undefined
  readonly language?: Language | undefined
}

interface Crediting {
  readonly reason: string
  readonly ground?: CreditGround | undefined
}

interface InvoiceParams {
  readonly reference: string
  readonly id: string
}

/** Invoices of a stay at the desk. */
export function createDeskInvoices({ sites, invoices, records }: DeskInvoicesDependencies) {
  async function toRequest(staff: Staff, reservation: Reservation, { folioId, language }: Choice) {
    const { config } = await sites.config(staff.tx, staff.hotel)
    const main = reservation.guests.find((guest) => guest.main) ?? reservation.guests[0]
    const wanted = [language, main?.language, ...config.languages]
    return { reservation, folioId, wantedLanguages: wanted.flatMap((one) => one ?? []) }
  }

  const record = (
    staff: Staff,
    action: 'invoiceIssued' | 'invoiceCredited' | 'invoiceAnnulled',
    stay: Reservation,
    { document }: Pick<IssuedInvoice, 'document'>,
    reason?: string,
  ) =>
    recordAudit(staff, {
      action,
      subject: stay.reference,
      details: {
        number: document.number,
        amount: formatMoney({ minor: document.gross, currency: document.currency }, 'en'),
      },
      ...(reason && { reason }),
    })

  return {
    async read(staff: Staff, typed: string, choice: Choice): Promise<StayInvoices> {
      const stay = await readStay(staff, typed)
      const isElsewhere = await hasSystem({ sites }, staff)
      const { document, obstacle, languages } = await invoices.preview(staff, await toRequest(staff, stay, choice))
      const issued = await invoices.list(staff, stay)
      const { config } = await sites.config(staff.tx, staff.hotel)
      const states = await records.states(
        staff.tx,
        issued.map(({ id }) => id),
      )
      return {
        setInHotelSystem: isElsewhere,
        recordsInvoices: findRecordedIssuer(document, config.verifactu) !== undefined,
        ...(obstacle !== 'nothingToInvoice' && !isElsewhere && { preview: document, languages: [...languages] }),
        ...(obstacle && !isElsewhere && { obstacle }),
        invoices: issued.map(({ id, kind, folioId, document, creditedBy, isAnnulled }) => ({
          id,
          kind,
          document,
          ...(folioId && { folioId }),
          ...(creditedBy && { creditedBy }),
          ...(isAnnulled && { annulled: true }),
          ...(states.has(id) && { record: states.get(id) }),
        })),
      }
    },

    async issue(staff: Staff, typed: string, { gross, ...choice }: Choice & { readonly gross: number }) {
      const stay = await lockStay(staff, typed)
      const request = await toRequest(staff, stay, choice)
      const issued = await invoices.issue(staff, { ...request, gross, memberId: staff.id })
      await record(staff, 'invoiceIssued', stay, issued)
      return { id: issued.id, number: issued.document.number }
    },

    async credit(staff: Staff, { reference, id }: InvoiceParams, { reason, ground }: Crediting) {
      const stay = await lockStay(staff, reference)
      const credit = await invoices.credit(staff, stay, { id, reason, ground, memberId: staff.id })
      await record(staff, 'invoiceCredited', stay, credit, reason)
      return { id: credit.id, number: credit.document.number }
    },

    async annul(staff: Staff, { reference, id }: InvoiceParams, reason: string) {
      const stay = await lockStay(staff, reference)
      const annulled = await invoices.annul(staff, stay, { id, memberId: staff.id })
      await record(staff, 'invoiceAnnulled', stay, annulled, reason)
      return { id, number: annulled.document.number }
    },

    async correctRecord(staff: Staff, { reference, id }: InvoiceParams) {
      const stay = await lockStay(staff, reference)
      const invoice = await invoices.find(staff, stay, id)
      await records.correct(staff, invoice)
      await recordAudit(staff, {
        action: 'invoiceRecordCorrected',
        subject: stay.reference,
        details: { number: invoice.document.number ?? '' },
      })
      return {}
    },

    /** The records of a period, a file for each issuer, in one ZIP file. */
    async exportRecords(staff: Staff, { from, until }: { readonly from: string; readonly until: string }) {
      const files = await records.export(staff.tx, { from, until })
      const entries = files.map(({ name, content }) => [name, Buffer.from(content, 'utf8')] as const)
      const content = Buffer.from(zipSync(Object.fromEntries(entries)))
      return toFile({ name: `verifactu-${from}-${until}.zip`, type: 'application/zip', content })
    },

    async paper(staff: Staff, { reference, id }: InvoiceParams) {
      return toFile(await invoices.file(staff, await readStay(staff, reference), id))
    },

    async proforma(staff: Staff, typed: string, choice: Choice) {
      return toFile(await invoices.proformaFile(staff, await toRequest(staff, await readStay(staff, typed), choice)))
    },

    async send(staff: Staff, { reference, id }: InvoiceParams, email: string | undefined) {
      const stay = await lockStay(staff, reference)
      const to = await invoices.send(staff, stay, id, email)
      if (!to) throw new Problem('badInput', 'no address is known')
      await recordAudit(staff, { action: 'invoiceSent', subject: stay.reference, details: { to: maskEmail(to) } })
      return { to: maskEmail(to) }
    },
  }
}

export type DeskInvoices = ReturnType<typeof createDeskInvoices>

async function readStay(staff: Staff, typed: string): Promise<Reservation> {
  const { id } = await getStayRow(staff, typed)
  const [stay] = await readReservations(staff.tx, staff.hotel, [id])
  if (!stay) throw new Problem('reservationNotFound')
  return stay
}

const toFile = ({ name, type, content }: { name: string; type: string; content: Buffer }) => ({
  name,
  type,
  content: content.toString('base64'),
})
