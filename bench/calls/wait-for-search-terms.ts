import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from './postgres.ts'
import { HOTEL } from './seed-reservations.ts'

/** A bulk import gets its search terms a little later; measuring waits for them. */
export async function waitForSearchTerms(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', $1, false)`, [String(HOTEL)])
    const isDue = async () => (await client.query('select from reservations where words_due limit 1')).rows.length > 0
    while (await isDue()) await delay(500)
  })
}
