import { type Kysely, sql } from 'kysely'
import type { Table } from './table-list.ts'

interface ForeignKey {
  readonly name: string
  readonly on: string
  readonly definition: string
}

/**
 * Lets tables accept rows as they were: in any order, of all hotels, and without triggers. The
 * owner may do this without being a superuser. Foreign keys are checked over all rows when they are
 * restored.
 */
export async function suspendConstraints(
  tx: Kysely<unknown>,
  tables: readonly Table[],
): Promise<{ restore(): Promise<void> }> {
  const { rows: keys } = await sql<ForeignKey>`
    select conname as name, relname as "on", pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`.execute(tx)
  for (const { name, on } of keys) await sql`alter table ${sql.table(on)} drop constraint ${sql.id(name)}`.execute(tx)
  for (const { name, ownerColumn } of tables) {
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
    if (ownerColumn) await sql`alter table ${sql.table(name)} disable row level security`.execute(tx)
    // Rows that a migration inserts are in the backup too.
    await sql`truncate ${sql.table(name)}`.execute(tx)
  }
  return {
    async restore() {
      for (const { name, on, definition } of keys)
        await sql`alter table ${sql.table(on)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx)
      for (const { name, ownerColumn } of tables) {
        await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
        if (ownerColumn) await sql`alter table ${sql.table(name)} enable row level security`.execute(tx)
      }
    },
  }
}
