import type { Client } from 'pg'

/** At every hotel, what waits for a person on most days, and gives jobs nothing to do. */
const statements: readonly string[] = [
  `update devices set last_seen_at = now() - interval '1 hour'`,
  `insert into alerts (hotel_id, id, kind, device_id, subject)
    select hotel_id, gen_random_uuid(), 'deviceOffline', id, id from devices on conflict do nothing`,
  `insert into room_waits (hotel_id, reservation_id, email, language)
    select distinct on (hotel_id) hotel_id, id, 'ana@example.com', 'en' from reservations where state = 'expected'
    on conflict do nothing`,
  `update reservations set room_available = false from room_waits
    where reservations.hotel_id = room_waits.hotel_id and reservations.id = room_waits.reservation_id`,
  `insert into deposits (hotel_id, id, reservation_id, order_number, minor, currency, card, state, blocked_by)
    select distinct on (hotel_id) hotel_id, gen_random_uuid(), id, reference, 10000, 'EUR', '0000', 'held', 'Ana'
    from reservations where state = 'expected' on conflict do nothing`,
]

/** The owner of the tables writes the rows of all hotels while row security is off for it. */
export async function seedWaiting(client: Client): Promise<void> {
  const tables = ['devices', 'alerts', 'room_waits', 'reservations', 'deposits']
  for (const table of tables) await client.query(`alter table ${table} no force row level security`)
  for (const statement of statements) await client.query(statement)
  for (const table of tables) await client.query(`alter table ${table} force row level security`)
  await client.query(`vacuum analyze ${tables.join(', ')}`)
}
