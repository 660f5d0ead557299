import type { Database } from '../platform/database/open-database.ts'

/** A hotel that is none of the demo's, with an empty book. */
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
