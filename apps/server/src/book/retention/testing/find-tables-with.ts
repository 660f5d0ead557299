import { withOwnerClient } from '../../../platform/database/testing/owner-client.ts'

/**
 * The tables that contain one of these texts, in any hotel, column or case. Bytes are searched too.
 */
export async function findTablesWith({ ownerUrl }: { ownerUrl: string }, texts: readonly string[]): Promise<string[]> {
  return withOwnerClient(ownerUrl, async (client) => {
    const ask = async <Row extends object>(question: string, values: unknown[] = []) =>
      (await client.query<Row>(question, values)).rows
    const tables = await ask<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
    )
    const hotels = await ask<{ id: number }>('select id from hotels')
    const found = new Set<string>()
    // Outside a hotel its rows are hidden even from the owner.
    for (const { id } of hotels) {
      await ask(`select set_config('foyer.hotel_id', $1, false)`, [String(id)])
      for (const { name } of tables) {
        const wanted = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]).map((text) => `%${text}%`)
        const rows = await ask(`select from ${name} row where row::text ilike any($1) limit 1`, [wanted])
        if (rows.length > 0) found.add(name)
      }
    }
    return [...found]
  })
}
