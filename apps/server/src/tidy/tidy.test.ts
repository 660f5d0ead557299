import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aServer } from '../testing/a-server.ts'
import { checkIn } from '../testing/journey.ts'
import { tidy } from './tidy.ts'

it('forgets kept answers after a day, and no earlier', async () => {
  const server = await aServer()
  const page = await server.open()
  await checkIn(page, 'FOY1001', 'García López')
  const kept = () =>
    server.db
      .inHotel(1, (tx) => tx.selectFrom('idempotent_answers').select('key').execute())
      .then((rows) => rows.length)
  const before = await kept()
  expect(before).toBeGreaterThan(0)
  await tidy(server.db)
  expect(await kept()).toBe(before)
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('idempotent_answers').set({ created_at: sql`now() - interval '25 hours'` }).execute(),
  )
  await tidy(server.db)
  expect(await kept()).toBe(0)
})
