import type { Database } from '../platform/database/open-database.ts'

/** Adds a hotel that isn't part of the demo, with no reservations. */
export async function addHotel(db: Database, id: number): Promise<void> {
  await db.directory
    .insertInto('hotels')
    .values({
      id,
      company_id: 1,
      name: 'Foyer Lake',
      city: 'Como',
      country: 'ITA',
      time_zone: 'Europe/Rome',
      currency: 'EUR',
      demo: false,
    })
    .execute()
}
