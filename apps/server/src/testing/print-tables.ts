import { withOwnerClient } from '../platform/database/testing/owner-client.ts'

/**
 * Hashes the content of every table by hotel, so that two moments can be compared; optionally of
 * one hotel only.
 */
export async function printTables({ ownerUrl }: { ownerUrl: string }, only?: number): Promise<Record<string, string>> {
  return withOwnerClient(ownerUrl, async (client) => {
    const ask = async <Row extends object>(question: string) => (await client.query<Row>(question)).rows
    const tables = await ask<{ name: string; of_hotel: boolean }>(
      `select relname as name, relrowsecurity as of_hotel
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
    )
    const hotels = await ask<{ id: number }>('select id from hotels order by id')
    const print: Record<string, string> = {}
    // Outside a hotel its rows are hidden even from the owner.
    for (const { id } of hotels.filter((hotel) => only === undefined || hotel.id === only)) {
      await ask(`select set_config('foyer.hotel_id', '${id}', false)`)
      for (const { name, of_hotel } of tables) {
        if (!of_hotel && only !== undefined) continue
        const [row] = await ask<{ print: string }>(
          `select count(*) || ' ' || coalesce(md5(string_agg(row::text, ' ' order by row::text)), '') as print from ${name} row`,
        )
        print[of_hotel ? `${name} of ${id}` : name] = row?.print ?? ''
      }
    }
    return print
  })
}

/** Counts the table's rows in this hotel. */
export async function countRows({ ownerUrl }: { ownerUrl: string }, table: string, hotelId = 1): Promise<number> {
  return withOwnerClient(ownerUrl, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', '${hotelId}', false)`)
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`)
    return rows[0]?.count ?? 0
  })
}
