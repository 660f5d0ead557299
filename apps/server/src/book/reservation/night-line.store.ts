import { statement } from '../../platform/database/statement.ts'

const isNightLine = `source = 'foyer' and origin ~ '^(night|nightTax):'`

interface NightRow {
  readonly night: string
  readonly room: number
  readonly taxes: number
  readonly isTaxPosted: boolean
}

/** Lines of earlier changes, one row for each night. */
export const listNightLines = statement<NightRow, [reservationId: string]>(`
  select split_part(origin, ':', 2) as night, coalesce(sum(amount) filter (where kind = 'charge'), 0)::int as room,
    coalesce(sum(amount) filter (where kind = 'tax'), 0)::int as taxes,
    coalesce(bool_or(posted_on is not null) filter (where kind = 'tax'), false) as "isTaxPosted"
  from folio_lines where reservation_id = $1::uuid and ${isNightLine}
  group by 1`)

/** Lines of the rooms of some nights, and of the taxes of some. */
const ofNights = `split_part(origin, ':', 2) = any(case kind when 'tax' then $3::text[] else $2::text[] end)`

/** What is posted for nights that were added or released, and never changes. */
export const listPostedNightLines = statement<
  { origin: string; kind: 'charge' | 'tax'; names: Record<string, string>; amount: number },
  [reservationId: string, nights: readonly string[], taxedNights: readonly string[]]
>(`
  select concat_ws(':', split_part(origin, ':', 1), split_part(origin, ':', 2)) as origin, kind,
    (array_agg(names order by position))[1] as names, sum(amount)::int as amount
  from folio_lines where reservation_id = $1::uuid and ${isNightLine} and posted_on is not null
    and ${ofNights}
  group by 1, 2`)

/** Deletes the lines of these nights that are not posted. */
export const deleteNightLines = statement<
  never,
  [reservationId: string, nights: readonly string[], taxedNights: readonly string[]]
>(`
  delete from folio_lines where reservation_id = $1::uuid and ${isNightLine} and posted_on is null
    and ${ofNights}`)

/** Inserts lines of the form { origin, kind, names, amount }. */
export const insertNightLines = statement<never, [hotelId: number, reservationId: string, lines: string]>(`
  insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, origin, names, amount, day)
  select $1::int, gen_random_uuid(), $2::uuid, last.position + row_number() over (order by line.at), line.kind, 'foyer',
    line.origin, line.names, line.amount, split_part(line.origin, ':', 2)::date
  from rows from (jsonb_to_recordset($3::jsonb) as (origin text, kind text, names jsonb, amount int))
      with ordinality as line (origin, kind, names, amount, at),
    (select coalesce(max(position), 0) as position from folio_lines where reservation_id = $2::uuid) last`)

/** The hotel has sent other dates or another type, with a bill of its own for them. */
export const clearChangedNights = statement<never, [reservationId: string]>(`
  with cleared as (delete from folio_lines where reservation_id = $1::uuid and ${isNightLine} and posted_on is null)
  update reservations set booked_start = null, booked_end = null, booked_type_id = null, booked_adults = null,
    booked_children = null, booked_included = null, rate_id = null where id = $1::uuid`)
