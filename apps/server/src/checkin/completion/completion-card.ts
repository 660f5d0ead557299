import type { Language } from '@foyer/domain/basics/language.ts'
import { localeOf } from '@foyer/domain/basics/locale.ts'
import { formatMoney, type Money } from '@foyer/domain/basics/money.ts'
import type { HotelInfo } from '@foyer/domain/config/hotel-info.ts'
import { fullName } from '@foyer/domain/guest/guest.ts'
import type { PartyWord } from '@foyer/domain/mode/products.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Vehicle } from '@foyer/domain/upsell/fleet.ts'
import type { MailCard, MailFact } from '../../papers/mail/layout.ts'
import { mailPictureName } from '../../papers/mail/mail-pictures.ts'
import type { MailWord } from '../../papers/mail/mail-words/en.ts'
import { type MailSpeech, mailWord } from '../../papers/mail/mail-words.ts'

interface Rental {
  readonly car: Vehicle | undefined
  /** The deposit requested for the car, and the amount blocked so far. */
  readonly deposit: Money | undefined
  readonly block: { readonly amount: Money; readonly card: string } | undefined
}

export interface Completed {
  readonly reservation: Reservation
  readonly info: HotelInfo
  readonly language: Language
  readonly partyWord: PartyWord
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
  readonly word: MailWord
  readonly values?: Readonly<Record<string, string>>
  readonly value: string | undefined
}

/** Builds the card with what a guest needs during the stay; unknown facts are left out. */
export function stayCardOf(completed: Completed): MailCard {
  const { reservation, code } = completed
  const say = saying(completed)
  return {
    picture: mailPictureName(reservation.room.picture, completed.partyWord),
    headline: headline(completed),
    facts: facts(completed, [
      { word: 'factCode', value: code },
      ...carOf(completed),
      { word: 'factWay', value: wayOf(completed) },
      { word: 'factStay', value: `${say.day(reservation.startDate)} – ${say.day(reservation.endDate)}` },
      wifiOf(completed),
      { word: 'factBreakfast', value: breakfastOf(completed) },
      { word: 'factLeave', value: leaveOf(completed) },
      ...moneyOf(completed),
      { word: 'factSigned', value: signedOf(completed) },
      { word: 'factNumber', value: reservation.reference },
    ]),
  }
}

/**
 * Builds the card for reception about an arrival. It never contains a code, which the desk sees
 * elsewhere.
 */
export function arrivalCardOf(completed: Completed): MailCard {
  const { reservation, due } = completed
  const say = saying(completed)
  return {
    headline: headline(completed),
    facts: facts(completed, [
      { word: 'factNumber', value: reservation.reference },
      { word: 'factGuests', value: say.list(reservation.guests.map(fullName)) },
      { word: 'factStay', value: `${say.day(reservation.startDate)} – ${say.day(reservation.endDate)}` },
      { word: 'factSigned', value: signedOf(completed) },
      { word: 'factDue', value: due && formatMoney(due, completed.language) },
    ]),
  }
}

function headline(completed: Completed): MailFact | undefined {
  const { number } = completed.reservation.room
  return number ? { name: mailWord('factRoom', completed), value: number } : undefined
}

function facts(speech: MailSpeech, rows: readonly (Row | undefined)[]): MailFact[] {
  return rows.flatMap((row) => (row?.value ? [{ name: mailWord(row.word, speech, row.values), value: row.value }] : []))
}

function carOf({ rental }: Completed): Row[] {
  return rental?.car ? [{ word: 'factCar', value: `${rental.car.plate}, ${rental.car.model}` }] : []
}

/** Shows renters the amount due and the deposit requested or blocked. */
function moneyOf(completed: Completed): Row[] {
  const { rental, due, language } = completed
  if (!rental) return []
  const { deposit, block } = rental
  const held = block
    ? mailWord('valueDepositBlocked', completed, { amount: formatMoney(block.amount, language), card: block.card })
    : deposit && mailWord('valueDepositAsked', completed, { amount: formatMoney(deposit, language) })
  return [
    { word: 'factDue', value: due && formatMoney(due, language) },
    { word: 'factDeposit', value: held },
  ]
}

function wayOf(completed: Completed): string {
  const { reservation, info, language } = completed
  const { floor } = reservation.room
  const sentences = [
    floor === undefined ? undefined : mailWord('valueFloor', completed, { floor }),
    info.wayToTheLift?.[language],
  ]
  return sentences
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => sentence.replace(/\.$/, ''))
    .join('. ')
}

function wifiOf(completed: Completed): Row | undefined {
  const { wifi } = completed.info
  if (!wifi) return undefined
  return {
    word: 'factWifi',
    values: { network: wifi.network },
    value: wifi.password ?? mailWord('wifiOpen', completed),
  }
}

function breakfastOf(completed: Completed): string | undefined {
  const { language } = completed
  const { breakfast } = completed.info
  if (!breakfast) return undefined
  const hours = mailWord('valueFromUntil', completed, { from: breakfast.from, until: breakfast.until })
  return [hours, breakfast.place?.[language]].filter(Boolean).join(', ')
}

function leaveOf(completed: Completed): string {
  const { info, reservation } = completed
  const day = saying(completed).day(reservation.endDate)
  return info.checkOutUntil ? mailWord('valueUntil', completed, { day, time: info.checkOutUntil }) : day
}

function signedOf(completed: Completed): string | undefined {
  const { signed, accepted } = completed
  const { list } = saying(completed)
  const sentences = [
    signed.length > 0 && mailWord('valueSigned', completed, { names: list(signed) }),
    accepted.length > 0 && mailWord('valueTerms', completed, { names: list(accepted) }),
  ]
  return sentences.filter(Boolean).join('. ') || undefined
}

function saying({ language }: Pick<Completed, 'language'>) {
  const locale = localeOf(language)
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return {
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    list: (names: readonly (string | undefined)[]) =>
      new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.filter((name) => name !== undefined)),
  }
}
