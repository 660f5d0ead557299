import type { Job as JobView } from '@foyer/contract/staff/jobs.ts'
import type { JobName } from '@foyer/domain/jobs/job.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { canPerform } from '@foyer/domain/staff/roles.ts'
import { recordAudit } from '../access/serve/staff-calls.ts'
import { listRoles } from '../access/staff-session/member.store.ts'
import type { Staff } from '../access/staff-session/staff.ts'
import { countHotels, type KnownJobs, readJobs, requestRun } from './job.store.ts'
import { isJobOf, type Job } from './job.ts'
import { getLateAfter } from './schedule.ts'

/** Server jobs concern every hotel, so running them requires that right at each one. */
async function mayRunForAll({ tx, id }: Staff): Promise<boolean> {
  const roles = await listRoles(tx, id)
  return roles.filter(({ role }) => canPerform(role, 'runJobs')).length === (await countHotels(tx))
}

export async function listJobViews(jobs: KnownJobs, staff: Staff): Promise<JobView[]> {
  const rows = await readJobs(staff.tx, staff.hotel.id)
  const mayRun = { hotel: canPerform(staff.role, 'runJobs'), server: await mayRunForAll(staff) }
  const here = listEntries(jobs).filter(([, job]) => isJobOf(job, staff.hotel))
  return here.map(([name, job]) => {
    const of = job.of === 'server' ? 'server' : 'hotel'
    const row = rows.find((one) => one.name === name)
    return { name, of, schedule: job.schedule, mayRun: mayRun[of], ...toJobState(row, job, staff.now) }
  })
}

type Row = Awaited<ReturnType<typeof readJobs>>[number]

function toJobState(row: Row | undefined, { schedule }: Job, now: Date) {
  if (!row) return { failures: 0, late: false, nextAt: now.toISOString() }
  const lateMs = now.getTime() - row.due_at.getTime() - getLateAfter(schedule) * 1_000
  return {
    failures: row.failures,
    late: lateMs > 0,
    nextAt: row.due_at.toISOString(),
    ...(row.is_running && row.started_at && { runningSince: row.started_at.toISOString() }),
    ...(row.asked_by && { askedBy: row.asked_by }),
    ...(row.result && { last: toLastRun(row, row.result) }),
  }
}

/** If the process died, the end is unknown and the start is used. */
function toLastRun({ ended_at, started_at, took_ms, failure }: Row, result: 'done' | 'failed') {
  const at = ended_at ?? started_at ?? new Date(0)
  return { at: at.toISOString(), tookMs: took_ms ?? 0, result, ...(failure && { failure }) }
}

/** Makes the job due at once; the first free process runs it. */
export async function runNow(jobs: KnownJobs, staff: Staff, name: JobName): Promise<void> {
  const job = jobs[name]
  if (!job || !isJobOf(job, staff.hotel)) throw new Problem('notFound')
  const isServers = job.of === 'server'
  if (isServers && !(await mayRunForAll(staff))) throw new Problem('mayNot')
  const key = { name, hotelId: isServers ? null : staff.hotel.id }
  if (!(await requestRun(staff.tx, key, { now: staff.now, by: staff.name })))
    throw new Problem('alreadyHandled', 'it is running')
  await recordAudit(staff, { action: 'jobStarted', details: { job: name } })
}

function listEntries(jobs: KnownJobs): [JobName, Job][] {
  return Object.entries(jobs) as [JobName, Job][]
}
