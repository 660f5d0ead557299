import type { Language } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { formatMoney, type Money } from '@foyer/domain/basics/money.ts'
import type { HotelInfo } from '@foyer/domain/config/hotel-info.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import type { PartyTerm } from '@foyer/domain/mode/products.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Vehicle } from '@foyer/domain/upsell/fleet.ts'
import type { MailCard, MailFact } from '../../papers/mail/layout.ts'
import { getMailPictureName } from '../../papers/mail/mail-pictures.ts'
import type { MailText } from '../../papers/mail/mail-texts/en.ts'
import { formatMailText, type MailLocale } from '../../papers/mail/mail-texts.ts'

interface Rental {
  readonly car: Vehicle | undefined
  /** The deposit requested for the car, and the amount blocked so far. */
  readonly deposit: Money | undefined
  readonly block: { readonly amount: Money; readonly card: string } | undefined
}

export interface CompletedCheckin {
  readonly reservation: Reservation
  readonly info: HotelInfo
  readonly language: Language
  readonly partyWord: PartyTerm
  /** Who has signed, and who has accepted the hotel's terms. */
  readonly signed: readonly string[]
  readonly accepted: readonly string[]
  readonly due: Money | undefined
  /** For rentals only. */
  readonly rental?: Rental | undefined
  /** Only if the hotel has chosen to include it in mails. */
  readonly code: string | undefined
}

interface Row {
  readonly word: MailText
  readonly values?: Readonly<Record<string, string>>
  readonly value: string | undefined
}

/** Builds the card with what a guest needs during the stay; unknown facts are left out. */
export function buildStayCard(completed: CompletedCheckin): MailCard {
  const { reservation, code } = completed
  const say = createFormatters(completed)
  return {
    picture: getMailPictureName(reservation.room.picture, completed.partyWord),
    headline: buildHeadline(completed),
    facts: buildFacts(completed, [
      { word: 'factCode', value: code },
      ...buildCarRows(completed),
      { word: 'factWay', value: describeWay(completed) },
      { word: 'factStay', value: `${say.day(reservation.startDate)} – ${say.day(reservation.endDate)}` },
      buildWifiRow(completed),
      { word: 'factBreakfast', value: describeBreakfast(completed) },
      { word: 'factLeave', value: describeDeparture(completed) },
      ...buildMoneyRows(completed),
      { word: 'factSigned', value: describeSigned(completed) },
      { word: 'factNumber', value: reservation.reference },
    ]),
  }
}

/**
 * Builds the card for reception about an arrival. It never contains a code, which the desk sees
 * elsewhere.
 */
export function buildArrivalCard(completed: CompletedCheckin): MailCard {
  const { reservation, due } = completed
  const say = createFormatters(completed)
  return {
    headline: buildHeadline(completed),
    facts: buildFacts(completed, [
      { word: 'factNumber', value: reservation.reference },
      { word: 'factGuests', value: say.list(reservation.guests.map(getFullName)) },
      { word: 'factStay', value: `${say.day(reservation.startDate)} – ${say.day(reservation.endDate)}` },
      { word: 'factSigned', value: describeSigned(completed) },
      { word: 'factDue', value: due && formatMoney(due, completed.language) },
    ]),
  }
}

function buildHeadline(completed: CompletedCheckin): MailFact | undefined {
  const { number } = completed.reservation.room
  return number ? { name: formatMailText('factRoom', completed), value: number } : undefined
}

function buildFacts(speech: MailLocale, rows: readonly (Row | undefined)[]): MailFact[] {
  return rows.flatMap((row) =>
    row?.value ? [{ name: formatMailText(row.word, speech, row.values), value: row.value }] : [],
  )
}

function buildCarRows({ rental }: CompletedCheckin): Row[] {
  return rental?.car ? [{ word: 'factCar', value: `${rental.car.plate}, ${rental.car.model}` }] : []
}

/** Shows renters the amount due and the deposit requested or blocked. */
function buildMoneyRows(completed: CompletedCheckin): Row[] {
  const { rental, due, language } = completed
  if (!rental) return []
  const { deposit, block } = rental
  const held = block
    ? formatMailText('valueDepositBlocked', completed, {
        amount: formatMoney(block.amount, language),
        card: block.card,
      })
    : deposit && formatMailText('valueDepositAsked', completed, { amount: formatMoney(deposit, language) })
  return [
    { word: 'factDue', value: due && formatMoney(due, language) },
    { word: 'factDeposit', value: held },
  ]
}

function describeWay(completed: CompletedCheckin): string {
  const { reservation, info, language } = completed
  const { floor } = reservation.room
  const sentences = [
    floor === undefined ? undefined : formatMailText('valueFloor', completed, { floor }),
    info.wayToTheLift?.[language],
  ]
  return sentences
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => sentence.replace(/\.$/, ''))
    .join('. ')
}

function buildWifiRow(completed: CompletedCheckin): Row | undefined {
  const { wifi } = completed.info
  if (!wifi) return undefined
  return {
    word: 'factWifi',
    values: { network: wifi.network },
    value: wifi.password ?? formatMailText('wifiOpen', completed),
  }
}

function describeBreakfast(completed: CompletedCheckin): string | undefined {
  const { language } = completed
  const { breakfast } = completed.info
  if (!breakfast) return undefined
  const hours = formatMailText('valueFromUntil', completed, { from: breakfast.from, until: breakfast.until })
  return [hours, breakfast.place?.[language]].filter(Boolean).join(', ')
}

function describeDeparture(completed: CompletedCheckin): string {
  const { info, reservation } = completed
  const day = createFormatters(completed).day(reservation.endDate)
  return info.checkOutUntil ? formatMailText('valueUntil', completed, { day, time: info.checkOutUntil }) : day
}

function describeSigned(completed: CompletedCheckin): string | undefined {
  const { signed, accepted } = completed
  const { list } = createFormatters(completed)
  const sentences = [
    signed.length > 0 && formatMailText('valueSigned', completed, { names: list(signed) }),
    accepted.length > 0 && formatMailText('valueTerms', completed, { names: list(accepted) }),
  ]
  return sentences.filter(Boolean).join('. ') || undefined
}

function createFormatters({ language }: Pick<CompletedCheckin, 'language'>) {
  const locale = getLocale(language)
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    list: (names: readonly (string | undefined)[]) =>
      new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.filter((name) => name !== undefined)),
  }
}
