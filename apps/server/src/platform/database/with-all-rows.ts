import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Runs the migration while row security doesn't apply to the owner of the tables, so that an update
 * reaches the rows of every hotel. Needs no superuser and no BYPASSRLS. Other connections never see
 * the difference, since a migration is one transaction.
 */
export function withAllRows(migration: Migration): Migration {
  return {
    ...migration,
    async up(db) {
      const forced = await listForcedTables(db)
      for (const table of forced) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
      await migration.up(db)
      // A table with pending deferred checks can't be altered.
      await sql`set constraints all immediate`.execute(db)
      const left = await listPublicTables(db)
      for (const table of forced)
        if (left.includes(table)) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
    },
  }
}

async function listForcedTables(db: Kysely<unknown>): Promise<string[]> {
  return listTablesWhere(db, sql`relforcerowsecurity`)
}

async function listPublicTables(db: Kysely<unknown>): Promise<string[]> {
  return listTablesWhere(db, sql`true`)
}

async function listTablesWhere(db: Kysely<unknown>, condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${condition} order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
