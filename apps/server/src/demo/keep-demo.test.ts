import { expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabase } from '../platform/database/testing/fresh-database.ts'
import { keepDemo } from './keep-demo.ts'

const A_MINUTE_MS = 60_000

it('a demo that runs past midnight is laid for the new day, and left alone within the day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const db = await freshDatabase()
  let now = new Date('2027-05-10T20:00:00Z')
  const demo = await keepDemo(db, () => now)
  const romansArrive = () =>
    db.inHotel(4, async (tx) => {
      const { start_date, state } = await tx
        .selectFrom('reservations')
        .select(['start_date', 'state'])
        .where('reference', '=', 'FOY4001')
        .executeTakeFirstOrThrow()
      return `${start_date} ${state}`
    })
  await db.inHotel(4, (tx) => tx.updateTable('reservations').set({ state: 'inHouse' }).execute())

  vi.advanceTimersByTime(A_MINUTE_MS)
  expect(await romansArrive()).toBe('2027-05-10 inHouse')

  now = new Date('2027-05-10T22:05:00Z')
  vi.advanceTimersByTime(A_MINUTE_MS)
  await expect.poll(romansArrive).toBe('2027-05-11 expected')

  await db.inHotel(4, (tx) => tx.updateTable('reservations').set({ state: 'inHouse' }).execute())
  await demo.reset()
  expect(await romansArrive()).toBe('2027-05-11 expected')
  demo.stop()
  expect(vi.getTimerCount()).toBe(0)
})
