import { createSites as openSites } from '../../../access/site/sites.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { eraseDue } from '../erase-due.ts'

/** As the job does it, hotel by hotel. */
export async function eraseEverywhere(db: Database, now: Date, atOnce?: number): Promise<void> {
  const sites = openSites(db)
  for (const { id } of await db.directory.selectFrom('hotels').select('id').orderBy('id').execute()) {
    const hotel = await sites.hotel(id)
    if (hotel) await eraseDue(db, hotel, { sites, now, ...(atOnce && { atOnce }) })
  }
}
