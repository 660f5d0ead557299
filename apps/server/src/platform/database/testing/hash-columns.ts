import pg from 'pg'
import { toAdministratorUrl } from './administrator-url.ts'
import { withOwnerClient } from './owner-client.ts'

/** The columns of each table. */
export type Columns = Readonly<Record<string, readonly string[]>>

export async function readColumns(ownerUrl: string): Promise<Columns> {
  const { rows } = await withOwnerClient(ownerUrl, (client) =>
    client.query<{ name: string; columns: string[] }>(
      `select relname as name, array_agg(attname::text order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
       group by 1 order by 1`,
    ),
  )
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

/** Row count and digest of these columns of each table. */
export async function hashColumns(ownerUrl: string, columns: Columns): Promise<Record<string, string>> {
  return withOwnerClient(toAdministratorUrl(ownerUrl), async (client) => {
    const hashes: Record<string, string> = {}
    for (const [name, all] of Object.entries(columns)) {
      const row = `row(${all.map((column) => pg.escapeIdentifier(column)).join(', ')})::text`
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(${row}, chr(10) order by ${row}), '')) as hash
         from ${pg.escapeIdentifier(name)}`,
      )
      hashes[name] = rows[0]?.hash ?? ''
    }
    return hashes
  })
}

/** Tables, columns, constraints, indexes, policies, triggers and functions, one line each. */
export async function describeSchema(ownerUrl: string): Promise<string[]> {
  const { rows } = await withOwnerClient(ownerUrl, (client) =>
    client.query<{ line: string }>(`
      select format('%s.%s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull,
        pg_get_expr(adbin, adrelid)) as line
      from pg_class join pg_attribute on attrelid = pg_class.oid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      union all select format('%s row security %s %s %s', relname, relrowsecurity, relforcerowsecurity, relacl)
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select format('%s %s %s %s', tablename, policyname, qual, with_check) from pg_policies
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
      order by 1`),
  )
  return rows.map(({ line }) => line)
}
