import { randomBytes } from 'node:crypto'
import type { Database } from '../database/open-database.ts'

/** Made once per database, so that all processes on it and every restart agree. */
export async function serverSecret(db: Database, name: string): Promise<Buffer> {
  await db.directory
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.directory
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
