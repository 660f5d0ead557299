import type { ProgressMessage } from './progress-message.ts'
import type { Time } from './times.ts'

const INTERVAL_MS = 15_000

export interface Progress {
  readonly total: number
  readonly done: ReadonlySet<string>
  readonly failed: number
}

/**
 * Seconds until the end: the last run's durations of the remaining tests, scaled by how this run
 * compares so far. Without a last run all tests count alike. Returns undefined before the first
 * test has ended.
 */
export function estimateSecondsLeft(
  { total, done }: Progress,
  elapsed: number,
  lastRun: readonly Time[],
): number | undefined {
  if (done.size === 0) return undefined
  const known = lastRun.filter(({ what }) => done.has(what))
  const before = sum(known)
  const rest = sum(lastRun.filter(({ what }) => !done.has(what)))
  if (before === 0 || rest === 0) return (elapsed / done.size) * Math.max(total - done.size, 0)
  return (elapsed / before) * rest
}

const sum = (times: readonly Time[]): number => times.reduce((all, { seconds }) => all + seconds, 0)

export function formatProgress(name: string, progress: Progress, left: number | undefined): string {
  const { total, done, failed } = progress
  const rest =
    left === undefined ? '' : `, about ${left < 90 ? `${Math.round(left)} s` : `${Math.round(left / 60)} min`} left`
  return `${name.padEnd(12)}${done.size} of ${total}, ${failed} failed${rest}`
}

interface ProgressDependencies {
  readonly name: string
  readonly lastRun: readonly Time[]
  readonly print: (line: string) => void
  readonly now: () => number
}

/** Prints failures at once, and progress every 15 seconds. */
export function createProgress({
  name,
  lastRun,
  print,
  now,
}: ProgressDependencies): (message: ProgressMessage) => void {
  const start = now()
  let printed = start
  let progress = { total: 0, done: new Set<string>(), failed: 0 }
  let known: readonly Time[] = []
  return (message) => {
    if ('tests' in message) {
      const tests = new Set(message.tests)
      known = lastRun.filter(({ what }) => tests.has(what))
      progress = { ...progress, total: tests.size }
      return print(formatProgress(name, progress, undefined))
    }
    progress.done.add(message.done)
    progress = { ...progress, failed: progress.failed + message.failures.length }
    for (const { title, error } of message.failures) print(`${name.padEnd(12)}failed: ${title}\n${indent(error)}`)
    if (now() - printed < INTERVAL_MS) return
    printed = now()
    print(formatProgress(name, progress, estimateSecondsLeft(progress, (now() - start) / 1_000, known)))
  }
}

const indent = (text: string): string => text.replace(/^/gm, ' '.repeat(12))
