import type { Client } from 'pg'
import { addDays } from './days.ts'
import { withClient } from './postgres.ts'

export const HOTEL = 1
export const ARRIVALS_A_DAY = 40
/** The fraction of the days that are before today. */
const PAST_SHARE = 0.6
const NIGHTS = 2
/** Reservations per group number. */
const GROUP_SIZE = 4

export interface SeededReservation {
  readonly reference: string
  readonly surname: string
  readonly group: string
}

export interface SeedOptions {
  readonly reservations: number
  /** Today at the hotel. */
  readonly day: string
  readonly arrivalsADay?: number
}

const guestDetails = JSON.stringify({
  firstName: 'Ana',
  gender: 'F',
  birthDate: '1985-06-01',
  nationality: 'DEU',
  documentType: 'P',
  documentNumber: 'C01X00T47',
  issueDate: '2022-01-31',
  expiryDate: '2032-01-31',
  issueCountry: 'DEU',
  country: 'DEU',
  region: 'Berlin',
  city: 'Berlin',
  street: 'Lindenallee 4',
  postalCode: '10115',
  email: 'ana@example.com',
  phone: '+49 15112345678',
})

/** Surnames without digits, one per reservation. */
const surname = `'Bench' || translate(n::text, '0123456789', 'abcdefghij')`

/**
 * Seeds this many reservations, with the same number on each day regardless of the total: past
 * stays are completed, today's arrivals have not begun. Uses one statement per table. Returns
 * today's arrivals.
 */
export async function seedReservations(
  url: string,
  { reservations, day, arrivalsADay = ARRIVALS_A_DAY }: SeedOptions,
): Promise<SeededReservation[]> {
  const days = reservations / arrivalsADay
  const first = addDays(day, -Math.floor(days * PAST_SHARE))
  await withClient(url, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', $1, false)`, [String(HOTEL)])
    await client.query(`create temporary table placed as
      select n, gen_random_uuid() as id, 'B' || lpad(n::text, 7, '0') as reference, ${surname} as surname,
        date '${first}' + (n / ${arrivalsADay}) as start_date,
        case when date '${first}' + (n / ${arrivalsADay}) < date '${day}' then 'departed' else 'expected' end as state
      from generate_series(0, ${reservations - 1}) as n`)
    const checks = await listForeignKeys(client)
    for (const { table, name } of checks) await client.query(`alter table ${table} drop constraint ${name}`)
    for (const table of withTriggers) await client.query(`alter table ${table} disable trigger user`)
    for (const statement of listStatements(arrivalsADay * NIGHTS)) await client.query(statement)
    for (const table of withTriggers) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name, words } of checks)
      await client.query(`alter table ${table} add constraint ${name} ${words} not valid`)
    await client.query('drop table placed')
    await client.query('vacuum analyze')
  })
  const todays = Math.floor(days * PAST_SHARE) * arrivalsADay
  const numbers = Array.from({ length: arrivalsADay }, (_, index) => todays + index)
  return numbers.map((n) => ({
    reference: `B${String(n).padStart(7, '0')}`,
    surname: `Bench${[...String(n)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`,
    group: `GRB${n - (n % GROUP_SIZE)}`,
  }))
}

/**
 * Checking them row by row would take most of the time; the seeded data is consistent by
 * construction.
 */
async function listForeignKeys(client: Client): Promise<{ table: string; name: string; words: string }[]> {
  const { rows } = await client.query(`select conrelid::regclass::text as table, quote_ident(conname) as name,
    pg_get_constraintdef(oid) as words from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  return rows
}

/**
 * Their triggers would plan for the empty tables that they find first, and scan them for every row.
 */
const withTriggers = ['reservations', 'guests', 'folio_lines']

/** `rooms`: as many as are occupied at once, so that every stay has its own. */
const listStatements = (rooms: number): readonly string[] => [
  `insert into rooms (hotel_id, number, type_id, floor, ready)
    select ${HOTEL}, 'B' || place, type.id, 9, true
    from generate_series(0, ${rooms - 1}) place, (select id from room_types order by id limit 1) type`,
  `insert into reservations (hotel_id, id, reference, group_locator, state, start_date, end_date, adults, children, first_name,
      last_name, email, room_type_id, room_number, room_available, has_pets, included, pre_checkin_completed, checked_in_at)
    select ${HOTEL}, placed.id, reference, 'GRB' || (n - n % ${GROUP_SIZE}),
      state, start_date, start_date + ${NIGHTS}, 2, 0, 'Ana', surname, lower(surname) || '@example.com', room.type_id, room.number, true,
      false, array['breakfast'], false, case when state = 'departed' then start_date + time '16:00' end
    from placed join rooms room on room.number = 'B' || (n % ${rooms})`,
  // Otherwise done by a trigger.
  `insert into room_nights (hotel_id, room_number, night, reservation_id)
    select stay.hotel_id, stay.room_number, stay.start_date + night, stay.id
    from reservations stay join placed on placed.id = stay.id, generate_series(0, ${NIGHTS - 1}) night
    where stay.state = 'expected'`,
  `insert into guests (hotel_id, id, reservation_id, position, main, adult, given)
    select ${HOTEL}, gen_random_uuid(), placed.id, position, position = 1, true,
      case when state = 'departed' then '${guestDetails}'::jsonb || jsonb_build_object('lastName', surname)
        when position = 1 then jsonb_build_object('firstName', 'Ana', 'lastName', surname) else '{}' end
    from placed, generate_series(1, 2) position`,
  `insert into folio_lines (hotel_id, id, reservation_id, position, kind, names, amount)
    select ${HOTEL}, gen_random_uuid(), placed.id, line.position, line.kind, jsonb_build_object('en', line.kind), line.amount
    from placed, (values (1, 'charge', 24000), (2, 'payment', -24000)) line (position, kind, amount)`,
  `insert into reservation_messages (hotel_id, id, reservation_id, sent_on, texts)
    select ${HOTEL}, gen_random_uuid(), placed.id, start_date - 1, '{"en": "We look forward to your stay."}' from placed`,
  `insert into visits (hotel_id, id, app_key, opened_at, ended_at)
    select ${HOTEL}, 'placed' || n, 'own', start_date + time '15:50', start_date + time '16:10' from placed where state = 'departed'`,
  // For the bare calls, which open no page.
  `insert into visits (hotel_id, id, app_key) select ${HOTEL}, 'bare' || reference, 'own' from placed where state = 'expected'`,
  `insert into visit_reservations (hotel_id, visit_id, reservation_id, proof)
    select ${HOTEL}, 'placed' || n, placed.id, 'number' from placed where state = 'departed'`,
  // Later starts leave the hotel as it is.
  `insert into server_settings (name, value) values ('demo', 'off')`,
  // This hotel's devices find a reservation by the surname alone. Purging is off, because years of
  // reservations would be erased while we measure.
  `insert into hotel_configs (hotel_id, version, document)
    select hotel_id, version + 1, jsonb_set(document, '{flags,only_surname_search}', 'true')
      || '{"retention":{"guestDays":36525,"signatureDays":36525,"trackingDays":36525,"logDays":36525}}'
    from hotel_configs order by version desc limit 1`,
  `insert into checkin_logs (hotel_id, id, reservation_id, visit_id, app_key, action, guest_amount, status, errors, arrived_at,
      started_at, ended_at)
    select ${HOTEL}, gen_random_uuid(), placed.id, 'placed' || n, 'own', 'checkin', 2, 'completed', '[]', start_date + time '16:00',
      start_date + time '15:55', start_date + time '16:05' from placed where state = 'departed'`,
  `insert into keys (hotel_id, id, reservation_id, kind, state, provider, valid_from, valid_to, end_reason)
    select ${HOTEL}, gen_random_uuid(), placed.id, 'code', 'ended', 'foyer', start_date, start_date + ${NIGHTS}, 'stayOver'
    from placed where state = 'departed'`,
  `insert into signatures (hotel_id, guest_id, format, image)
    select ${HOTEL}, guests.id, 'png', '\\x00' from guests join placed on placed.id = guests.reservation_id where state = 'departed'`,
]
