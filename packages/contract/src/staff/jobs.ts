import { jobFailures, jobNames } from '@foyer/domain/jobs/job.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { done } from './values.ts'

const timeOfDay = z.string().check(z.regex(/^\d{2}:\d{2}$/))

const job = z.object({
  name: z.enum(jobNames),
  of: z.enum(['hotel', 'server']),
  schedule: z.union([z.object({ everySeconds: z.int() }), z.object({ at: timeOfDay })]),
  /** Some process is at it. */
  runningSince: z.optional(instant),
  /** Absent: it has never run. */
  last: z.optional(
    z.object({
      at: instant,
      tookMs: z.int(),
      result: z.enum(['done', 'failed']),
      failure: z.optional(z.enum(jobFailures)),
    }),
  ),
  /** How often it has failed in a row. */
  failures: z.int(),
  nextAt: instant,
  /** It should have run long ago. */
  late: z.boolean(),
  /** Who wants it run before its turn. */
  askedBy: z.optional(z.string()),
  /** Whether this person may do so: for a job of the whole server, only who may at every hotel of it. */
  mayRun: z.boolean(),
})

export type Job = z.infer<typeof job>

/** What runs by the clock: for this hotel, and for the whole server. */
export const listJobs = call({
  name: 'listJobs',
  method: 'GET',
  path: '/api/staff/jobs/',
  by: 'staff',
  may: 'seeJobs',
  reply: z.object({ jobs: z.array(job) }),
})

/** As soon as a process is free for it. One that runs already is refused. */
export const runJob = call({
  name: 'runJob',
  method: 'POST',
  path: '/api/staff/jobs/{name}/run/',
  by: 'staff',
  may: 'runJobs',
  params: z.object({ name: z.enum(jobNames) }),
  reply: done,
})
