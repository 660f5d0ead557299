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
  /** From today on, if not a part of all days. */
  readonly daysAhead?: number
  /** Other hotels, which share that many more reservations equally. */
  readonly others?: { readonly hotels: number; readonly reservations: number }
}

const NO_OTHERS = { hotels: 0, reservations: 0 }
/** Above the demo's own. */
const FIRST_OTHER_HOTEL = 1_001
/** At each of the other hotels. */
const OTHER_ARRIVALS_A_DAY = 4

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
  { reservations, day, arrivalsADay = ARRIVALS_A_DAY, daysAhead, others = NO_OTHERS }: SeedOptions,
): Promise<SeededReservation[]> {
  const days = reservations / arrivalsADay
  const past = daysAhead === undefined ? Math.floor(days * PAST_SHARE) : Math.floor(days) - daysAhead
  const first = addDays(day, -past)
  const otherDays = Math.ceil(others.reservations / Math.max(others.hotels, 1) / OTHER_ARRIVALS_A_DAY)
  const firstElsewhere = addDays(day, -Math.floor(otherDays * PAST_SHARE))
  await withClient(url, async (client) => {
    const forced = await listForcedTables(client)
    // The owner of the tables then writes the rows of every hotel.
    for (const table of forced) await client.query(`alter table ${table} no force row level security`)
    for (const statement of listHotelStatements(others.hotels)) await client.query(statement)
    await client.query(`create temporary table placed as
      select n, hotel_id, gen_random_uuid() as id, 'B' || lpad(n::text, 7, '0') as reference, ${surname} as surname,
        start_date, place % (arrivals * ${NIGHTS}) as room,
        case when start_date < date '${day}' then 'departed' else 'expected' end as state
      from (
        select n, ${HOTEL} as hotel_id, n as place, ${arrivalsADay} as arrivals, date '${first}' + (n / ${arrivalsADay}) as start_date
          from generate_series(0, ${reservations - 1}) as n
        union all
        select ${reservations} + n, ${FIRST_OTHER_HOTEL} + n % greatest(${others.hotels}, 1), place, ${OTHER_ARRIVALS_A_DAY},
            date '${firstElsewhere}' + place / ${OTHER_ARRIVALS_A_DAY}
          from generate_series(0, ${others.reservations - 1}) as n, lateral (select n / greatest(${others.hotels}, 1) as place) at
      ) all_hotels`)
    await client.query('analyze placed')
    const checks = await listForeignKeys(client)
    for (const { table, name } of checks) await client.query(`alter table ${table} drop constraint ${name}`)
    for (const table of withTriggers) await client.query(`alter table ${table} disable trigger user`)
    for (const statement of listStatements(arrivalsADay * NIGHTS)) await client.query(statement)
    for (const table of withTriggers) await client.query(`alter table ${table} enable trigger user`)
    for (const { table, name, words } of checks)
      await client.query(`alter table ${table} add constraint ${name} ${words} not valid`)
    await client.query('drop table placed')
    for (const table of forced) await client.query(`alter table ${table} force row level security`)
    await client.query('vacuum analyze')
  })
  const todays = past * arrivalsADay
  const numbers = Array.from({ length: arrivalsADay }, (_, index) => todays + index)
  return numbers.map((n) => ({
    reference: `B${String(n).padStart(7, '0')}`,
    surname: `Bench${[...String(n)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`,
    group: `GRB${n - (n % GROUP_SIZE)}`,
  }))
}

async function listForcedTables(client: Client): Promise<string[]> {
  const { rows } = await client.query(`select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relforcerowsecurity`)
  return rows.map(({ name }) => name)
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
const withTriggers = ['reservations', 'guests', 'folio_lines', 'ledger_entries']

/** Purging is off, because years of reservations would be erased while we measure. */
const retention = `'{"retention":{"guestDays":36525,"signatureDays":36525,"trackingDays":36525,"logDays":36525}}'::jsonb`

/** As many more hotels, whose jobs do not run while we measure. */
const listHotelStatements = (count: number): readonly string[] => [
  `insert into hotels (id, company_id, name, city, country, time_zone, currency, demo)
    select ${FIRST_OTHER_HOTEL} + n, 1, 'Hotel ' || n, 'Palma', 'ESP', 'Europe/Madrid', 'EUR', false
    from generate_series(0, ${count - 1}) n`,
  `insert into hotel_configs (hotel_id, version, document)
    select id, 1, ${retention} from hotels where id >= ${FIRST_OTHER_HOTEL}`,
  `insert into room_types select (jsonb_populate_record(null::room_types, to_jsonb(type) || jsonb_build_object('hotel_id', hotels.id))).*
    from hotels, (select * from room_types where hotel_id = ${HOTEL} order by id limit 1) type where hotels.id >= ${FIRST_OTHER_HOTEL}`,
  // Always heard of just now.
  `insert into devices (hotel_id, id, app_key, token_hash, name, last_seen_at)
    select id, gen_random_uuid(), 'kiosk', 'bench' || id, 'Kiosk', now() + interval '1 day' from hotels
    where id >= ${FIRST_OTHER_HOTEL}`,
  `insert into jobs (name, of_hotel, due_at)
    select jobs.name, hotels.id, now() + interval '1 hour' from jobs, hotels
    where of_hotel = ${HOTEL} and jobs.name <> 'seedDemo' and hotels.id >= ${FIRST_OTHER_HOTEL}`,
]

/** `rooms`: as many as are occupied at once, so that every stay has its own. */
const listStatements = (rooms: number): readonly string[] => [
  `insert into rooms (hotel_id, number, type_id, floor, ready)
    select hotels.id, 'B' || place, type.id, 9, true
    from hotels, lateral generate_series(0, case hotels.id when ${HOTEL} then ${rooms} else ${OTHER_ARRIVALS_A_DAY * NIGHTS} end - 1) place,
      lateral (select id from room_types where hotel_id = hotels.id order by id limit 1) type
    where hotels.id in (select hotel_id from placed)`,
  `insert into reservations (hotel_id, id, reference, group_locator, state, start_date, end_date, adults, children, first_name,
      last_name, email, room_type_id, room_number, room_available, has_pets, included, pre_checkin_completed, checked_in_at, words_due)
    select placed.hotel_id, placed.id, reference, 'GRB' || (n - n % ${GROUP_SIZE}),
      state, start_date, start_date + ${NIGHTS}, 2, 0, 'Ana', surname, lower(surname) || '@example.com', room.type_id, room.number, true,
      false, array['breakfast'], false, case when state = 'departed' then start_date + time '16:00' end, placed.hotel_id = ${HOTEL}
    from placed join rooms room on room.hotel_id = placed.hotel_id and room.number = 'B' || placed.room`,
  // Otherwise done by a trigger.
  `insert into room_nights (hotel_id, room_number, night, reservation_id)
    select stay.hotel_id, stay.room_number, stay.start_date + night, stay.id
    from reservations stay join placed on placed.id = stay.id, generate_series(0, ${NIGHTS - 1}) night
    where stay.state = 'expected'`,
  `insert into guests (hotel_id, id, reservation_id, position, main, adult, given)
    select hotel_id, gen_random_uuid(), placed.id, position, position = 1, true,
      case when state = 'departed' then '${guestDetails}'::jsonb || jsonb_build_object('lastName', surname)
        when position = 1 then jsonb_build_object('firstName', 'Ana', 'lastName', surname) else '{}' end
    from placed, generate_series(1, 2) position`,
  `insert into folio_lines (hotel_id, id, reservation_id, position, kind, names, amount)
    select hotel_id, gen_random_uuid(), placed.id, line.position, line.kind, jsonb_build_object('en', line.kind), line.amount
    from placed, (values (1, 'charge', 24000), (2, 'payment', -24000)) line (position, kind, amount)`,
  `insert into reservation_messages (hotel_id, id, reservation_id, sent_on, texts)
    select hotel_id, gen_random_uuid(), placed.id, start_date - 1, '{"en": "We look forward to your stay."}' from placed`,
  // The older ones were looked at by purging within the last month, as they are every month.
  `insert into visits (hotel_id, id, app_key, opened_at, ended_at, tidied_at)
    select hotel_id, 'placed' || n, 'own', start_date + time '15:50', start_date + time '16:10',
      case when start_date < current_date - 30 then now() - random() * interval '30 days' end
    from placed where state = 'departed'`,
  // For the bare calls, which open no page.
  `insert into visits (hotel_id, id, app_key) select hotel_id, 'bare' || reference, 'own' from placed where state = 'expected'`,
  `insert into visit_reservations (hotel_id, visit_id, reservation_id, proof)
    select hotel_id, 'placed' || n, placed.id, 'number' from placed where state = 'departed'`,
  // Later starts leave the hotel as it is.
  `insert into server_settings (name, value) values ('demo', 'off')`,
  // This hotel's devices find a reservation by the surname alone.
  `insert into hotel_configs (hotel_id, version, document)
    select hotel_id, version + 1, jsonb_set(document, '{flags,only_surname_search}', 'true') || ${retention}
    from hotel_configs where hotel_id = ${HOTEL} order by version desc limit 1`,
  `insert into checkin_logs (hotel_id, id, reservation_id, visit_id, app_key, action, guest_amount, status, errors, arrived_at,
      started_at, ended_at)
    select hotel_id, gen_random_uuid(), placed.id, 'placed' || n, 'own', 'checkin', 2, 'completed', '[]', start_date + time '16:00',
      start_date + time '15:55', start_date + time '16:05' from placed where state = 'departed'`,
  `insert into checkin_steps (hotel_id, visit_id, reservation_id, step, app_key, is_pok, is_front_app, finished, first_at, last_at)
    select hotel_id, 'placed' || n, placed.id, step, 'own', false, false, true, start_date + time '15:55', start_date + time '16:05'
    from placed, unnest(array['guest-list', 'signature', 'summary']) step where state = 'departed'`,
  `insert into tracking_events (hotel_id, at, visit_id, app_key, type, state, description, reservation_id, language, data)
    select hotel_id, start_date + time '15:55', 'placed' || n, 'own', 'navigation', step, 'page loaded', placed.id, 'en', '{}'
    from placed, unnest(array['check-in', 'guest-list', 'signature', 'summary', 'key']) step where state = 'departed'`,
  // Before the entries of the demo, whose chain continues.
  `insert into audit_entries (hotel_id, number, at, who, action, subject, details, seal)
    select hotel_id, -(2 * n + part), start_date + time '15:00', 'Ana', 'guestFormSaved', reference, '{}', ''
    from placed, generate_series(1, 2) part where state = 'departed'`,
  `insert into deliveries (hotel_id, id, end_name, stream, kind, payload, state, created_at, settled_at)
    select hotel_id, gen_random_uuid(), 'hotelSystem', placed.id, kind, '{}', 'delivered', start_date + time '16:00', start_date + time '16:00'
    from placed, unnest(array['guests', 'arrival']) kind where state = 'departed'`,
  `insert into payments (hotel_id, id, reservation_id, way, order_number, minor, currency, state, created_at, settled_at)
    select hotel_id, placed.id, placed.id, 'token', 'B' || n, 24000, 'EUR', 'captured', start_date + time '16:00', start_date + time '16:00'
    from placed where state = 'departed'`,
  `insert into ledger_entries (hotel_id, posting_id, account, minor, currency, kind, payment_id, reservation_id, at, way)
    select hotel_id, placed.id, account, minor, 'EUR', 'capture', placed.id, placed.id, start_date + time '16:00', 'token'
    from placed, (values ('guest', -24000), ('token', 24000)) entry (account, minor) where state = 'departed'`,
  `insert into keys (hotel_id, id, reservation_id, kind, state, provider, valid_from, valid_to, end_reason)
    select hotel_id, gen_random_uuid(), placed.id, 'code', 'ended', 'foyer', start_date, start_date + ${NIGHTS}, 'stayOver'
    from placed where state = 'departed'`,
  `insert into signatures (hotel_id, guest_id, format, image)
    select guests.hotel_id, guests.id, 'png', '\\x00' from guests join placed on placed.id = guests.reservation_id where state = 'departed'`,
]
