import type { Language } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { formatMoney, type Money } from '@foyer/domain/basics/money.ts'
import { type Guest, getFullName } from '@foyer/domain/guest/guest.ts'
import { localizeRoomType } from '@foyer/domain/reservation/localize-room-type.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { Vehicle } from '@foyer/domain/upsell/fleet.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import { computeFolioBalance, type FolioLine } from '../../book/reservation/book.ts'
import type { Signature } from '../../book/signature/signature.store.ts'
import type { StoredTick } from '../../book/signature/ticks.store.ts'
import { type AmountRow, SIGNATURES_HEIGHT } from '../../papers/paper/drawing.ts'
import { formatPaperDay, formatPaperMoment } from '../../papers/paper/paper-days.ts'
import { listPaperHead, type PaperHotel } from '../../papers/paper/paper-hotel.ts'
import { Sheet } from '../../papers/paper/sheet.ts'
import { type AgreementText, formatAgreementText } from './agreement-texts.ts'

export interface AgreementContent {
  readonly reservation: Reservation
  readonly vehicle: Vehicle | undefined
  readonly deposit: Money | undefined
  /** The amount blocked so far, and the card. */
  readonly block?: { readonly amount: Money; readonly card: string } | undefined
  /** The time by which the car is due back. */
  readonly returnBy?: string | undefined
  readonly folio: readonly FolioLine[]
  readonly signatures: ReadonlyMap<string, Signature>
  readonly ticks: ReadonlyMap<string, readonly StoredTick[]>
  /** The reader's language. */
  readonly language: Language
}

const BLANK_LINE = '.'.repeat(34)

const signedAs = { drawn: 'signedOn', typed: 'signedTyped' } as const satisfies Record<SignatureKind, AgreementText>

/** Draws the rental agreement: who rents which car for how long, the price, and the signatures. */
export async function drawAgreement(agreed: AgreementContent, paper: PaperHotel): Promise<Buffer> {
  const { hotel, now, mark } = paper
  const drawing = startDrawing(agreed, paper)
  const { sheet, say, moment } = drawing
  sheet.page(say('made', { moment: moment(now), hotel: hotel.name }))
  sheet.heading({ hotel: say('title') }, listPaperHead(paper), mark)
  drawRental(drawing, agreed)
  drawDrivers(drawing, agreed)
  drawPrice(drawing, agreed)
  drawDeposit(drawing, agreed)
  drawTerms(drawing, agreed, paper)
  return sheet.finish()
}

type Drawing = ReturnType<typeof startDrawing>

function startDrawing({ reservation, language }: AgreementContent, { hotel, now }: PaperHotel) {
  const say = (word: AgreementText, values = {}) => formatAgreementText(word, language, values)
  const title = `${say('title')} ${reservation.reference}`
  // Two drivers fit on one page; more continue on further pages.
  const sheet = new Sheet({ title, language, author: hotel.name, now, fits: true })
  const drawn = (text: string | undefined) => (text && sheet.canDraw(text) ? text : undefined)
  const { guests, customer } = reservation
  // Our fonts lack some scripts. The main driver's name then comes from the booking; others get a
  // line to write on.
  const nameOf = (guest: Partial<Guest>) =>
    drawn(getFullName(guest)) ?? (guest.main ? drawn(getFullName(customer)) : undefined)
  return {
    sheet,
    say,
    money: (minor: number) => formatMoney({ minor, currency: hotel.currency }, language),
    moment: (at: Date) => formatPaperMoment(at, language, hotel.timeZone),
    nameOf,
    signerOf: (guest: Guest) => nameOf(guest) ?? say('driver', { n: guests.indexOf(guest) + 1, of: guests.length }),
    fact: (word: AgreementText, value: string | undefined) => ({ label: { hotel: say(word) }, value }),
  }
}

function drawRental({ sheet, say, fact, nameOf }: Drawing, agreed: AgreementContent): void {
  const { reservation, vehicle, language } = agreed
  const { room, guests, customer } = reservation
  const renter = guests.find(({ main }) => main) ?? guests[0] ?? customer
  sheet.section({ hotel: say('rental') })
  sheet.facts([
    fact('number', reservation.reference),
    fact('renter', nameOf(renter) ?? BLANK_LINE),
    fact('days', String(Math.max(1, reservation.nights))),
    fact('group', localizeRoomType(room, language)),
    fact('model', vehicle?.model),
    fact('plate', vehicle?.plate),
    fact('pickUp', formatPaperDay(reservation.startDate, language)),
    fact('back', formatReturn(agreed)),
    fact('space', room.number),
    ...(vehicle?.kilometres === undefined ? [] : [fact('odometer', formatKilometres(vehicle.kilometres, language))]),
  ])
}

function drawDrivers(
  { sheet, say, fact, nameOf }: Drawing,
  { reservation: { guests }, language }: AgreementContent,
): void {
  for (const [at, guest] of guests.entries()) {
    sheet.section({ hotel: say('driver', { n: at + 1, of: guests.length }) })
    sheet.facts([
      fact('name', nameOf(guest) ?? BLANK_LINE),
      fact('birthDate', formatPaperDay(guest.birthDate, language)),
      fact('document', guest.documentNumber),
      ...(guest.drivingLicence ? [fact('licence', formatLicence(guest))] : []),
      ...(guest.licenceUntil ? [fact('licenceUntil', formatPaperDay(guest.licenceUntil, language))] : []),
    ])
  }
}

function drawPrice({ sheet, say, money }: Drawing, { folio, language }: AgreementContent): void {
  const rows = (kind: FolioLine['kind']): AmountRow[] =>
    folio
      .filter((line) => line.kind === kind)
      .map(({ names, amount }) => ({ name: localizeText(names, language), amount: money(amount.minor) }))
  const { total, pending, credit } = computeFolioBalance(folio)
  sheet.section({ hotel: say('price') })
  sheet.amounts([...rows('charge'), ...rows('tax'), { name: say('total'), amount: money(total), strong: true }])
  if (rows('payment').length > 0) {
    sheet.section({ hotel: say('payments') })
    sheet.amounts(rows('payment'))
  }
  const rest = credit > 0 ? say('credit') : say(pending > 0 ? 'due' : 'settled')
  sheet.amounts([{ name: rest, amount: money(credit > 0 ? credit : pending), strong: true }])
}

function drawDeposit({ sheet, say, money }: Drawing, { deposit, block }: AgreementContent): void {
  if (!deposit && !block) return
  sheet.section({ hotel: say('deposit') })
  sheet.text(
    block
      ? say('depositBlocked', { amount: money(block.amount.minor), card: block.card })
      : say('depositNote', { amount: money(deposit?.minor ?? 0) }),
  )
}

function drawTerms(
  { sheet, say, moment, signerOf }: Drawing,
  agreement: AgreementContent,
  { hotel }: PaperHotel,
): void {
  const { signatures, ticks, language } = agreement
  const { guests } = agreement.reservation
  // Keeps the terms and their signatures on the same page.
  sheet.section({ hotel: say('terms') }, 30 + 16 * guests.length + SIGNATURES_HEIGHT * Math.ceil(guests.length / 2))
  const accepted = guests.flatMap((guest) =>
    (ticks.get(guest.id) ?? [])
      .filter(({ subject, agreed }) => subject === 'terms' && agreed)
      .map(({ published }) => ({ guest, published })),
  )
  for (const { guest, published } of accepted) {
    const day = (published && formatPaperDay(dayAt(hotel.timeZone, published), language)) ?? '–'
    sheet.text(say('accepted', { name: signerOf(guest), day }))
  }
  if (accepted.length === 0) sheet.text(say('notAccepted'))
  sheet.signatures(
    guests.map((guest) => {
      const signature = signatures.get(guest.id)
      const name = signerOf(guest)
      const caption = signature
        ? say(signedAs[signature.kind], { name, moment: moment(signature.signedAt) })
        : undefined
      return { title: say('signature', { name }), image: signature?.image, caption: caption ?? say('toSign', { name }) }
    }),
  )
}

function formatReturn({ reservation, returnBy, language }: AgreementContent): string | undefined {
  const day = formatPaperDay(reservation.endDate, language)
  return day && returnBy ? formatAgreementText('backBy', language, { day, time: returnBy }) : day
}

const formatLicence = ({ drivingLicence, licenceCountry }: Guest): string =>
  [drivingLicence, licenceCountry].filter(Boolean).join(' · ')

const formatKilometres = (count: number, language: Language): string =>
  new Intl.NumberFormat(getLocale(language), { style: 'unit', unit: 'kilometer' }).format(count)
