import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

const NAME = 'demo'

export async function isDemoOff(db: Kysely<Tables>): Promise<boolean> {
  const row = await db.selectFrom('server_settings').select('value').where('name', '=', NAME).executeTakeFirst()
  return row?.value === 'off'
}

/** The demo hotels go, with everything in them, and are not laid again. People who worked only there go too, and so do guests' accounts. */
export async function turnDemoOff(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('server_settings')
    .values({ name: NAME, value: 'off' })
    .onConflict((known) => known.column('name').doUpdateSet({ value: 'off' }))
    .execute()
  await db.deleteFrom('hotels').where('demo', '=', true).execute()
  // With a company that has no hotel left, its guests' accounts go too.
  await db
    .deleteFrom('companies')
    .where('id', 'not in', (companies) => companies.selectFrom('hotels').select('company_id'))
    .execute()
  await db
    .deleteFrom('staff_members')
    .where('id', 'not in', (members) => members.selectFrom('staff_roles').select('member_id'))
    .execute()
}
