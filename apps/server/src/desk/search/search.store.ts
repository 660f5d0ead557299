import { type RawBuilder, sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'
import { IS_OPEN_DEPOSIT } from '../../money/deposit/deposit.store.ts'
import { type NamedReservation, queryNamedReservations } from './named-reservations.store.ts'
import { type SearchTerms, toEmailTerm, toReferenceTerm } from './search-terms.ts'

type StayList = 'inHouse' | 'departures'

/** One of the lists, on one day. */
export interface ListScope {
  readonly list: StayList
  readonly day: string
}

/** Reservations further away are found by their number in the hotel's own system. */
const NEAR_DAYS = 60

export interface Found {
  readonly id: string
  readonly startDate: string
  readonly lastName: string | null
}

/** Returns all stays in this list on its day, or without a list all near today. */
export async function listStays(staff: Staff, scope: ListScope | undefined): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`select stay.id, stay.start_date as "startDate", stay.last_name as "lastName"
    from reservations stay where ${isListed(staff, scope)}`.execute(staff.tx)
  return rows
}

/** Returns those whose indexed words match. */
export async function findStays(
  staff: Staff,
  wanted: SearchTerms,
  scope: ListScope | undefined,
): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    with hits as (
      ${startingWithAll(wanted.words)}
      union ${startingWith(toEmailTerm(wanted.email))}
      union ${wanted.reference === '' ? none : startingWith(toReferenceTerm(wanted.reference))}
      union select id from reservations where group_locator = ${wanted.reference}
      union select id from reservations where room_number = ${wanted.room})
    select stay.id, stay.start_date as "startDate", stay.last_name as "lastName"
    from hits join reservations stay on stay.id = hits.reservation_id where ${isListed(staff, scope)}`.execute(staff.tx)
  return rows
}

/** Returns those in which a name has just changed and that aren't indexed yet. */
export function listStaysWithoutTerms(staff: Staff, scope: ListScope | undefined): Promise<NamedReservation[]> {
  return queryNamedReservations(staff.tx, sql`stay.words_due and ${isListed(staff, scope)}`)
}

const isNear = ({ today }: Staff) => sql`
  stay.end_date >= ${today}::date - ${NEAR_DAYS}::int and stay.start_date <= ${today}::date + ${NEAR_DAYS}::int`

function isListed(staff: Staff, scope: ListScope | undefined): RawBuilder<unknown> {
  if (scope === undefined) return isNear(staff)
  const { list, day } = scope
  if (day !== staff.hotelDay) return otherDays[list](day, day < staff.hotelDay ? past : future)
  return sql`((${isNear(staff)} and ${lists[list](staff)}) or ${regardlessOfDate[list](staff)})`
}

const past = sql`stay.state in ('inHouse', 'departed')`
const future = sql`stay.state in ('expected', 'inHouse')`

/** Who was in house or left on a past day, and who will on a later one. */
const otherDays: Readonly<Record<StayList, (day: string, state: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  inHouse: (day, state) => sql`(${state} and stay.start_date <= ${day}::date and stay.end_date > ${day}::date)`,
  departures: (day, state) => sql`(${state} and stay.end_date = ${day}::date)`,
}

/**
 * Guests who left today stay listed until the day is over, since they may come back for something.
 */
const lists: Readonly<Record<StayList, (staff: Staff) => RawBuilder<unknown>>> = {
  inHouse: () => sql`stay.state = 'inHouse'`,
  departures: ({ hotelDay: today, latestTurn, hotel }) => sql`(
    (stay.state = 'inHouse' and stay.end_date <= ${today}) or (stay.state = 'departed' and stay.end_date = ${today})
    or (stay.state = 'departed' and exists (
      select from check_outs gone
      where gone.hotel_id = stay.hotel_id and gone.reservation_id = stay.id and gone.undone_at is null
        and gone.at >= hotel_day_start(${today}::date, ${hotel.timeZone}, ${latestTurn}::int))))`,
}

/**
 * A deposit left on a renter's card keeps the stay listed until it is released or captured; see
 * `findOutstandingDeposit`. So does a bill that was not paid on departure.
 */
const regardlessOfDate: Readonly<Record<StayList, (staff: Staff) => RawBuilder<unknown>>> = {
  inHouse: () => sql`false`,
  departures: ({ hotelDay: today }) => sql`(
    exists (select from stay_debts debt where debt.hotel_id = stay.hotel_id and debt.reservation_id = stay.id)
    or exists (select from deposits deposit
      where deposit.hotel_id = stay.hotel_id and deposit.reservation_id = stay.id and ${sql.raw(IS_OPEN_DEPOSIT)})
    and (stay.state in ('departed', 'cancelled', 'noShow') or (stay.state = 'expected' and stay.end_date < ${today})))`,
}

const LAST_LETTER = '\u{10ffff}'

/**
 * A range comparison instead of a pattern: under row security only leakproof operators can use an
 * index.
 */
const startingWith = (beginning: string): RawBuilder<unknown> => sql`
  select reservation_id from search_words where word >= ${beginning} and word < ${beginning + LAST_LETTER}`

const none = sql`select reservation_id from search_words where false`

const startingWithAll = (words: readonly string[]): RawBuilder<unknown> =>
  words.length === 0 ? none : sql.join(words.map(startingWith), sql` intersect `)
