import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createFreshDatabase } from '../platform/database/testing/create-fresh-database.ts'
import { readLines } from '../platform/database/testing/processes.ts'
import { systemClock } from '../platform/time/clock.ts'
import { createRunner, listJobRows } from './testing/runners.ts'

it('when a process is killed during a job, its lease expires and another process runs it', async () => {
  const db = await createFreshDatabase('demo')
  const script = fileURLToPath(new URL('./testing/runner-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, db.ownerUrl], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const line of readLines(child)) if (line === 'begun') break
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit

  let runs = 0
  const job = { of: 'server' as const, schedule: { everySeconds: 60 }, run: async () => void runs++ }
  const runner = await createRunner(db, { clock: systemClock, jobs: { tidy: job } })
  await runner.runDue()
  expect(runs).toBe(0)
  await db.directory.updateTable('jobs').set({ leased_until: sql`clock_timestamp()` }).execute()
  await runner.runDue()
  expect(runs).toBe(1)
  expect(await listJobRows(db)).toMatchObject([{ fence: 2, result: 'done', failed_runs: 1 }])
})
