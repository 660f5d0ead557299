import { statement } from '../../platform/database/statement.ts'

/**
 * A line of ours on the bill, identified by its origin: it exists once, and its id never changes. A
 * posted line stays as it is.
 */
export const saveOwnLine = statement<
  { id: string },
  [hotelId: number, id: string, reservationId: string, origin: string, names: string, amount: number]
>(`
  insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, origin, names, amount)
  select $1::int, $2::uuid, $3::uuid, coalesce(max(line.position), 0) + 1, 'charge', 'foyer', $4::text, $5::jsonb, $6::int
  from folio_lines line where line.hotel_id = $1::int and line.reservation_id = $3::uuid
  on conflict (hotel_id, reservation_id, origin) do update set names = excluded.names, amount = excluded.amount
    where folio_lines.posted_on is null
  returning id`)

export const deleteOwnLine = statement<never, [reservationId: string, origin: string]>(`
  delete from folio_lines where reservation_id = $1::uuid and origin = $2::text and source = 'foyer' and posted_on is null`)
