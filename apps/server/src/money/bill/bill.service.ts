import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { chooseInvoiceLanguage } from '@foyer/domain/invoice/invoice-language.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { maskEmail } from '@foyer/domain/staff/mask.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { CustomerService } from '../../book/customer/customer.service.ts'
import { computeFolioBalance, createReservationBook, type FolioLine } from '../../book/reservation/book.ts'
import { type BookedReservation, readReservations } from '../../book/reservation/booked-reservation.store.ts'
import { formatMailText } from '../../papers/mail/mail-texts.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { TemplateName } from '../../papers/mail/templates.ts'
import { readPaperHotel } from '../../papers/paper/paper-hotel.ts'
import { drawInvoiceFile } from '../invoice/invoice.service.ts'
import { findOwnInvoice } from '../invoice/invoice.store.ts'
import { findPendingAtCheckOut } from './bill.store.ts'
import { findBillAddress } from './bill-address.ts'
import {
  type BillRequest,
  findUnsentBill,
  isBillReported,
  recordSent,
  saveRequestedBill,
} from './requested-bill.store.ts'

/** The reader's hotel, time and language. */
interface Reader extends Pick<Visit, 'tx' | 'hotel' | 'now' | 'today' | 'language'> {
  readonly site: { readonly languages: readonly Language[] }
}

interface BillFile {
  readonly name: string
  readonly type: 'application/pdf'
  readonly content: Buffer
}

export interface BillService {
  /**
   * The guest's invoice if it is issued, otherwise the bill, which is generated on each request. With `whole: false` it is for a reader who gave only a name and a
   * room number.
   */
  file(reader: Reader, reservation: Reservation, shown?: { readonly whole?: boolean }): Promise<BillFile>
  /** Requests the bill; it is sent as soon as nothing is owed. Without an address, reception is alerted. */
  request(visit: Reader & Pick<Visit, 'id'>, reservation: Reservation, asked: BillRequest): Promise<void>
  /** Sends a requested bill that hasn't been sent yet, unless something is still owed; see `request`. */
  sendRequested(at: Omit<Reader, 'language'>, reservation: Reservation): Promise<void>
  /**
   * Mails it to the address that `findBillAddress` chooses. Returns the mail's id, or undefined
   * without an address.
   */
  mail(reader: Reader, reservation: BookedReservation): Promise<string | undefined>
  /**
   * Sends it again, whatever is owed, to this address or else the known one. Returns the address,
   * or undefined if none is known.
   */
  send(reader: Reader, reservation: BookedReservation, email?: string): Promise<string | undefined>
  /** That address, masked so that its owner recognises it. */
  mailsTo(reader: Pick<Reader, 'tx' | 'hotel'>, reservation: BookedReservation): Promise<string | undefined>
}

/** What the mail says, by the state of the stay. */
const billTemplates = {
  expected: 'billBefore',
  inHouse: 'billInHouse',
  departed: 'bill',
  cancelled: 'billAlone',
  noShow: 'billAlone',
} as const satisfies Record<Reservation['state'], TemplateName>

interface BillDependencies {
  readonly sites: Sites
  readonly mails: Mails
  readonly customers: Pick<CustomerService, 'holder'>
}

export function createBillService({ sites, mails, customers }: BillDependencies): BillService {
  const file: BillService['file'] = async (reader, reservation, { whole = true } = {}) => {
    const { tx, hotel, now } = reader
    // Someone who knows only a name and a room number doesn't see the address on an invoice.
    const invoice = whole ? await findOwnInvoice(tx, reservation.id) : undefined
    if (invoice) return drawInvoiceFile(invoice)
    const folio = await createReservationBook(hotel, tx).folio(reservation.id)
    // Loads the drawing code only when a PDF is requested.
    const { drawBill } = await import('./draw-bill.ts')
    const paper = await readPaperHotel({ tx, hotel, now, name: hotel.name }, sites)
    const collected = await readCollected(tx, reservation.id, computeFolioBalance(folio).pending)
    const language = chooseBillLanguage(reader, folio)
    const held = await customers.holder({ ...reader, language }, reservation)
    const holder = held && (whole ? held : { ...held, facts: [] })
    const content = await drawBill({ reservation, folio, collected, holder, language }, paper)
    return { name: `${reservation.reference}.pdf`, type: 'application/pdf', content }
  }

  const sendWanted: BillService['sendRequested'] = async (at, reservation) => {
    const wanted = await findUnsentBill(at.tx, reservation.id)
    if (!wanted) return
    // Read again: the caller may have read it before the visit that asked arrived.
    const [booked] = await readReservations(at.tx, at.hotel, [reservation.id])
    const to = booked && (await findBillAddress(sites, at, booked))
    if (!to) return reportUnmailed(at, reservation)
    const { pending } = computeFolioBalance(await createReservationBook(at.hotel, at.tx).folio(reservation.id))
    if (pending <= 0) await mailTo({ ...at, language: wanted.language }, reservation, to)
  }

  /** Reception gives the guest the bill. */
  async function reportUnmailed({ tx, hotel }: Pick<Reader, 'tx' | 'hotel'>, { id, reference }: Reservation) {
    if (await isBillReported(tx, id)) return
    await openAlert(tx, hotel.id, { kind: 'billAsked', reservationId: id, reference, money: 'nothingConcerned' })
  }

  const mail: BillService['mail'] = async (reader, reservation) => {
    const to = await findBillAddress(sites, reader, reservation)
    return to ? mailTo(reader, reservation, to) : undefined
  }

  async function mailTo(reader: Reader, reservation: Reservation, to: string): Promise<string> {
    const { tx, hotel } = reader
    const folio = await createReservationBook(hotel, tx).folio(reservation.id)
    const language = (await findOwnInvoice(tx, reservation.id))?.language ?? chooseBillLanguage(reader, folio)
    const { total, paid, pending } = computeFolioBalance(folio)
    const collected = await readCollected(tx, reservation.id, pending)
    const due = pending - collected
    const money = (minor: number) => formatMoney({ minor, currency: hotel.currency }, language)
    const firstName = findMainGuest(reservation)?.firstName
    const id = await mails.save(tx, {
      hotelId: hotel.id,
      reservationId: reservation.id,
      to,
      language,
      template: billTemplates[reservation.state],
      values: { ...(firstName && { name: firstName }) },
      card: {
        facts: [
          { name: formatMailText('factNumber', { language }), value: reservation.reference },
          { name: formatMailText('factTotal', { language }), value: money(total) },
          { name: formatMailText('factPaid', { language }), value: money(paid + collected) },
          ...(due > 0 ? [{ name: formatMailText('factToPay', { language }), value: money(due) }] : []),
        ],
      },
      file: await file(reader, reservation),
    })
    await recordSent(tx, reservation.id, id)
    return id
  }

  return {
    file,
    mail,
    sendRequested: sendWanted,
    async send(reader, reservation, email) {
      const to = email ?? (await findBillAddress(sites, reader, reservation))
      if (to) await mailTo(reader, reservation, to)
      return to
    },
    async request(reader, reservation, { email }) {
      await saveRequestedBill(reader.tx, reader.hotel.id, reservation.id, email, chooseLanguage(reader), reader.id)
      await sendWanted(reader, reservation)
    },
    async mailsTo(reader, reservation) {
      const to = await findBillAddress(sites, reader, reservation)
      return to && maskEmail(to)
    },
  }
}

/**
 * Returns the amount that was open when staff checked the party out, as far as it is still open on
 * the bill.
 */
export async function readCollected(tx: Visit['tx'], reservationId: string, pending: number): Promise<number> {
  return Math.min((await findPendingAtCheckOut(tx, reservationId)) ?? 0, pending)
}

function findMainGuest({ guests }: Reservation) {
  return guests.find(({ main }) => main) ?? guests[0]
}

/** The language of the bill and of its mail: one in which all that is on it has a name. */
function chooseBillLanguage(
  { language, site }: Pick<Reader, 'language' | 'site'>,
  folio: readonly FolioLine[],
): Language {
  const wanted = [language, ...site.languages]
  return chooseInvoiceLanguage(
    folio.map(({ names }) => names),
    wanted,
  )
}

function chooseLanguage({ language, site }: Pick<Reader, 'language' | 'site'>): Language {
  return languages.find((one) => one === language) ?? site.languages[0] ?? 'en'
}
