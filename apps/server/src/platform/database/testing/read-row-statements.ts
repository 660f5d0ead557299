import pg from 'pg'
import { toAdministratorUrl } from './administrator-url.ts'
import { withOwnerClient } from './owner-client.ts'

/** Statements that insert all rows of the product's tables and set its sequences. */
export async function readRowStatements(ownerUrl: string): Promise<string[]> {
  return withOwnerClient(toAdministratorUrl(ownerUrl), async (client) => {
    const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
      `select relname as name, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
         and attgenerated = ''
       group by 1 order by 1`,
    )
    // A migration may have inserted rows that differ by now.
    const statements = [`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')};`]
    for (const { name, columns } of tables) statements.push(...(await readTable(client, name, columns)))
    const { rows: sequences } = await client.query<{ statement: string }>(
      `select format('select setval(%L, %s);', seqrelid::regclass, pg_sequence_last_value(seqrelid)) as statement
       from pg_sequence where pg_sequence_last_value(seqrelid) is not null order by 1`,
    )
    return [...statements, ...sequences.map(({ statement }) => statement)]
  })
}

async function readTable(client: pg.Client, name: string, columns: readonly string[]): Promise<string[]> {
  const named = columns.map((column) => pg.escapeIdentifier(column))
  const values = named.map((column) => `quote_nullable(${column}::text)`).join(` || ', ' || `)
  const table = pg.escapeIdentifier(name)
  const { rows } = await client.query<{ row: string }>(
    `select '(' || ${values} || ')' as row from ${table} order by ctid`,
  )
  if (rows.length === 0) return []
  const all = rows.map(({ row }) => row).join(',\n')
  return [`insert into ${table} (${named.join(', ')}) overriding system value values\n${all};`]
}
