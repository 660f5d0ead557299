import { setTimeout as delay } from 'node:timers/promises'

interface Schedule {
  /** Starts a second. */
  readonly rate: number
  readonly count: number
}

interface Timer {
  /** In ms. */
  now(): number
  wait(ms: number): Promise<unknown>
}

const realTimer: Timer = { now: () => performance.now(), wait: (ms) => delay(ms) }

/**
 * Starts work at a fixed rate, however long earlier work takes (an open model), and resolves when
 * all is done. `plannedAt` is when it should have begun: times measured from there include our own
 * delay.
 */
export async function startOnSchedule(
  { rate, count }: Schedule,
  work: (index: number, plannedAt: number) => Promise<void>,
  { now, wait }: Timer = realTimer,
): Promise<void> {
  const begun = now()
  const all: Promise<void>[] = []
  for (let index = 0; index < count; index += 1) {
    const plannedAt = begun + (index * 1_000) / rate
    const early = plannedAt - now()
    if (early > 0) await wait(early)
    all.push(work(index, plannedAt))
  }
  await Promise.all(all)
}
