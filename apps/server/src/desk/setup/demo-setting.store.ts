import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

const NAME = 'demo'

/** Returns whether an operator has closed the demo permanently. */
export async function isDemoOff(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('server_settings').select('value').where('name', '=', NAME).executeTakeFirst()
  return row?.value === 'off'
}

/** Returns whether this database contains demo hotels. */
export async function hasDemoHotels(db: Kysely<Tables>): Promise<boolean> {
  const hotel = await db.selectFrom('hotels').select('id').where('demo', '=', true).limit(1).executeTakeFirst()
  return hotel !== undefined
}

export async function hasHotels(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('hotels').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Deletes the demo hotels and never seeds them again, whatever the settings say. */
export async function turnDemoOff(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('server_settings')
    .values({ name: NAME, value: 'off' })
    .onConflict((known) => known.column('name').doUpdateSet({ value: 'off' }))
    .execute()
  await deleteDemo(db)
}

/**
 * Deletes the demo hotels with everything in them, the people who work only there, and their
 * guests' accounts.
 */
export async function deleteDemo(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('hotels').where('demo', '=', true).execute()
  // Deleting a company without hotels also deletes its guests' accounts.
  await db
    .deleteFrom('companies')
    .where('id', 'not in', (companies) => companies.selectFrom('hotels').select('company_id'))
    .execute()
  await db
    .deleteFrom('staff_members')
    .where('id', 'not in', (members) => members.selectFrom('staff_roles').select('member_id'))
    .execute()
}
