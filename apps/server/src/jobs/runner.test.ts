import { Problem } from '@foyer/domain/problem/problem.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createFreshDatabase, type FreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { ManualClock } from '../platform/time/testing/manual-clock.ts'
import { addHotel } from '../testing/add-hotel.ts'
import { recordStatements } from '../testing/sent-statements.ts'
import type { Job, Run } from './job.ts'
import { createRunner, listJobRows } from './testing/runners.ts'

const START = '2027-05-10T10:00:00Z'
const MINUTE_MS = 60_000
/** Allows for a busy machine. */
const patient = { timeout: 20_000 }

const serverJob = (run: (run: Run) => Promise<void>, changes: Partial<Job> = {}): Job =>
  ({ of: 'server', schedule: { everySeconds: 60 }, run, ...changes }) as Job

/** Any transaction counts as a step. */
const step = ({ db }: Pick<Run, 'db'>) => db.inHotel(1, async () => {})

const expireLeases = ({ directory }: FreshDatabase) =>
  directory.updateTable('jobs').set({ leased_until: sql`clock_timestamp() - interval '1 second'` }).execute()

const listAlertsAt = (db: FreshDatabase, hotelId: number) =>
  db.inHotel(hotelId, (tx) => tx.selectFrom('alerts').select(['kind', 'job', 'times']).execute())

it('runs a new job at once, then on schedule, and records the outcome', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  const runs: string[] = []
  const hotelJob: Job = {
    of: 'hotel',
    schedule: { at: '03:30' },
    run: async (_run, hotel) => void runs.push(hotel.name),
  }
  const tidy = serverJob(async () => {
    runs.push('server')
    clock.advance(250)
  })
  const runner = await createRunner(db, { clock, jobs: { tidy, eraseDue: hotelJob } })
  await runner.runDue()
  expect(runs.toSorted()).toEqual(['Foyer Beach', 'Foyer Cars', 'Foyer Madrid', 'Foyer Palace', 'Foyer Roma', 'server'])
  const rows = await listJobRows(db)
  expect(rows.map(({ of_hotel, due_at }) => [of_hotel, due_at.toISOString()])).toEqual([
    [1, '2027-05-11T01:30:00.000Z'],
    [2, '2027-05-11T02:30:00.000Z'],
    [3, '2027-05-11T02:30:00.000Z'],
    [4, '2027-05-11T01:30:00.000Z'],
    [5, '2027-05-11T01:30:00.000Z'],
    [null, '2027-05-10T10:01:00.000Z'],
  ])
  expect(rows.at(-1)).toMatchObject({ result: 'done', took_ms: 250, leased_until: null, failures: 0 })
  await runner.runDue()
  expect(runs).toHaveLength(6)
  clock.moveTo('2027-05-11T01:30:00Z')
  await runner.runDue()
  expect(runs.slice(6).toSorted()).toEqual(['Foyer Madrid', 'Foyer Palace', 'Foyer Roma', 'server'])
})

it('a run that has more to do is continued before its turn', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  let runs = 0
  const tidy = serverJob(
    async ({ continueIn }) => {
      runs += 1
      if (runs === 1) continueIn(20)
    },
    { schedule: { everySeconds: 3_600 } },
  )
  const runner = await createRunner(db, { clock, jobs: { tidy } })
  const readDue = async () => (await listJobRows(db)).map(({ due_at, result }) => [due_at.toISOString(), result])
  await runner.runDue()
  expect(await readDue()).toEqual([['2027-05-10T10:00:20.000Z', 'done']])
  clock.advance(20_000)
  await runner.runDue()
  expect(await readDue()).toEqual([['2027-05-10T11:00:20.000Z', 'done']])
})

it('N14 jobs that were due while no server was up run when one starts', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  let runs = 0
  const jobs = { tidy: serverJob(async () => void runs++, { schedule: { everySeconds: 3_600 } }) }
  const first = await createRunner(db, { clock, jobs })
  first.start()
  await expect.poll(() => runs, patient).toBe(1)
  await first.stop()
  clock.advance(50 * MINUTE_MS)
  const second = await createRunner(db, { clock, jobs })
  second.start()
  await second.stop()
  expect(runs).toBe(1)
  clock.advance(10 * MINUTE_MS)
  const third = await createRunner(db, { clock, jobs })
  third.start()
  await expect.poll(() => runs, patient).toBe(2)
  await third.stop()
  expect(clock.waiting).toBe(0)
})

it('once started, runs each job when it is due', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  let runs = 0
  const runner = await createRunner(db, { clock, jobs: { tidy: serverJob(async () => void runs++) } })
  runner.start()
  for (const turn of [1, 2, 3]) {
    await expect.poll(() => runs, patient).toBe(turn)
    await expect.poll(async () => (await listJobRows(db))[0]?.leased_until, patient).toBeNull()
    await expect
      .poll(() => {
        clock.advance(MINUTE_MS / 4)
        return runs
      }, patient)
      .toBeGreaterThan(turn)
  }
  await runner.stop()
})

it('looks for the jobs of new hotels every quarter of a minute, not at every turn', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  const runs: number[] = []
  const tidy: Job = {
    of: 'hotel',
    schedule: { everySeconds: 5 },
    run: async (_run, hotel) => void runs.push(hotel.id),
  }
  const sent = recordStatements()
  const countLooks = () => sent().filter((text) => text.startsWith('insert into jobs')).length
  const runner = await createRunner(db, { clock, jobs: { tidy } })
  runner.start()
  await expect.poll(() => runs.length, patient).toBe(5)
  expect(countLooks()).toBe(1)
  await addHotel(db, 101)
  /** The runner sets its next look once every run has ended, and not before. */
  const passFiveSeconds = async () => {
    await expect.poll(async () => (await listJobRows(db)).every((row) => row.leased_until === null), patient).toBe(true)
    clock.advance(5_000)
  }
  const lookAgain = () => {
    clock.advance(0)
    return runs
  }
  for (const turn of [2, 3]) {
    await passFiveSeconds()
    await expect.poll(() => lookAgain().length, patient).toBe(5 * turn)
  }
  expect(countLooks()).toBe(0)
  await passFiveSeconds()
  await expect.poll(lookAgain, patient).toContain(101)
  await runner.stop()
})

it('two processes on one database run each turn once', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  const runs: string[] = []
  const jobs = {
    tidy: serverJob(async (run) => {
      runs.push('server')
      await step(run)
    }),
    eraseDue: {
      of: 'hotel' as const,
      schedule: { everySeconds: 60 },
      run: async (run: Run, hotel: { id: number }) => {
        runs.push(String(hotel.id))
        await step(run)
      },
    },
  }
  const runners = [await createRunner(db, { clock, jobs }), await createRunner(db, { clock, jobs })]
  for (let turn = 0; turn < 5; turn++) {
    await Promise.all(runners.map((runner) => runner.runDue()))
    clock.advance(MINUTE_MS)
  }
  expect(runs).toHaveLength(30)
  expect(Object.values(Object.groupBy(runs, (of) => of)).map((some) => some?.length)).toEqual([5, 5, 5, 5, 5, 5])
})

it('while one process runs it, another leaves it alone; when the lease expires it takes over, and the first is fenced', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  const recordAudit: string[] = []
  const write = (who: string, run: Run) =>
    run.db.inHotel(1, async (tx) => {
      await tx.updateTable('hotels').set({ city: who }).where('id', '=', 1).execute()
      recordAudit.push(who)
    })
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>()
  const late: unknown[] = []
  const slow = serverJob(async (run) => {
    await write('first', run)
    begun()
    await goOn
    await write('first again', run).catch((error: unknown) => {
      late.push(error)
      throw error
    })
  })
  const first = await createRunner(db, { clock, jobs: { tidy: slow } })
  const second = await createRunner(db, { clock, jobs: { tidy: serverJob((run) => write('second', run)) } })
  const running = first.runDue()
  await hasBegun
  await second.runDue()
  expect(recordAudit).toEqual(['first'])
  await expireLeases(db)
  await second.runDue()
  expect(recordAudit).toEqual(['first', 'second'])
  resolve()
  await running
  expect(recordAudit).toEqual(['first', 'second'])
  expect(late).toMatchObject([{ name: 'LeaseLost' }])
  expect(await listJobRows(db)).toMatchObject([{ result: 'done', fence: 2, failed_runs: 1, failures: 0 }])
})

it('a run without a step within its lease has failed, and its later writes are rejected', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>()
  const { promise: refused, resolve: refuse } = Promise.withResolvers<unknown>()
  const hanging = serverJob(async (run) => {
    await step(run)
    clock.advance(40_000)
    await step(run)
    clock.advance(40_000)
    begun()
    await goOn
    await step(run).catch(refuse)
  })
  const runner = await createRunner(db, { clock, jobs: { tidy: hanging } })
  const running = runner.runDue()
  await hasBegun
  clock.advance(20_000)
  await running
  expect(await listJobRows(db)).toMatchObject([{ result: 'failed', failure: 'outOfTime', took_ms: 100_000 }])
  resolve()
  expect(await refused).toMatchObject({ message: 'tidy made no step within its lease.' })
})

it.each([
  ['the database is away', () => new Problem('unavailable'), 'unavailable'],
  ['there is a mistake in it', () => new Error('CANARY'), 'unexpected'],
])(
  'when %s, it is retried later each time, and the third failure in a row raises an alert',
  async (_, error, failure) => {
    const db = await createFreshDatabase('demo')
    const clock = new ManualClock(START)
    let isBroken = true
    const jobs = {
      tidy: serverJob(async () => {
        if (isBroken) throw error()
      }),
    }
    const runner = await createRunner(db, { clock, jobs })
    for (const [minutes, failures] of [
      [1, 1],
      [5, 2],
      [15, 3],
      [60, 4],
    ] as const) {
      await runner.runDue()
      const [row] = await listJobRows(db)
      expect(row).toMatchObject({ failure, failures, due_at: new Date(clock.now().getTime() + minutes * MINUTE_MS) })
      clock.advance(minutes * MINUTE_MS)
    }
    expect(JSON.stringify(await listJobRows(db))).not.toContain('CANARY')
    for (const hotelId of [1, 2, 3, 4])
      expect(await listAlertsAt(db, hotelId)).toEqual([{ kind: 'jobFailing', job: 'tidy', times: 2 }])
    isBroken = false
    await runner.runDue()
    expect(await listJobRows(db)).toMatchObject([{ result: 'done', failure: null, failures: 0, failed_runs: 4 }])
  },
)

it('a failing job of one hotel alerts only that hotel', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  const run = async (_run: Run, { id }: { id: number }) => {
    if (id === 2) throw new Error('broken')
  }
  const runner = await createRunner(db, {
    clock,
    jobs: { eraseDue: { of: 'hotel', schedule: { everySeconds: 60 }, run } },
  })
  for (let tries = 0; tries < 3; tries++) {
    await runner.runDue()
    clock.advance(60 * MINUTE_MS)
  }
  expect(await listAlertsAt(db, 2)).toEqual([{ kind: 'jobFailing', job: 'eraseDue', times: 1 }])
  expect(await listAlertsAt(db, 1)).toEqual([])
})

it('a job that has not run for too long raises an alert, even while every worker is busy', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  const { promise: goOn, resolve } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>()
  const busy = serverJob(
    () => {
      begun()
      return goOn
    },
    { leaseSeconds: 100_000 },
  )
  const runner = await createRunner(db, { clock, jobs: { tidy: busy } })
  runner.start()
  await hasBegun
  await expect
    .poll(async () => {
      clock.advance(MINUTE_MS)
      return listAlertsAt(db, 4)
    }, patient)
    .toEqual([{ kind: 'jobLate', job: 'tidy', times: 1 }])
  expect(clock.now().getTime()).toBeGreaterThan(Date.parse(START) + 10 * MINUTE_MS)
  resolve()
  await runner.stop()
})

it('jobs continue when the clock was a day ahead and is right again', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock('2027-05-11T10:00:00Z')
  const runs: string[] = []
  const jobs = {
    tidy: serverJob(async () => void runs.push('often')),
    backUp: serverJob(async () => void runs.push('daily'), { schedule: { at: '03:30' } }),
  }
  const runner = await createRunner(db, { clock, jobs })
  runner.start()
  await expect.poll(() => runs.toSorted(), patient).toEqual(['daily', 'often'])
  await runner.stop()
  clock.moveTo(START)
  const next = await createRunner(db, { clock, jobs })
  next.start()
  await next.runDue()
  expect(runs).toHaveLength(2)
  clock.advance(MINUTE_MS)
  await expect
    .poll(async () => {
      await next.runDue()
      return runs.slice(2).toSorted()
    }, patient)
    .toEqual(['daily', 'often'])
  await next.stop()
})

it('shutting down ends a run at its next step, and another process takes it over at once', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  let steps = 0
  const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>()
  const long = serverJob(async (run) => {
    for (;;) {
      await step(run)
      steps++
      begun()
    }
  })
  const first = await createRunner(db, { clock, jobs: { tidy: long } })
  first.start()
  await hasBegun
  await first.stop()
  const before = steps
  let runs = 0
  const second = await createRunner(db, { clock, jobs: { tidy: serverJob(async () => void runs++) } })
  await second.runDue()
  expect([runs, steps]).toEqual([1, before])
  expect(await listJobRows(db)).toMatchObject([{ failed_runs: 0, result: 'done' }])
})

it('stopping waits a second and a half for an unresponsive run, and leaves a lease that expires', async () => {
  const db = await createFreshDatabase('demo')
  const clock = new ManualClock(START)
  const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>()
  const deaf = serverJob(() => {
    begun()
    return new Promise(() => {})
  })
  const first = await createRunner(db, { clock, jobs: { tidy: deaf } })
  first.start()
  await hasBegun
  let isStopped = false
  const stopping = first.stop().then(() => {
    isStopped = true
  })
  clock.advance(1_499)
  await step({ db })
  expect(isStopped).toBe(false)
  clock.advance(1)
  await stopping
  let runs = 0
  const second = await createRunner(db, { clock, jobs: { tidy: serverJob(async () => void runs++) } })
  await second.runDue()
  expect(runs).toBe(0)
  await expireLeases(db)
  await second.runDue()
  expect(runs).toBe(1)
  expect(await listJobRows(db)).toMatchObject([{ failed_runs: 1, result: 'done', failures: 0 }])
})
