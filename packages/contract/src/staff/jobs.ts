import { jobFailures, jobNames } from '@foyer/domain/jobs/job.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { emptyReply } from './values.ts'

const timeOfDay = z.string().check(z.regex(/^\d{2}:\d{2}$/))

const job = z.object({
  name: z.enum(jobNames),
  of: z.enum(['hotel', 'server']),
  schedule: z.union([z.object({ everySeconds: z.int() }), z.object({ at: timeOfDay })]),
  /** Set while a process is running it. */
  runningSince: z.optional(instant),
  /** Absent if it has never run. */
  last: z.optional(
    z.object({
      at: instant,
      tookMs: z.int(),
      result: z.enum(['done', 'failed']),
      failure: z.optional(z.enum(jobFailures)),
    }),
  ),
  /** Number of consecutive failures. */
  failures: z.int(),
  nextAt: instant,
  /** It is overdue. */
  late: z.boolean(),
  /** Who requested an extra run. */
  askedBy: z.optional(z.string()),
  /** Whether this user may run it; a job of the whole server requires that right at every hotel. */
  mayRun: z.boolean(),
})

export type Job = z.infer<typeof job>

/** Scheduled jobs of this hotel and of the whole server. */
export const listJobs = call({
  name: 'listJobs',
  method: 'GET',
  path: '/api/staff/jobs/',
  by: 'staff',
  may: 'seeJobs',
  reply: z.object({ jobs: z.array(job) }),
})

/** Runs as soon as a process is free. Rejected if it is already running. */
export const runJob = call({
  name: 'runJob',
  method: 'POST',
  path: '/api/staff/jobs/{name}/run/',
  by: 'staff',
  may: 'runJobs',
  params: z.object({ name: z.enum(jobNames) }),
  reply: emptyReply,
})
