import type { Kysely } from 'kysely'
import type { Database } from './open-database.ts'
import type { Tables } from './tables.ts'

/** Throws if it was never created. */
export async function readServerSecret(db: Kysely<Tables>, name: string): Promise<Buffer> {
  const known = await secretNamed(db, name)
  if (!known) throw new Error(`The secret ${name} was never made.`)
  return known
}

async function secretNamed(db: Kysely<Tables>, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function deleteServerSecret(db: Database, name: string): Promise<void> {
  await db.directory.deleteFrom('server_secrets').where('name', '=', name).execute()
}
