import pg from 'pg'

interface TableRows {
  readonly name: string
  readonly count: number
  /** Inserts all rows in the template's order; empty if there are none. */
  readonly insert: string
}

interface RelationStatistics {
  readonly table: string
  readonly oid: number
  readonly pages: number
  readonly tuples: number
}

interface Sequence {
  readonly name: string
  /** Null before its first value. */
  readonly last: string | null
  readonly start: string
}

interface TableState {
  readonly name: string
  readonly count: number
  /** The newest transaction that has written a row which still exists; 0 if there is none. */
  readonly newest: number
}

/** Every table and sequence of a template's copy before its first use, and how to restore them. */
export interface TemplateRows {
  /**
   * Undoes whatever the application's role could do since `since`: tables that differ are emptied,
   * vacuumed to zero pages and filled in the template's order, so that a query without an order
   * returns the same as on a new copy. Returns the next `since`.
   */
  restore(administrator: pg.Pool, since: number): Promise<number>
}

/** Reads a copy that is still unused. The administrator sees all rows. */
export async function readTemplateRows(administrator: pg.Pool): Promise<TemplateRows> {
  const columns = await readColumns(administrator)
  const tables = new Map<string, TableRows>()
  for (const [name, named] of columns) tables.set(name, await readTable(administrator, name, named))
  const filled = [...tables.values()].filter(({ count }) => count > 0)
  const readStates = { name: 'table states', text: filled.map(({ name }) => stateOf(name)).join(' union all ') }
  const { rows: sequences } = await administrator.query<Sequence>(readSequences)
  const statistics = await readStatistics(administrator)

  return {
    async restore(client, since) {
      const { rows: states } = await client.query<TableState>(readStates)
      const { rows: written } = await client.query<{ name: string }>(readWritten)
      const unchanged = new Set(
        states.flatMap(({ name, count, newest }) =>
          count === tables.get(name)?.count && newest < since ? [name] : [],
        ),
      )
      const changed = written.flatMap(({ name }) => (unchanged.has(name) ? [] : (tables.get(name) ?? [])))
      const names = changed.map(({ name }) => pg.escapeIdentifier(name))
      if (names.length > 0) {
        await client.query(asReplica(names.map((name) => `delete from ${name}`)))
        await client.query(`vacuum ${names.join(', ')}`)
      }
      const inserts = changed.flatMap(({ insert }) => insert || [])
      const emptied = new Set(changed.map(({ name }) => name))
      const stale = statistics.filter(({ table }) => emptied.has(table))
      const { rows: counted } = await client.query<Sequence>(readSequences)
      const advanced = sequences.filter(({ name, last }) =>
        counted.some((now) => now.name === name && now.last !== last),
      )
      const fills = [...inserts, ...clearedStatistics(stale), ...advanced.map(setSequence)]
      if (fills.length > 0) await client.query(asReplica(fills))
      return nextTransaction(client)
    },
  }
}

/** The first transaction id that has not begun yet. */
export async function nextTransaction(client: pg.Pool): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as next',
  )
  return rows[0]?.next ?? 0
}

/** In one transaction, without foreign keys and triggers. */
const asReplica = (statements: readonly string[]) =>
  ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join('; ')

/** A table that was never written to has no page. */
const readWritten = {
  name: 'written tables',
  text: `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
}

const stateOf = (name: string) =>
  `select ${pg.escapeLiteral(name)} as name, count(*)::int as count, coalesce(max(xmin::text::float8), 0) as newest
   from ${pg.escapeIdentifier(name)}`

/** The writable columns of each table. */
async function readColumns(administrator: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await administrator.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
     group by 1`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

async function readTable(administrator: pg.Pool, name: string, columns: readonly string[]): Promise<TableRows> {
  const table = pg.escapeIdentifier(name)
  const { rows } = await administrator.query<{ row: string }>(`select t::text as row from ${table} t order by ctid`)
  const texts = rows.map(({ row }) => pg.escapeLiteral(row))
  const named = columns.map((column) => pg.escapeIdentifier(column))
  const insert = `insert into ${table} (${named.join(', ')}) overriding system value
    select ${named.map((column) => `(r).${column}`).join(', ')}
    from (select x::${table} as r from unnest(array[${texts.join(', ')}]) x offset 0) rows`
  return { name, count: rows.length, insert: rows.length > 0 ? insert : '' }
}

const readSequences = {
  name: 'sequences',
  text: `select seqrelid::regclass::text as name, pg_sequence_last_value(seqrelid)::text as last, seqstart::text as start
    from pg_sequence`,
}

const setSequence = ({ name, last, start }: Sequence) =>
  `select setval(${pg.escapeLiteral(name)}, ${last ?? start}, ${last !== null})`

/** What the planner knows about tables and their indexes. */
async function readStatistics(administrator: pg.Pool): Promise<readonly RelationStatistics[]> {
  const { rows } = await administrator.query<RelationStatistics>(
    `select t.relname as table, c.oid::int as oid, c.relpages as pages, c.reltuples as tuples
     from pg_class t join pg_class c on c.oid = t.oid or c.oid in (select indexrelid from pg_index where indrelid = t.oid)
     where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`,
  )
  return rows
}

/**
 * A vacuum has updated the counts, unlike in the template, so a query could be planned differently
 * than in a new copy.
 */
function clearedStatistics(relations: readonly RelationStatistics[]): readonly string[] {
  if (relations.length === 0) return []
  const values = relations.map(({ oid, pages, tuples }) => `(${oid}, ${pages}, ${tuples}::float4)`)
  return [
    `update pg_class set relpages = pages, reltuples = tuples, relallvisible = 0, relallfrozen = 0
     from (values ${values.join(', ')}) as template (id, pages, tuples) where oid = id`,
  ]
}
