import type { Job } from '@foyer/contract/staff/jobs.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'

type JobStatus = 'running' | 'asked' | 'late' | 'failed' | 'done' | 'never'

/** States of a job; the first match applies. */
const states: readonly { word: JobStatus; mark: Mark; when: (job: Job) => boolean }[] = [
  { word: 'running', mark: 'now', when: ({ runningSince }) => runningSince !== undefined },
  { word: 'asked', mark: 'now', when: ({ askedBy }) => askedBy !== undefined },
  { word: 'failed', mark: 'failed', when: ({ last }) => last?.result === 'failed' },
  { word: 'late', mark: 'needsPerson', when: ({ late }) => late },
  { word: 'never', mark: 'notYet', when: ({ last }) => last === undefined },
]

export function toJobState(job: Job): { word: JobStatus; mark: Mark } {
  return states.find(({ when }) => when(job)) ?? { word: 'done', mark: 'done' }
}

/** Whether the job needs attention. */
export function needsAttention({ late, last }: Job): boolean {
  return late || last?.result === 'failed'
}

type Unit = 'milliseconds' | 'seconds' | 'minutes'

/** Rounds to the fewest digits that still tell fast from slow. */
export function toDuration(ms: number): { unit: Unit; n: number } {
  if (ms < 1_000) return { unit: 'milliseconds', n: ms }
  if (ms < 120_000) return { unit: 'seconds', n: Math.round(ms / 100) / 10 }
  return { unit: 'minutes', n: Math.round(ms / 60_000) }
}

/** In the largest unit that divides evenly. */
export function toInterval(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; n: number } {
  if (seconds % 3_600 === 0) return { unit: 'hours', n: seconds / 3_600 }
  if (seconds % 60 === 0) return { unit: 'minutes', n: seconds / 60 }
  return { unit: 'seconds', n: seconds }
}
