import { expect, it } from 'vitest'
import { createSites } from '../access/site/sites.ts'
import { buildFeed } from '../book/hotel-system/testing/build-feed.ts'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { NOON } from '../platform/database/testing/templates.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import { createAllJobs } from './all-jobs.ts'
import { createRunner, listJobRows } from './testing/runners.ts'

type Dependencies = Parameters<typeof createAllJobs>[0]

it('reading and comparing a hotel’s system go on when it allows', async () => {
  const db = await createFreshDatabase('demo')
  const hotel = await createSites(db).hotel(1)
  const pull = async () => ({ events: [], cursor: 'half', more: true, pauseSeconds: 30 })
  const of = async (id: number) => (id === 1 ? { hotel, system: { pull } } : undefined)
  const feed = { ...buildFeed(db), systems: { of } }
  const hintLines = { after: async (_: number, read: () => Promise<unknown>) => void (await read()) }
  const { pullFeed, compareBooks } = createAllJobs({ feed, hintLines } as unknown as Dependencies)
  const runner = await createRunner(db, { clock: new ManualClock(NOON), jobs: { pullFeed, compareBooks } })
  await runner.runDue()
  const due = (await listJobRows(db)).filter(({ of_hotel }) => of_hotel === 1)
  expect(due.map(({ name, due_at, result }) => [name, due_at.toISOString(), result])).toEqual([
    ['compareBooks', '2027-05-10T10:00:30.000Z', 'done'],
    ['pullFeed', '2027-05-10T10:00:30.000Z', 'done'],
  ])
})
