import { createHash } from 'node:crypto'
import type pg from 'pg'
import { StartProblem } from '../../env/start-problem.ts'
import { version } from '../../env/version.ts'
import { MIGRATION_NAMES } from '../migrate.ts'
import { HOTEL_SETTING } from '../row-security.ts'
import { type ArchiveHead, FORMAT } from './archive-line.ts'
import { listTables, type Table } from './table-list.ts'

/**
 * Some rows contain pictures, most a single line: a batch has to fit into memory several times, yet
 * be worth the round trip.
 */
const BATCH_ROWS = { first: 32, most: 512 }
const TARGET_BATCH_BYTES = 128 * 1024

export interface TakeBackupOptions {
  readonly now: Date
  /** Called between two batches; an error aborts the backup. */
  readonly onStep?: () => Promise<void>
}

/**
 * Everything in the database at one moment, while others continue writing. For the owner of the
 * tables, who is subject to row security like everyone: protected tables are read hotel by hotel.
 */
export async function* takeBackup(client: pg.ClientBase, { now, onStep }: TakeBackupOptions): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const hash = createHash('sha256')
    const counts: Record<string, number> = {}
    const line = (text: string) => {
      const bytes = Buffer.from(`${text}\n`)
      hash.update(bytes)
      return bytes
    }
    await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'`)
    yield line(JSON.stringify(await readHead(client, now)))
    for (const table of await listTables((question) => client.query(question))) {
      counts[table.name] = 0
      yield line(JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) }))
      for await (const rows of readRows(client, table)) {
        counts[table.name] = (counts[table.name] ?? 0) + rows.length
        yield line(`{"rows":[${rows.join(',')}]}`)
        await onStep?.()
      }
    }
    yield line(JSON.stringify({ sequences: await readSequences(client) }))
    yield Buffer.from(`${JSON.stringify({ end: counts, sha256: hash.digest('hex') })}\n`)
  } finally {
    await client.query('rollback')
  }
}

async function readHead(client: pg.ClientBase, now: Date): Promise<ArchiveHead> {
  const { rows: known } = await client.query<{ isThere: boolean }>(
    `select to_regclass('${MIGRATION_NAMES}') is not null as "isThere"`,
  )
  if (!known[0]?.isThere) throw new StartProblem('There is nothing to back up: this database holds no Foyer data.')
  const { rows } = await client.query<{ postgres: string }>(`select current_setting('server_version') as postgres`)
  const { rows: names } = await client.query<{ name: string }>(`select name from ${MIGRATION_NAMES} order by name`)
  return {
    foyer: version,
    format: FORMAT,
    takenAt: now.toISOString(),
    postgres: rows[0]?.postgres ?? '',
    migrations: names.map(({ name }) => name),
  }
}

interface Owner {
  readonly id: number
  /** A hotel whose transaction can see these rows. */
  readonly hotel: number
}

const owners = {
  hotel_id: 'select id, id as hotel from hotels order by id',
  company_id: 'select company_id as id, min(id) as hotel from hotels group by company_id order by company_id',
}

/** Batches of rows, each row a JSON array of texts. */
async function* readRows(client: pg.ClientBase, table: Table): AsyncGenerator<string[]> {
  const { ownerColumn } = table
  if (!ownerColumn) return yield* selectRows(client, table, '')
  const { rows } = await client.query<Owner>(owners[ownerColumn])
  for (const { id, hotel } of rows) {
    await client.query(`select set_config($1, $2, true)`, [HOTEL_SETTING, String(hotel)])
    // Filters explicitly as well, for an owner who bypasses row security.
    yield* selectRows(client, table, `where ${ownerColumn} = ${Number(id)}`)
  }
}

async function* selectRows(client: pg.ClientBase, { name, columns }: Table, where: string): AsyncGenerator<string[]> {
  const texts = columns.map((column) => `${quoteIdentifier(column.name)}::text`).join(', ')
  await client.query(
    `declare batch no scroll cursor for select to_json(array[${texts}])::text as row from public.${quoteIdentifier(name)} ${where}`,
  )
  for (let size = BATCH_ROWS.first; ; ) {
    const { rows } = await client.query<{ row: string }>(`fetch ${size} from batch`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
    const bytes = rows.reduce((sum, { row }) => sum + row.length, 0)
    size = bytes < TARGET_BATCH_BYTES ? Math.min(2 * size, BATCH_ROWS.most) : BATCH_ROWS.first
  }
  await client.query('close batch')
}

/**
 * Read after the snapshot was taken and never behind it, because sequences are not transactional.
 */
async function readSequences(client: pg.ClientBase): Promise<Record<string, [string, boolean]>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const sequences: Record<string, [string, boolean]> = {}
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from public.${quoteIdentifier(name)}`,
    )
    if (values[0]) sequences[name] = [values[0].last_value, values[0].is_called]
  }
  return sequences
}

const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`
