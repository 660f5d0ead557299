import { randomUUID } from 'node:crypto'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { sql } from 'kysely'
import { publishConfig } from '../../access/site/publish-config.ts'
import type { Database } from '../../platform/database/open-database.ts'

/** Three hotels of the demo, with what the simulated authorities accept. */
const documents: Readonly<Record<number, HotelConfigInput>> = {
  1: {
    authority: { name: 'ses', mode: 'live', landlordCode: '0000000001', establishmentCode: '0000000002' },
    secrets: { authority_user: 'B00000000WS', authority_password: 'a password of the ministry' },
  },
  2: {
    authority: {
      name: 'siba',
      mode: 'live',
      siba: {
        code: '121212121',
        establishment: '00',
        name: 'Foyer Beach',
        shortName: 'FOYER BEACH',
        address: 'Rua do Farol 9',
        town: 'Tavira',
        postalCode: '8800',
        postalZone: '123',
        phone: '281000000',
        contactName: 'Inês Sousa',
        contactEmail: 'beach@example.com',
      },
    },
    secrets: { authority_user: '121212121', authority_password: '999999999' },
  },
  4: {
    authority: { name: 'alloggiati', mode: 'live' },
    secrets: { authority_user: 'RM000001', authority_password: 'roma-password', authority_key: 'roma-wskey' },
  },
}

/** Makes real hotels of them, which are not seeded again, and which ask for no signature and report. */
export async function configure(db: Database, passwords?: 'wrong'): Promise<void> {
  await sql`update hotels set demo = false where id = any(${Object.keys(documents).map(Number)}::int[]) and demo`.execute(
    db.directory,
  )
  for (const [hotelId, document] of Object.entries(documents)) {
    const secrets = { ...document.secrets, ...(passwords === 'wrong' && { authority_password: 'a wrong password' }) }
    const flags = { national_police_integration: true, min_age_for_signature: 100 }
    await db.inHotel(Number(hotelId), (tx) => publishConfig(tx, Number(hotelId), { ...document, flags, secrets }))
  }
}

export interface SeededStay {
  readonly hotelId: number
  readonly reference: string
  readonly surname: string
  readonly firstNames: readonly string[]
}

/** A party that is complete and has a room of its own, so that the desk can check it in. */
export async function addStay(db: Database, { hotelId, reference, surname, firstNames }: SeededStay): Promise<void> {
  const id = randomUUID()
  await db.inHotel(hotelId, async (tx) => {
    await sql`insert into rooms (hotel_id, number, type_id, floor, ready)
      select hotel_id, ${reference}, id, 9, true from room_types order by id limit 1`.execute(tx)
    await sql`insert into reservations (hotel_id, id, reference, state, start_date, end_date, adults, children, last_name,
        room_type_id, room_number, room_available, has_pets, included, pre_checkin_completed, booked_on, payment_type)
      select hotels.id, ${id}, ${reference}, 'expected', (now() at time zone time_zone)::date,
        (now() at time zone time_zone)::date + 3, ${firstNames.length}::int, 0, ${surname}, rooms.type_id, rooms.number,
        true, false, '{}', false, (now() at time zone time_zone)::date - 20, 'card'
      from hotels join rooms on rooms.hotel_id = hotels.id and rooms.number = ${reference}
      where hotels.id = ${hotelId}`.execute(tx)
    for (const [at, firstName] of firstNames.entries())
      await sql`insert into guests (hotel_id, id, reservation_id, position, main, adult, given)
        values (${hotelId}, ${randomUUID()}, ${id}, ${at + 1}, ${at === 0}, true,
          ${JSON.stringify(buildGiven(surname, firstName, at))}::jsonb)`.execute(tx)
  })
}

const buildGiven = (lastName: string, firstName: string, at: number) => ({
  firstName,
  lastName,
  gender: 'F',
  birthDate: '1985-06-01',
  birthCountry: 'DEU',
  nationality: 'DEU',
  documentType: 'P',
  documentNumber: `C01X00T4${at}`,
  issueDate: '2022-01-31',
  expiryDate: '2040-01-31',
  issueCountry: 'DEU',
  country: 'DEU',
  region: 'Berlin',
  municipality: 'Berlin',
  city: 'Berlin',
  street: 'Lindenallee 4',
  postalCode: '10115',
  email: `${firstName.toLowerCase()}@example.com`,
  phone: '+49 15112345678',
  emailPrivacy: true,
})

interface Named {
  readonly hotelId: number
  readonly reference: string
}

/** Changes what every guest of a stay has given as their street. */
export async function changeStreet(
  db: Database,
  { hotelId, reference, street }: Named & { readonly street: string },
): Promise<void> {
  await db.inHotel(hotelId, (tx) =>
    sql`update guests set given = given || ${JSON.stringify({ street })}::jsonb
      where reservation_id = (select id from reservations where reference = ${reference})`.execute(tx),
  )
}

/** Moves a stay so far into the past that it is no longer compared with its report. */
export async function age(db: Database, { hotelId, reference }: Named): Promise<void> {
  await db.inHotel(hotelId, async (tx) => {
    await sql`update reservations set checked_in_at = checked_in_at - interval '40 days', state = 'departed'
      where reference = ${reference} and checked_in_at is not null`.execute(tx)
    await sql`update authority_reports set arrived_at = arrived_at - interval '40 days', due_at = due_at + interval '1 year'
      where reservation_id = (select id from reservations where reference = ${reference})`.execute(tx)
  })
}

/** Makes everything open due now, as if the process that claimed it had been gone for a long time. */
export async function makeDue(db: Database): Promise<void> {
  await sql`update outbox_queue set due_at = clock_timestamp()`.execute(db.directory)
  await sql`update jobs set leased_until = null where name = 'reportGuests'`.execute(db.directory)
}
