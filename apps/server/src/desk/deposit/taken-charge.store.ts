import { statement } from '../../platform/database/statement.ts'

/** Adds the amount captured from a deposit to the bill, once per deposit (unique origin). */
export const insertTakenCharge = statement<
  never,
  [hotelId: number, reservationId: string, origin: string, names: string, amount: number]
>(`
  insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, origin, names, amount)
  select $1::int, gen_random_uuid(), $2::uuid,
    (select coalesce(max(line.position), 0) + 1 from folio_lines line where line.hotel_id = $1::int and line.reservation_id = $2::uuid),
    'charge', 'foyer', $3::text, $4::jsonb, $5::int
  on conflict (hotel_id, reservation_id, origin) do nothing`)
