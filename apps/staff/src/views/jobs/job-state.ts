import type { Job } from '@foyer/contract/staff/jobs.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'

type JobWord = 'running' | 'asked' | 'late' | 'failed' | 'done' | 'never'

/** What is to be said of a job; the first that applies. */
const states: readonly { word: JobWord; mark: Mark; when: (job: Job) => boolean }[] = [
  { word: 'running', mark: 'now', when: ({ runningSince }) => runningSince !== undefined },
  { word: 'asked', mark: 'now', when: ({ askedBy }) => askedBy !== undefined },
  { word: 'failed', mark: 'failed', when: ({ last }) => last?.result === 'failed' },
  { word: 'late', mark: 'needsPerson', when: ({ late }) => late },
  { word: 'never', mark: 'notYet', when: ({ last }) => last === undefined },
]

export function jobState(job: Job): { word: JobWord; mark: Mark } {
  return states.find(({ when }) => when(job)) ?? { word: 'done', mark: 'done' }
}

/** Somebody should look at it. */
export function needsALook({ late, last }: Job): boolean {
  return late || last?.result === 'failed'
}

type Unit = 'milliseconds' | 'seconds' | 'minutes'

/** As few figures as still tell quick from slow. */
export function durationOf(ms: number): { unit: Unit; n: number } {
  if (ms < 1_000) return { unit: 'milliseconds', n: ms }
  if (ms < 120_000) return { unit: 'seconds', n: Math.round(ms / 100) / 10 }
  return { unit: 'minutes', n: Math.round(ms / 60_000) }
}

/** In the largest unit that comes out even. */
export function intervalOf(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; n: number } {
  if (seconds % 3_600 === 0) return { unit: 'hours', n: seconds / 3_600 }
  if (seconds % 60 === 0) return { unit: 'minutes', n: seconds / 60 }
  return { unit: 'seconds', n: seconds }
}
