import { statement } from '../../platform/database/statement.ts'

/** Stays whose booking has taxes of its own. */
export const listBookedTaxes = statement<{ id: string }, [reservationIds: readonly string[]]>(`
  select distinct reservation_id as id from folio_lines
  where reservation_id = any($1::uuid[]) and kind = 'tax' and source = 'hotel'`)

/** Years of the children whose birth date is known, on the first day of their stay. */
export const listChildAges = statement<{ id: string; age: number }, [reservationIds: readonly string[]]>(`
  select stay.id, extract(year from age(stay.start_date, (guest.given ->> 'birthDate')::date))::int as age
  from guests guest
  join reservations stay on stay.hotel_id = guest.hotel_id and stay.id = guest.reservation_id
  where guest.reservation_id = any($1::uuid[]) and not guest.adult
    and guest.given ->> 'birthDate' ~ '^\\d{4}-\\d{2}-\\d{2}$'`)

/** Saves lines of the form { id, day, amount }; id is that of the stay. Posted lines stay as they are. */
export const saveTaxLines = statement<never, [hotelId: number, names: string, lines: string]>(`
  insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, origin, names, amount, day, revenue_group)
  select $1::int, gen_random_uuid(), tax.id,
    row_number() over (partition by tax.id order by tax.day) + coalesce((select max(line.position) from folio_lines line
      where line.hotel_id = $1::int and line.reservation_id = tax.id), 0),
    'tax', 'foyer', 'nightTax:' || tax.day, $2::jsonb, tax.amount, tax.day, 'tax'
  from jsonb_to_recordset($3::jsonb) as tax (id uuid, day date, amount int)
  on conflict (hotel_id, reservation_id, origin) do update set amount = excluded.amount
    where folio_lines.posted_on is null and folio_lines.amount <> excluded.amount`)
