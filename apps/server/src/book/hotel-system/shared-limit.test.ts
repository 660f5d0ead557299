import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { buildMewsReservation } from '../../testing/control-mews.ts'
import { findReservation } from '../../testing/journey.ts'
import { createHotelOnMews } from './testing/create-hotel-on-mews.ts'

it('the calls that a server makes for guests are counted for all servers', async () => {
  const { db, mews, pull, page } = await createHotelOnMews()
  await mews.put({ reservations: [buildMewsReservation({ Number: '52' })] })
  await pull()
  const countCalls = async () => {
    const rows = await db.directory.selectFrom('outgoing_calls').select('slots').execute()
    return rows.flatMap(({ slots }) => Object.values(slots)).reduce((sum, calls) => sum + calls, 0)
  }
  // The feed was read by a reader of the test, which counts for itself.
  expect(await countCalls()).toBe(0)
  const before = (await mews.calls()).length
  const phone = await page()
  await findReservation(phone, '52', 'Soler')
  await phone.call(fetchSummary, { body: { reference: '52' } })
  const calls = (await mews.calls()).length - before
  expect(calls).toBeGreaterThan(0)
  expect(await countCalls()).toBe(calls)
})
