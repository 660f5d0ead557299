import { expect, it } from 'vitest'
import { createRunner } from '../jobs/testing/runners.ts'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import { testKeySecret } from '../testing/test-key-secret.ts'
import { seedDemo } from './seed-demo.ts'
import { createSeedDemoJob } from './seed-demo-job.ts'

it('a demo that runs past midnight is seeded for the new day, and left alone within the day', async () => {
  const db = await createFreshDatabase()
  const clock = new ManualClock('2027-05-10T20:00:00Z')
  await seedDemo(db, clock.now, testKeySecret)
  const runner = await createRunner(db, { clock, jobs: { seedDemo: createSeedDemoJob(testKeySecret) } })
  const arrive = (hotelId: number, reference: string) =>
    db.inHotel(hotelId, async (tx) => {
      const { start_date, state } = await tx
        .selectFrom('reservations')
        .select(['start_date', 'state'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      return `${start_date} ${state}`
    })
  await db.inHotel(4, (tx) => tx.updateTable('reservations').set({ state: 'inHouse' }).execute())
  await runner.runDue()
  expect(await arrive(4, 'FOY4001')).toBe('2027-05-10 inHouse')

  clock.moveTo('2027-05-10T21:59:59Z')
  await runner.runDue()
  expect(await arrive(4, 'FOY4001')).toBe('2027-05-10 inHouse')

  clock.moveTo('2027-05-10T22:00:00Z')
  await runner.runDue()
  expect(await arrive(4, 'FOY4001')).toBe('2027-05-11 expected')
  expect(await arrive(3, 'RAC3001')).toBe('2027-05-10 expected')
  clock.moveTo('2027-05-10T23:00:00Z')
  await runner.runDue()
  expect(await arrive(3, 'RAC3001')).toBe('2027-05-11 expected')
})

it('never seeds a real hotel', async () => {
  const db = await createFreshDatabase('demo')
  await db.directory.updateTable('hotels').set({ demo: false }).execute()
  const clock = new ManualClock('2027-05-11T20:00:00Z')
  const runner = await createRunner(db, { clock, jobs: { seedDemo: createSeedDemoJob(testKeySecret) } })
  await runner.runDue()
  expect(await db.directory.selectFrom('jobs').selectAll().execute()).toEqual([])
})
