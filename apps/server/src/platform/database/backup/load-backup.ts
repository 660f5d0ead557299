import { type Kysely, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { StartProblem } from '../../env/start-problem.ts'
import { KEY_FINGERPRINT } from '../../secrets/fingerprint.ts'
import { ensureAppRole } from '../app-role.ts'
import { applyMigrations, isUnreleased } from '../migrate.ts'
import type { ArchiveHead, ArchiveLine } from './archive-line.ts'
import { dropEverything } from './drop-everything.ts'
import { suspendConstraints } from './suspend-constraints.ts'
import { type Column, listTables, type Table, type TableRow } from './table-list.ts'

/**
 * Every server on the database restarts when it receives this, because its caches belong to the old
 * data.
 */
export const RESTORED_CHANNEL = 'foyer_restored'

/** The number of rows of each table. */
export type RowCounts = Readonly<Record<string, number>>

/**
 * Replaces all of Foyer's data in this database with a backup, as its owner, in one transaction:
 * until it commits, everyone else sees the old data. The tables are created by the migrations that
 * the backup names, so that data of an older Foyer, or from another version of PostgreSQL, arrives
 * unchanged; later migrations follow.
 */
export async function loadBackup(
  tx: Transaction<unknown>,
  lines: AsyncIterable<ArchiveLine>,
  migrations: Record<string, Migration>,
): Promise<RowCounts> {
  await dropEverything(tx)
  await ensureAppRole(tx)
  const counts: Record<string, number> = {}
  let load: Load | undefined
  for await (const line of lines) {
    if ('format' in line) load = await beginLoad(tx, line, migrations)
    else if (!load) throw new StartProblem('The backup has no head.')
    else if ('table' in line) load.into(line.table, line.columns)
    else if ('rows' in line) await load.rows(line.rows, counts)
    else if ('sequences' in line) await setSequences(tx, line.sequences)
    else checkCounts(line.end, counts)
  }
  if (!load) throw new StartProblem('The backup is empty.')
  await load.finish()
  await applyMigrations(tx, migrations)
  // The other machine's secret may not have been copied; the next start checks that.
  await sql`delete from server_secrets where name = ${KEY_FINGERPRINT}`.execute(tx)
  // Before the first query: plans for tables that PostgreSQL believes to be empty are slow.
  await sql`analyze`.execute(tx)
  await sql`select pg_notify(${RESTORED_CHANNEL}, '')`.execute(tx)
  return counts
}

interface Load {
  into(table: string, columns: readonly string[]): void
  rows(rows: readonly (readonly (string | null)[])[], counts: Record<string, number>): Promise<void>
  /** Restores the tables' protection. */
  finish(): Promise<void>
}

async function beginLoad(tx: Kysely<unknown>, head: ArchiveHead, migrations: Record<string, Migration>): Promise<Load> {
  if (isUnreleased(head.migrations, migrations))
    throw new StartProblem('This backup was made by an unreleased version of Foyer and cannot be restored.')
  const unknown = head.migrations.filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length > 0)
    throw new StartProblem(
      `The backup comes from a newer Foyer (${unknown.at(-1)}, version ${head.foyer}); restore it with that version.`,
    )
  await applyMigrations(
    tx,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => head.migrations.includes(name))),
  )
  const tables = await listTables((question) => sql.raw<TableRow>(question).execute(tx))
  const guard = await suspendConstraints(tx, tables)
  let current: { readonly table: Table; readonly columns: readonly Column[] } | undefined
  return {
    into(name, columns) {
      const table = tables.find((one) => one.name === name)
      if (!table) throw new StartProblem(`The backup has a table ${name} that Foyer ${head.foyer} did not make.`)
      current = { table, columns: columns.map((column) => findColumn(table, column)) }
    },
    async rows(rows, counts) {
      if (!current) throw new StartProblem('The backup has rows of no table.')
      const { table, columns } = current
      await insertRows(tx, table, columns, rows)
      counts[table.name] = (counts[table.name] ?? 0) + rows.length
    },
    finish: guard.restore,
  }
}

function findColumn(table: Table, name: string): Column {
  const column = table.columns.find((one) => one.name === name)
  if (!column) throw new StartProblem(`The backup has an unknown column ${table.name}.${name}.`)
  return column
}

async function insertRows(
  tx: Kysely<unknown>,
  { name }: Table,
  columns: readonly Column[],
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const values = columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`)
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))}) overriding system value
    select ${sql.join(values)} from json_array_elements(${JSON.stringify(rows)}::json) as line`.execute(tx)
}

async function setSequences(tx: Kysely<unknown>, sequences: Record<string, [string, boolean]>): Promise<void> {
  for (const [name, [value, isCalled]] of Object.entries(sequences)) {
    await sql`select setval(format('public.%I', ${name}::text)::regclass, ${value}::bigint, ${isCalled})`.execute(tx)
  }
}

function checkCounts(expected: RowCounts, counts: RowCounts): void {
  const wrong = Object.entries(expected).filter(([table, count]) => (counts[table] ?? 0) !== count)
  if (wrong.length > 0) throw new StartProblem(`The backup lacks rows of ${wrong.map(([table]) => table).join(', ')}.`)
}
