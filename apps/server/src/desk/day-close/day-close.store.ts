import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import { statement } from '../../platform/database/statement.ts'

/**
 * Everything before this moment is counted: a day before the last close. On a hotel's first close,
 * what is older than 24 hours belongs to the day before.
 */
export const readCountedUntil = statement<{ until: Date }, []>(`
  select coalesce((select closed_at from business_days order by day desc limit 1), now()) - interval '24 hours' as until`)

/** Postings after the moment in this parameter that no closed day has counted. */
export const uncountedAfter = (parameter: '$1' | '$3') => `entry.at > ${parameter}::timestamptz
  and not exists (select from day_postings counted
    where counted.hotel_id = entry.hotel_id and counted.posting_id = entry.posting_id)`

/** Notes that these postings belong to the day. */
export const insertDayPostings = statement<never, [hotelId: number, day: string, countedUntil: Date]>(`
  insert into day_postings (hotel_id, posting_id, day)
  select distinct $1::int, entry.posting_id, $2::date from ledger_entries entry where ${uncountedAfter('$3')}`)

/** On the first close, everything before it belongs to the day before. */
export const insertEarlierPostings = statement<never, [hotelId: number, day: string, countedUntil: Date]>(`
  insert into day_postings (hotel_id, posting_id, day)
  select distinct $1::int, entry.posting_id, $2::date - 1 from ledger_entries entry
  where not exists (select from business_days) and entry.at <= $3::timestamptz`)

/** Postings that were counted for a day; none of them is older than the moment from which it counts. */
export const countedOnDay = `entry.at > $2::timestamptz and exists (select from day_postings counted
    where counted.hotel_id = entry.hotel_id and counted.posting_id = entry.posting_id and counted.day = $1::date)`

interface AccountSum {
  readonly account: string
  readonly minor: number
}

const selectCharges = (which: string) => `
  select entry.account, sum(entry.minor)::int as minor from ledger_entries entry
  where entry.kind in ('charge', 'rounding') and entry.account <> 'guest' and ${which}
  group by entry.account order by entry.account`

/** What charges of the open day moved, by account of the ledger. */
export const sumOpenCharges = statement<AccountSum, [countedUntil: Date]>(selectCharges(uncountedAfter('$1')))

/** The same of a day whose postings are counted. */
export const sumDayCharges = statement<AccountSum, [day: string, countedUntil: Date]>(selectCharges(countedOnDay))

interface DayMovement {
  readonly way: PaymentMethod
  readonly provider: string
  readonly kind: 'capture' | 'void' | 'refund'
  readonly minor: number
}

const selectMovements = (which: string) => `
  select coalesce(entry.way, payment.way) as way, case when entry.way is null then payment.provider else '' end as provider,
    entry.kind, entry.minor
  from ledger_entries entry
  join payments payment on payment.hotel_id = entry.hotel_id and payment.id = entry.payment_id
  where entry.account <> 'guest' and ${which} order by entry.at`

/** Payments of the open day. */
export const listOpenMovements = statement<DayMovement, [countedUntil: Date]>(selectMovements(uncountedAfter('$1')))

/** The same of a day whose postings are counted. */
export const listDayMovements = statement<DayMovement, [day: string, countedUntil: Date]>(selectMovements(countedOnDay))

interface DayCounts {
  readonly rooms: number
  readonly outOfOrder: number
  readonly sold: number
  readonly arrivals: number
  readonly arrived: number
  readonly noShows: number
  readonly departures: number
  readonly left: number
  readonly stays: number
  readonly guests: number
}

export const readDayCounts = statement<DayCounts, [day: string]>(`
  select (select count(*)::int from rooms) as rooms,
    (select count(distinct room_number)::int from room_closures where $1::date between start_date and end_date) as "outOfOrder",
    count(*) filter (where state in ('inHouse', 'departed') and start_date <= $1::date and end_date > $1::date)::int as sold,
    count(*) filter (where start_date = $1::date and state <> 'cancelled')::int as arrivals,
    count(*) filter (where start_date = $1::date and state in ('inHouse', 'departed'))::int as arrived,
    count(*) filter (where start_date = $1::date and state = 'noShow')::int as "noShows",
    count(*) filter (where end_date = $1::date and state in ('inHouse', 'departed'))::int as departures,
    count(*) filter (where end_date = $1::date and state = 'departed')::int as left,
    count(*) filter (where state = 'inHouse')::int as stays,
    coalesce(sum(adults + children) filter (where state = 'inHouse'), 0)::int as guests
  from reservations where (end_date >= $1::date and start_date <= $1::date) or state = 'inHouse'`)

/** Two weeks back and one ahead. */
export const listNightCounts = statement<
  { day: string; sold: number; arrivals: number; departures: number },
  [day: string]
>(`
  with near as materialized (select state, start_date, end_date, count(*) as stays from reservations
    where end_date >= $1::date - 13 and start_date <= $1::date + 7 and state in ('inHouse', 'departed', 'expected')
    group by state, start_date, end_date)
  select night as day,
    coalesce(sum(stays) filter (where start_date <= night and end_date > night), 0)::int as sold,
    coalesce(sum(stays) filter (where start_date = night), 0)::int as arrivals,
    coalesce(sum(stays) filter (where end_date = night), 0)::int as departures
  from (select $1::date + after as night from generate_series(-13, 7) after) nights
  left join near on start_date <= night and end_date >= night
    and (state in ('inHouse', 'departed') or (state = 'expected' and night > $1::date))
  group by night order by night`)

/** What guests who are or were in house on the day still owe, or have paid too much. */
export const listBalances = statement<{ reference: string; room: string | null; minor: number }, [day: string]>(`
  with guests_of_day as materialized (
    select hotel_id, id, reference, room_number from reservations where state = 'inHouse'
    union all
    select hotel_id, id, reference, room_number from reservations where state = 'departed' and end_date >= $1::date)
  select stay.reference, stay.room_number as room, sum(line.amount)::int as minor
  from guests_of_day stay join folio_lines line on line.hotel_id = stay.hotel_id and line.reservation_id = stay.id
  where line.kind = 'payment' or coalesce(line.day, $1::date) <= $1::date
  group by stay.id, stay.reference, stay.room_number having sum(line.amount) <> 0
  order by stay.room_number, stay.reference limit 500`)

interface StayDebt {
  readonly reference: string
  readonly state: 'departed' | 'noShow' | 'cancelled'
  /** When they left, or should have come. */
  readonly leftOn: string
  readonly minor: number
}

/** Stays that are over and not paid, except those that ended on this day. */
export const listDebts = statement<StayDebt, [day: string]>(`
  select stay.reference, stay.state,
    case stay.state when 'departed' then stay.end_date else stay.start_date end as "leftOn",
    sum(line.amount)::int as minor
  from stay_debts debt
    join reservations stay on stay.hotel_id = debt.hotel_id and stay.id = debt.reservation_id
    join folio_lines line on line.hotel_id = stay.hotel_id and line.reservation_id = stay.id
  where stay.end_date < $1::date or stay.state <> 'departed'
  group by stay.id, stay.reference, stay.state, stay.start_date, stay.end_date
  order by "leftOn", stay.reference limit 500`)

interface MissedArrival {
  readonly id: string
  readonly reference: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly since: string
  readonly isLate: boolean
}

/** Guests who should have come by this day; `isLate` if staff know that they are still coming. */
export const listUndecidedArrivals = statement<MissedArrival, [day: string]>(`
  select stay.id, stay.reference, stay.first_name as "firstName", stay.last_name as "lastName", stay.start_date as since,
    exists (select from late_arrivals late where late.hotel_id = stay.hotel_id and late.reservation_id = stay.id
      and late.day = $1::date) as "isLate"
  from reservations stay where stay.state = 'expected' and stay.start_date <= $1::date
  order by stay.start_date, stay.reference`)

export const insertLateArrival = statement<
  never,
  [hotelId: number, reservationId: string, day: string, memberId: string]
>(`
  insert into late_arrivals (hotel_id, reservation_id, day, member_id) values ($1::int, $2::uuid, $3::date, $4::uuid)
  on conflict do nothing`)

/** Guests who should have left by this day. */
export const listOverdueStays = statement<{ reference: string }, [day: string]>(`
  select reference from reservations where state = 'inHouse' and end_date <= $1::date order by reference`)

/** Payments whose outcome is not known yet. */
export const listOpenPayments = statement<{ id: string; reference: string; minor: number }, []>(`
  select payment.id, stay.reference, payment.minor from payments payment
  join reservations stay on stay.hotel_id = payment.hotel_id and stay.id = payment.reservation_id
  where payment.state in ('created', 'sent', 'unknown') order by payment.created_at`)

export const countNightsOfDay = statement<{ count: number }, [day: string]>(`
  select count(*)::int as count from reservations
  where state in ('inHouse', 'departed') and start_date <= $1::date and end_date > $1::date`)

/** Fails if the day is closed. */
export const insertClosedDay = statement<
  never,
  [hotelId: number, day: string, memberId: string | null, report: string]
>(`
  insert into business_days (hotel_id, day, member_id, report) values ($1::int, $2::date, $3::uuid, $4::jsonb)`)

export const listClosedDays = statement<{ day: string; at: Date; by: string | null }, []>(`
  select closed.day, closed.closed_at as at, member.name as by from business_days closed
  left join staff_members member on member.id = closed.member_id order by closed.day desc limit 31`)

export const findDayReport = statement<{ report: DayReport }, [day: string]>(
  'select report from business_days where day = $1::date',
)

/** The alert that something stops the close of this day, open or not. */
export const findDayAlert = statement<{ id: string }, [day: string]>(
  `select id from alerts where kind = 'dayNotClosed' and problem = $1::text limit 1`,
)

export interface JournalRow {
  readonly day: string
  readonly at: Date
  readonly posting: string
  readonly kind: string
  readonly account: string
  readonly minor: number
  readonly currency: string
  readonly reference: string
  /** Of the invoice that has the charge. */
  readonly invoice: string | null
  readonly way: PaymentMethod | null
  readonly by: string | null
}

export const listJournal = statement<JournalRow, [from: string, until: string]>(`
  select counted.day, entry.at, entry.posting_id as posting, entry.kind, entry.account, entry.minor, entry.currency,
    stay.reference, invoice.document ->> 'number' as invoice, coalesce(entry.way, payment.way) as way, member.name as by
  from day_postings counted
  join ledger_entries entry on entry.hotel_id = counted.hotel_id and entry.posting_id = counted.posting_id
  join reservations stay on stay.hotel_id = entry.hotel_id and stay.id = entry.reservation_id
  left join payments payment on payment.hotel_id = entry.hotel_id and payment.id = entry.payment_id
  left join staff_members member on member.id = entry.member_id
  left join invoiced_lines invoiced on invoiced.hotel_id = entry.hotel_id and invoiced.line_id = entry.line_id
    and not invoiced.credited
  left join invoices invoice on invoice.hotel_id = invoiced.hotel_id and invoice.id = invoiced.invoice_id
  where counted.day between $1::date and $2::date order by entry.at, entry.posting_id, entry.account`)
