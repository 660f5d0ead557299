import type { RevenueGroup } from '@foyer/domain/folio/revenue-group.ts'
import type { LineSource } from '@foyer/domain/payment/balance.ts'
import { statement } from '../../platform/database/statement.ts'

export interface BillLine {
  readonly id: string
  readonly reservationId: string
  readonly folioId: string | null
  readonly kind: 'charge' | 'tax'
  readonly source: LineSource
  readonly origin: string | null
  readonly names: Readonly<Record<string, string>>
  readonly amount: number
  readonly quantity: number
  readonly vat: number | null
  readonly group: RevenueGroup | null
  readonly serviceId: string | null
  readonly day: string | null
  readonly postedOn: string | null
  readonly position: number
}

const columns = `line.id, line.reservation_id as "reservationId", line.folio_id as "folioId", line.kind, line.source,
  line.origin, line.names, line.amount, line.quantity, line.vat, line.revenue_group as "group",
  line.service_id as "serviceId", line.posted_on as "postedOn", line.position,
  coalesce(line.day, case when line.origin ~ '^(night|nightTax):' then split_part(line.origin, ':', 2)::date end) as day`

/** Charges and taxes that are not posted yet, in the order of the bill. */
export const listUnposted = statement<BillLine, [reservationId: string]>(`
  select ${columns} from folio_lines line
  where line.reservation_id = $1::uuid and line.kind <> 'payment' and line.posted_on is null
  order by line.source desc, line.position`)

export const findLine = statement<BillLine, [id: string]>(`
  select ${columns} from folio_lines line where line.id = $1::uuid and line.kind <> 'payment'`)

/** Nights of which a line of the booking is posted. */
export const listPostedDays = statement<{ day: string }, [reservationId: string]>(`
  select distinct day from folio_lines
  where reservation_id = $1::uuid and source = 'hotel' and kind <> 'payment' and posted_on is not null and day is not null
    and revenue_group in ('room', 'tax')`)

export const deleteLine = statement<never, [id: string]>('delete from folio_lines where id = $1::uuid')

/** Inserts lines of one stay; each is an object with the members below. */
export const insertLines = statement<never, [hotelId: number, reservationId: string, lines: string]>(`
  insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, origin, names, amount, quantity, day,
    folio_id, vat, revenue_group, service_id, comment, corrects, member_id)
  select $1::int, line.id, $2::uuid, coalesce(line.position, last.position + line.at::int), line.kind, line.source,
    line.origin, line.names, line.amount, line.quantity, line.day, line."folioId", line.vat, line."group", line."serviceId",
    line.comment, line.corrects, line."memberId"
  from rows from (jsonb_to_recordset($3::jsonb) as (id uuid, position int, kind text, source text, origin text, names jsonb,
        amount int, quantity int, day date, "folioId" uuid, vat int, "group" text, "serviceId" text, comment text,
        corrects uuid, "memberId" uuid))
      with ordinality as line (id, position, kind, source, origin, names, amount, quantity, day, "folioId", vat, "group",
        "serviceId", comment, corrects, "memberId", at),
    (select coalesce(max(position), 0) as position from folio_lines where reservation_id = $2::uuid) last`)

export interface NewLine {
  readonly id: string
  readonly position?: number
  readonly kind: 'charge' | 'tax'
  readonly source: LineSource
  /** What a line of ours is for; one line of a stay has it. */
  readonly origin?: string
  readonly names: Readonly<Record<string, string>>
  readonly amount: number
  readonly quantity: number
  readonly day: string
  readonly folioId?: string | undefined
  readonly vat?: number | undefined
  readonly group?: RevenueGroup | undefined
  readonly serviceId?: string | undefined
  readonly comment?: string | undefined
  readonly corrects?: string | undefined
  readonly memberId?: string | undefined
}

/** From now on the line never changes. */
export const setPosted = statement<
  never,
  [id: string, postedOn: string, day: string, folioId: string | null, vat: number | null, group: RevenueGroup]
>(`
  update folio_lines set posted_on = $2::date, posted_at = clock_timestamp(), day = $3::date, folio_id = $4::uuid,
    vat = $5::int, revenue_group = $6::text
  where id = $1::uuid and posted_on is null`)

interface PostedStay {
  readonly id: string
  readonly reference: string
  readonly state: string
  readonly startDate: string
  readonly endDate: string
  readonly bookedStart: string
  readonly bookedEnd: string
  readonly adults: number
}

const stayColumns = `stay.id, stay.reference, stay.state, stay.start_date as "startDate", stay.end_date as "endDate",
  coalesce(stay.booked_start, stay.start_date) as "bookedStart", coalesce(stay.booked_end, stay.end_date) as "bookedEnd",
  stay.adults`

/** How long after a departure its last lines are still posted, such as after a late check-out. */
const MAX_DAYS_AFTER_DEPARTURE = 60

/**
 * Stays whose nights are posted when a day is closed: guests in house, those who have left since, no-shows
 * of that day, and earlier departures of which a part is posted and another isn't.
 */
export const listStaysToPost = statement<PostedStay, [day: string]>(`
  select ${stayColumns} from reservations stay
  where (stay.state = 'inHouse' and stay.start_date <= $1::date)
    or (stay.state = 'departed' and stay.end_date >= $1::date and stay.start_date <= $1::date)
    or (stay.state = 'departed' and stay.end_date between $1::date - ${MAX_DAYS_AFTER_DEPARTURE} and $1::date - 1
      and (select bool_or(line.posted_on is null) and bool_or(line.posted_on is not null) from folio_lines line
        where line.hotel_id = stay.hotel_id and line.reservation_id = stay.id and line.kind <> 'payment'))
    or (stay.state = 'noShow' and (stay.start_date = $1::date or exists (select from late_arrivals late
      where late.hotel_id = stay.hotel_id and late.reservation_id = stay.id and late.day = $1::date - 1)))
  order by stay.id`)

export const findPostedStay = statement<PostedStay, [id: string]>(
  `select ${stayColumns} from reservations stay where stay.id = $1::uuid`,
)

export type { PostedStay }

export const listRoutes = statement<{ id: string; routes: string[] }, [reservationId: string]>(
  'select id, routes from folios where reservation_id = $1::uuid order by position',
)

/** The origin of a charge at a reduced price; the difference counts like a correction. */
export const toReducedOrigin = (minor: number, id: string): string => `reduced:${minor}:${id}`

const correctedSum = `coalesce(sum(case when line.origin like 'reduced:%' then split_part(line.origin, ':', 2)::int
  else -line.amount end), 0)::int as minor`
const isCorrection = `(line.origin like 'reduced:%'
  or (line.origin ~ '^(correction|moveAhead|cancelled:desk):' and line.amount < 0))`

/** What all that counts against the limits has taken off the bill of a stay, in minor units. */
export const sumCorrections = statement<{ minor: number }, [reservationId: string]>(`
  select (taken.minor + (select coalesce(sum(payment.minor), 0) from payments payment
    where payment.reservation_id = $1::uuid and payment.way = 'writeOff' and payment.state = 'captured'))::int as minor
  from (select ${correctedSum} from folio_lines line where line.reservation_id = $1::uuid and ${isCorrection}) taken`)

/** Waits for what the same person takes off another stay at the same time. */
export const lockCorrections = statement<never, [memberId: string]>(`
  select pg_advisory_xact_lock(hashtextextended('takes off ' || $1::text, 0))`)

/** What this person has taken off all bills within 24 hours; it was posted on the open day or on one closed since. */
export const sumOwnCorrections = statement<{ minor: number }, [memberId: string, day: string]>(`
  select (taken.minor + (select coalesce(sum(payment.minor), 0) from payments payment
    where payment.settled_at > clock_timestamp() - interval '24 hours' and payment.member_id = $1::uuid
      and payment.way = 'writeOff' and payment.state = 'captured'))::int as minor
  from (select ${correctedSum} from folio_lines line
    where line.posted_on >= least($2::date, (
        select min(day) from business_days where closed_at > clock_timestamp() - interval '24 hours'))
      and line.member_id = $1::uuid and ${isCorrection}
      and exists (select from ledger_entries entry where entry.hotel_id = line.hotel_id and entry.line_id = line.id
        and entry.at > clock_timestamp() - interval '24 hours')) taken`)

/** What is left of a line after corrections and moves. */
export const computeRest = statement<{ minor: number }, [id: string]>(`
  select (line.amount + coalesce(sum(other.amount), 0))::int as minor
  from folio_lines line left join folio_lines other on other.hotel_id = line.hotel_id and other.corrects = line.id
    and sign(other.amount) <> sign(line.amount)
  where line.id = $1::uuid group by line.amount`)
