import { emailPattern } from '@foyer/domain/basics/email.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { fromDecimal, getCurrencyDecimals } from '@foyer/domain/basics/money.ts'
import { type PaymentType, paymentTypes } from '@foyer/domain/payment/payment-type.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { ImportIssue } from '@foyer/domain/staff/import-issues.ts'
import * as z from 'zod/mini'
import { type Column, columnNames, columns } from './columns.ts'
import type { FileRow } from './read-file.ts'

export interface RowIssue {
  readonly column: Column
  readonly issue: ImportIssue
}

/** A reservation as a file states it. */
export interface ImportedReservation {
  readonly reference: string
  readonly startDate: string
  readonly endDate: string
  readonly lastName: string
  readonly firstName: string | undefined
  readonly email: string | undefined
  readonly adults: number
  readonly children: number
  readonly roomTypeId: string
  readonly roomNumber: string | undefined
  readonly groupLocator: string | undefined
  /** In minor units; undefined if the file doesn't state it. */
  readonly total: number | undefined
  readonly paid: number | undefined
  readonly segment: string | undefined
  /** For rentals; the price is in minor units. */
  readonly driverMinAge: number | undefined
  readonly youngDriverMaxAge: number | undefined
  readonly youngDriverPrice: number | undefined
  readonly phone: string | undefined
  readonly language: Language | undefined
  /** HH:MM. */
  readonly arrivalTime: string | undefined
  readonly bookedOn: string | undefined
  readonly paymentType: PaymentType | undefined
  /** Undefined if the file does not say it. */
  readonly vip: boolean | undefined
  readonly staffNotes: string | undefined
}

export interface HotelFacts {
  readonly today: string
  readonly currency: string
  readonly roomTypes: ReadonlyMap<string, string>
  readonly rooms: ReadonlyMap<string, { readonly number: string; readonly typeId: string }>
}

const MAX_NIGHTS = 365
const MAX_PEOPLE = 20
const email = z.email({ pattern: emailPattern })

/** Returns either a reservation or all reasons to reject the row. */
export function checkRow(
  row: FileRow,
  hotel: HotelFacts,
): { reservation: ImportedReservation } | { issues: RowIssue[] } {
  const text = (column: Column) => row.values[column] ?? ''
  const issues: RowIssue[] = [...findFormIssues(row), ...findMeaningIssues(text, hotel)]
  if (issues.length > 0) return { issues }
  const minor = (column: Column) =>
    text(column) === '' ? undefined : fromDecimal(Number(text(column)), hotel.currency).minor
  const age = (column: Column) => (text(column) === '' ? undefined : Number(text(column)))
  return {
    reservation: {
      reference: toReferenceKey(text('reference')),
      startDate: text('arrival'),
      endDate: text('departure'),
      lastName: text('last_name').normalize('NFC'),
      firstName: text('first_name').normalize('NFC') || undefined,
      email: text('email') || undefined,
      adults: Number(text('adults')),
      children: Number(text('children') || 0),
      roomTypeId: hotel.roomTypes.get(text('room_type').toLowerCase()) ?? '',
      roomNumber: hotel.rooms.get(text('room').toUpperCase())?.number,
      groupLocator: toReferenceKey(text('group')) || undefined,
      total: minor('total'),
      paid: minor('paid'),
      segment: text('segment').normalize('NFC') || undefined,
      driverMinAge: age('driver_min_age'),
      youngDriverMaxAge: age('young_driver_max_age'),
      youngDriverPrice: minor('young_driver_price'),
      phone: text('phone') || undefined,
      language: languages.find((language) => language === text('language')),
      arrivalTime: text('arrival_time') || undefined,
      bookedOn: text('booked') || undefined,
      paymentType: paymentTypes.find((type) => type === text('payment')),
      vip: text('vip') === '' ? undefined : text('vip') === 'yes',
      staffNotes: text('notes').normalize('NFC') || undefined,
    },
  }
}

function findFormIssues(row: FileRow): RowIssue[] {
  const issues: RowIssue[] = row.hasWrongCount ? [{ column: 'reference', issue: 'wrongColumnCount' }] : []
  for (const column of columnNames) {
    const value = row.values[column] ?? ''
    const issue = findFormIssue(column, value)
    if (issue) issues.push({ column, issue })
  }
  return issues
}

/**
 * Text after a bidirectional control character is displayed in another order than it is stored.
 * Joiners are allowed, because some scripts need them.
 */
const controlCharacters = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u
/** At the start, or after a character that separates cells in some country's spreadsheets. */
const formula = /(?:^|[;,|]\s*)[=+\-@＝＋－＠]/u

const wordColumns: ReadonlySet<Column> = new Set(['arrival_time', 'language', 'payment', 'phone', 'booked'])

function findFormIssue(column: Column, value: string): ImportIssue | undefined {
  const { needed, most } = columns[column]
  if (value === '') return needed ? 'missing' : undefined
  // These columns have their own rules, which also reject values that are too long.
  if ([...value].length > most) return wordColumns.has(column) ? undefined : 'tooLong'
  if (controlCharacters.test(value)) return 'controlCharacter'
  // Harmless here, but our lists are opened in spreadsheets. Notes are in none of them.
  if (column !== 'notes' && formula.test(value) && !isPhone(value)) return 'formula'
  return undefined
}

const isPhone = (value: string) => /^\+?\d{6,15}$/.test(value)
const isTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)

const isWholeNumber = (value: string) => /^\d{1,2}$/.test(value)

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

function isAmount(value: string, currency: string): boolean {
  const [, decimals = ''] = /^\d{1,9}(?:\.(\d+))?$/.exec(value) ?? [undefined, 'x'.repeat(9)]
  return decimals.length <= getCurrencyDecimals(currency)
}

type Rule = [column: Column, issue: ImportIssue, applies: boolean]

const wholeNumbers = ['adults', 'children', 'driver_min_age', 'young_driver_max_age'] as const
const amounts = ['total', 'paid', 'young_driver_price'] as const

function findMeaningIssues(text: (column: Column) => string, hotel: HotelFacts): RowIssue[] {
  const [from, to] = [text('arrival'), text('departure')]
  const nights = (Date.parse(to) - Date.parse(from)) / 86_400_000
  const people = Number(text('adults')) + Number(text('children') || 0)
  const type = hotel.roomTypes.get(text('room_type').toLowerCase())
  const room = hotel.rooms.get(text('room').toUpperCase())
  const notANumber = (column: Column, isOne: boolean): Rule => [column, 'notANumber', text(column) !== '' && !isOne]
  const rules: Rule[] = [
    ['arrival', 'notADay', from !== '' && !isDay(from)],
    ['departure', 'notADay', to !== '' && !isDay(to)],
    ['departure', 'endsBeforeItStarts', isDay(from) && isDay(to) && nights < 0],
    ['departure', 'stayTooLong', isDay(from) && isDay(to) && nights > MAX_NIGHTS],
    ['departure', 'inThePast', isDay(to) && to < hotel.today],
    ['email', 'notAnEmail', text('email') !== '' && !z.safeParse(email, text('email')).success],
    ['booked', 'notADay', text('booked') !== '' && !isDay(text('booked'))],
    ['arrival_time', 'notATime', text('arrival_time') !== '' && !isTime(text('arrival_time'))],
    ['phone', 'notAPhone', text('phone') !== '' && !isPhone(text('phone'))],
    ['language', 'unknownLanguage', text('language') !== '' && !languages.some((one) => one === text('language'))],
    ['payment', 'unknownPayment', text('payment') !== '' && !paymentTypes.some((one) => one === text('payment'))],
    ...wholeNumbers.map((column) => notANumber(column, isWholeNumber(text(column)))),
    ['adults', 'noGuests', isWholeNumber(text('adults')) && (Number(text('adults')) < 1 || people > MAX_PEOPLE)],
    ...amounts.map((column) => notANumber(column, isAmount(text(column), hotel.currency))),
    ['room_type', 'unknownRoomType', text('room_type') !== '' && !type],
    ['room', 'unknownRoom', text('room') !== '' && !room],
    ['room', 'roomOfAnotherType', room !== undefined && type !== undefined && room.typeId !== type],
  ]
  return rules.filter(([, , applies]) => applies).map(([column, issue]) => ({ column, issue }))
}
