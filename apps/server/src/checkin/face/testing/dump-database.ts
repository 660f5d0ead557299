import { withOwnerClient } from '../../../platform/database/testing/owner-client.ts'

/** Returns every row of every table as text, including binary columns. */
export async function dumpDatabase(ownerUrl: string): Promise<string> {
  return withOwnerClient(ownerUrl, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '1', false)`)
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const texts: string[] = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(`select row::text as text from ${name} row`)
      texts.push(...rows.map(({ text }) => text))
    }
    const bytes = [...texts.join('\n').matchAll(/\\x([0-9a-f]+)/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').toString(),
    )
    return [...texts, ...bytes].join('\n')
  })
}
