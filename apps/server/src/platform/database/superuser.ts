import { type Kysely, sql } from 'kysely'

/**
 * Whether the database URL signs in a superuser, to whom no rule applies. Even then our role is a
 * plain one.
 */
export async function isSuperuser<Schema>(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ rolsuper: boolean }>`select rolsuper from pg_roles where rolname = session_user`.execute(
    db,
  )
  return rows[0]?.rolsuper ?? false
}
