import { statement } from '../../platform/database/statement.ts'

/**
 * The bill shows one line per payment, with the total that its guest has paid according to the
 * ledger. The line has the payment's id, so that the hotel's own system can send it back without
 * its being counted twice.
 */
export const savePaymentLine = statement<
  never,
  [hotelId: number, paymentId: string, reservationId: string, origin: string, names: string]
>(`
  insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, origin, names, amount)
  select $1::int, $2::uuid, $3::uuid,
    (select coalesce(max(line.position), 0) + 1 from folio_lines line where line.hotel_id = $1::int and line.reservation_id = $3::uuid),
    'payment', 'foyer', $4::text, $5::jsonb, coalesce(sum(entry.minor), 0)
  from ledger_entries entry
  where entry.hotel_id = $1::int and entry.payment_id = $2::uuid and entry.account = 'guest'
  on conflict (hotel_id, reservation_id, origin) do update set amount = excluded.amount`)

export const deletePaymentLine = statement<never, [reservationId: string, origin: string]>(
  'delete from folio_lines where reservation_id = $1::uuid and origin = $2::text',
)
