import { expect, it } from 'vitest'
import { createTestServer } from '../../testing/create-test-server.ts'
import { getBusinessDay } from './business-day.ts'

const insertDay = { report: '{}', member_id: null } as const

it('the open business day follows the last closed one, whatever the date, and is the date before the first close', async () => {
  const { db } = await createTestServer()
  const open = (today: string) => db.inHotel(1, (tx) => getBusinessDay(tx, { id: 1 }, today))
  expect(await open('2026-09-22')).toBe('2026-09-22')
  await db.inHotel(1, (tx) => close(tx, '2026-09-22'))
  // Closed before midnight: the next day has begun.
  expect(await open('2026-09-22')).toBe('2026-09-23')
  // Two days were forgotten.
  expect(await open('2026-09-25')).toBe('2026-09-23')
  // Another hotel has its own days.
  expect(await db.inHotel(2, (tx) => getBusinessDay(tx, { id: 2 }, '2026-09-25'))).toBe('2026-09-25')
})

it('the database refuses to close a day twice, and to change a closed day', async () => {
  const { db } = await createTestServer()
  await db.inHotel(1, (tx) => close(tx, '2026-09-22'))
  await expect(db.inHotel(1, (tx) => close(tx, '2026-09-22'))).rejects.toThrow('business_days_pkey')
  await db.inHotel(1, (tx) => tx.updateTable('hotels').set({ demo: false }).where('id', '=', 1).execute())
  const change = db.inHotel(1, (tx) => tx.updateTable('business_days').set({ report: '{"day":1}' }).execute())
  await expect(change).rejects.toThrow('a closed day stays closed')
  const remove = db.inHotel(1, (tx) => tx.deleteFrom('business_days').execute())
  await expect(remove).rejects.toThrow('a closed day stays closed')
})

type Tx = Parameters<typeof getBusinessDay>[0]
const close = (tx: Tx, day: string) =>
  tx
    .insertInto('business_days')
    .values({ hotel_id: 1, day, ...insertDay })
    .execute()
