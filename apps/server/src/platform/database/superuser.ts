import { type Kysely, sql } from 'kysely'

/** Whether the address of the database signs in somebody whom no rule binds. Ours is a plain role even then. */
export async function isSuperuser<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ rolsuper: boolean }>`select rolsuper from pg_roles where rolname = session_user`.execute(
    db,
  )
  return rows[0]?.rolsuper ?? false
}
