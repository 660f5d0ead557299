import pg from 'pg'

/**
 * The content of a database: row count and digest of each table. Runs as the administrator, who
 * sees all rows.
 */
export async function hashTables(ownerUrl: string, snapshot?: string): Promise<Record<string, string>> {
  const url = new URL(ownerUrl)
  url.username = 'postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read')
    if (snapshot) await client.query(`set transaction snapshot '${snapshot}'`)
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
    )
    const hashes: Record<string, string> = {}
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as hash from "${name}" t`,
      )
      hashes[name] = found[0]?.hash ?? ''
    }
    return hashes
  } finally {
    await client.end()
  }
}
