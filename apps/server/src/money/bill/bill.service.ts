import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { maskedEmail } from '@foyer/domain/staff/mask.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { CustomerService } from '../../book/customer/customer.service.ts'
import { balanceOfFolio, openBook } from '../../book/reservation/book.ts'
import { findBookedEmail } from '../../book/reservation/reservation.store.ts'
import { mailWord } from '../../papers/mail/mail-words.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { paperHotel } from '../../papers/paper/paper-hotel.ts'
import { findPendingAtCheckOut } from './bill.store.ts'
import { keepWanted, noteSent, readWanted, unsentOf } from './wanted-bill.store.ts'

/** Where it is read, and in which language. */
interface Reader extends Pick<Visit, 'tx' | 'hotel' | 'now' | 'today' | 'language'> {
  readonly site: { readonly languages: readonly Language[] }
}

interface BillFile {
  readonly name: string
  readonly type: 'application/pdf'
  readonly content: Buffer
}

export interface BillService {
  /** Made anew each time from what the book says. Not whole: for whoever has said no more than a name and a room. */
  file(reader: Reader, reservation: Reservation, shown?: { readonly whole?: boolean }): Promise<BillFile>
  /** From now on the bill is wanted there; it leaves as soon as nothing is owed. */
  want(visit: Reader, reservation: Reservation, email: string): Promise<void>
  /** What is wanted, and was not sent yet: unless something is still owed. */
  sendWanted(at: Omit<Reader, 'language'>, reservation: Reservation): Promise<void>
  /** To the address that was given for it, else the one that the hotel has, and to no other. The mail's id; undefined where there is none. */
  mail(reader: Reader, reservation: Reservation): Promise<string | undefined>
  /** Once more, whatever is owed: to this address, else to the known one. Where it went; undefined where none is known. */
  send(reader: Reader, reservation: Reservation, email?: string): Promise<string | undefined>
  /** That address, as far as its owner recognises it. */
  mailsTo(reader: Pick<Reader, 'tx'>, reservation: Reservation): Promise<string | undefined>
}

interface BillDependencies {
  readonly sites: Sites
  readonly mails: Mails
  readonly customers: Pick<CustomerService, 'holder'>
}

export function billService({ sites, mails, customers }: BillDependencies): BillService {
  const file: BillService['file'] = async (reader, reservation, { whole = true } = {}) => {
    const { tx, hotel, now } = reader
    const folio = await openBook(hotel, tx).folio(reservation.id)
    // Only who asks for a paper loads what draws it.
    const { billPdf } = await import('./bill-pdf.ts')
    const paper = await paperHotel({ tx, hotel, now, name: hotel.name }, sites)
    const collected = await collectedFor(tx, reservation.id, balanceOfFolio(folio).pending)
    const language = languageOf(reader)
    const held = await customers.holder({ ...reader, language }, reservation)
    const holder = held && (whole ? held : { ...held, facts: [] })
    const content = await billPdf({ reservation, folio, collected, holder, language }, paper)
    return { name: `${reservation.reference}.pdf`, type: 'application/pdf', content }
  }

  const sendWanted: BillService['sendWanted'] = async (at, reservation) => {
    const wanted = await unsentOf(at.tx, reservation.id)
    if (!wanted) return
    const { pending } = balanceOfFolio(await openBook(at.hotel, at.tx).folio(reservation.id))
    if (pending > 0) return
    await mail({ ...at, language: wanted.language }, reservation)
  }

  const mail: BillService['mail'] = async (reader, reservation) => {
    const to = await addressOf(reader.tx, reservation)
    return to ? mailTo(reader, reservation, to) : undefined
  }

  async function mailTo(reader: Reader, reservation: Reservation, to: string): Promise<string> {
    const { tx, hotel } = reader
    const language = languageOf(reader)
    const { total, paid, pending } = balanceOfFolio(await openBook(hotel, tx).folio(reservation.id))
    const collected = await collectedFor(tx, reservation.id, pending)
    const money = (minor: number) => formatMoney({ minor, currency: hotel.currency }, language)
    const firstName = mainOf(reservation)?.firstName
    const id = await mails.keep(tx, {
      hotelId: hotel.id,
      to,
      language,
      template: 'bill',
      values: { ...(firstName && { name: firstName }), room: reservation.room.number ?? '–' },
      card: {
        facts: [
          { name: mailWord('factNumber', { language }), value: reservation.reference },
          { name: mailWord('factTotal', { language }), value: money(total) },
          { name: mailWord('factPaid', { language }), value: money(paid + collected) },
        ],
      },
      file: await file(reader, reservation),
    })
    await noteSent(tx, reservation.id, id)
    return id
  }

  return {
    file,
    mail,
    sendWanted,
    async send(reader, reservation, email) {
      const to = email ?? (await addressOf(reader.tx, reservation))
      if (to) await mailTo(reader, reservation, to)
      return to
    },
    async want(reader, reservation, email) {
      await keepWanted(reader.tx, reader.hotel.id, reservation.id, email, languageOf(reader))
      await sendWanted(reader, reservation)
    },
    async mailsTo({ tx }, reservation) {
      const to = await addressOf(tx, reservation)
      return to && maskedEmail(to)
    },
  }
}

/** What stood open when somebody at the desk let them go, as far as the book still has it open. */
export async function collectedFor(tx: Visit['tx'], reservationId: string, pending: number): Promise<number> {
  return Math.min((await findPendingAtCheckOut(tx, reservationId)) ?? 0, pending)
}

/** The one that was given for it, else the main guest's own, else the one that booked. */
async function addressOf(tx: Visit['tx'], reservation: Reservation): Promise<string | undefined> {
  const [wanted] = await readWanted(tx, reservation.id)
  if (wanted) return wanted.email
  return mainOf(reservation)?.email || findBookedEmail(tx, reservation.id)
}

function mainOf({ guests }: Reservation) {
  return guests.find(({ main }) => main) ?? guests[0]
}

function languageOf({ language, site }: Pick<Reader, 'language' | 'site'>): Language {
  return languages.find((one) => one === language) ?? site.languages[0] ?? 'en'
}
