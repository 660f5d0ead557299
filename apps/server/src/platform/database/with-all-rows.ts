import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Runs the migrations while row security doesn't apply to the owner of the tables, so that an update
 * reaches the rows of every hotel. Needs no superuser and no BYPASSRLS. Other connections never see
 * the difference, since all pending migrations are one transaction. It applies again after the last
 * one, because restoring it after each takes most of the time of an installation.
 */
export function withAllRows(migrations: Record<string, Migration>): Record<string, Migration> {
  const last = Object.keys(migrations).toSorted().at(-1)
  const suspended = new Set<number>()
  const wrap = (name: string, migration: Migration): Migration => ({
    ...migration,
    async up(db) {
      for (const { oid, table } of await listForcedTables(db)) {
        await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
        suspended.add(oid)
      }
      await migration.up(db)
      // A table with pending deferred checks can't be altered.
      await sql`set constraints all immediate`.execute(db)
      if (name !== last) return
      for (const { table } of await listTables(db, suspended))
        await sql`alter table ${sql.table(table)} force row level security`.execute(db)
    },
  })
  return Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, wrap(name, migration)]))
}

interface Table {
  readonly oid: number
  readonly table: string
}

/** Those to which row security applies even if their owner asks. */
const listForcedTables = (db: Kysely<unknown>) => listTablesWhere(db, sql`relforcerowsecurity`)

/** Without those that were dropped meanwhile. */
const listTables = (db: Kysely<unknown>, oids: ReadonlySet<number>) =>
  listTablesWhere(db, sql`oid = any(${[...oids]}::oid[])`)

async function listTablesWhere(db: Kysely<unknown>, condition: ReturnType<typeof sql>): Promise<readonly Table[]> {
  const { rows } = await sql<Table>`select oid, relname as table from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${condition} order by 2`.execute(db)
  return rows
}
