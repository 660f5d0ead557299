import { setTimeout as delay } from 'node:timers/promises'
import { runJob } from '@foyer/contract/staff/jobs.ts'
import type { JobName } from '@foyer/domain/jobs/job.ts'
import type { Client } from 'pg'
import type { Browser } from '../calls/browser.ts'
import { HOTEL } from '../calls/seed-reservations.ts'

const POLL_INTERVAL_MS = 5
const ROUND_POLL_INTERVAL_MS = 100

/** Not longer than a job can have to wait for its turn, because the server then runs it at once. */
const POSTPONED = '1 hour'
/** Time for what is measured. */
const SOON = '30 minutes'

/** Leaves every job for later, so that none runs while calls are measured. */
export async function postponeJobs(client: Client): Promise<void> {
  const isSoon = async () => {
    const { rows } = await client.query(
      `select from jobs where leased_until is not null or due_at < now() + interval '${SOON}' limit 1`,
    )
    return rows.length > 0
  }
  // One that ends is due again soon.
  while (await isSoon()) {
    await client.query(`update jobs set due_at = now() + interval '${POSTPONED}'`)
    await delay(POLL_INTERVAL_MS)
  }
}

export async function listHotelJobs(client: Client): Promise<JobName[]> {
  const { rows } = await client.query<{ name: JobName }>(
    `select name from jobs where of_hotel = $1 and name <> 'seedDemo' order by name`,
    [HOTEL],
  )
  return rows.map(({ name }) => name)
}

/** Runs a job of the measured hotel, and returns how long the server says it took, in ms. */
export async function measureJob(client: Client, administrator: Browser, name: JobName): Promise<number> {
  const read = async () => {
    const { rows } = await client.query<{ fence: number; result: string; took: number; isOver: boolean }>(
      `select fence, result, took_ms as took, leased_until is null as "isOver" from jobs where of_hotel = $1 and name = $2`,
      [HOTEL, name],
    )
    const [row] = rows
    if (!row) throw new Error(`There is no job ${name}.`)
    return row
  }
  const { fence } = await read()
  await administrator.call(runJob, { params: { name } })
  for (;;) {
    const row = await read()
    if (row.fence > fence && row.isOver) {
      if (row.result !== 'done') throw new Error(`${name} ends with ${row.result}.`)
      await postponeJobs(client)
      return row.took
    }
    await delay(POLL_INTERVAL_MS)
  }
}

export const FREQUENT_SECONDS = 10

/** The jobs that each hotel runs so often. */
export const frequentJobs: readonly JobName[] = [
  'watchAlerts',
  'tellRoomReady',
  'settleKeys',
  'settlePayments',
  'sendInvoiceRecords',
]

export interface JobRate {
  readonly runs: number
  readonly seconds: number
}

/** Makes the frequent jobs of every hotel due at once, and waits until each turn has ended. */
export async function measureJobRate(client: Client, administrator: Browser): Promise<JobRate> {
  await client.query('create temporary table before as select name, of_hotel, fence from jobs where name = any($1)', [
    frequentJobs,
  ])
  const begun = performance.now()
  await client.query('update jobs set due_at = now() where name = any($1)', [frequentJobs])
  await administrator.call(runJob, { params: { name: 'watchAlerts' } })
  const count = async () => {
    const { rows } = await client.query<{ runs: number; open: number }>(
      `select sum(jobs.fence - before.fence)::int as runs,
        count(*) filter (where jobs.fence = before.fence or (jobs.fence = before.fence + 1 and leased_until is not null))::int as open
      from jobs join before on before.name = jobs.name and before.of_hotel = jobs.of_hotel`,
    )
    return rows[0] ?? { runs: 0, open: 0 }
  }
  let { runs, open } = await count()
  while (open > 0) {
    await delay(ROUND_POLL_INTERVAL_MS)
    ;({ runs, open } = await count())
  }
  const seconds = (performance.now() - begun) / 1_000
  await client.query('drop table before')
  await postponeJobs(client)
  return { runs, seconds }
}
