import type { Timers } from '../connection/reconnecting-connection.ts'

interface Waiting {
  readonly act: () => void
  readonly at: number
}

/** Timers that move only by hand, while sockets run in real time. */
export function createManualTimers(): Timers & {
  readonly waiting: () => number[]
  readonly pass: (ms: number) => void
} {
  let now = 0
  const timers = new Set<Waiting>()
  return {
    setTimeout(act, milliseconds) {
      const timer = { act, at: now + milliseconds }
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer) => void timers.delete(timer as Waiting),
    /** Remaining time of each timer. */
    waiting: () => [...timers].map(({ at }) => at - now),
    pass(milliseconds) {
      now += milliseconds
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer)
        timer.act()
      }
    },
  }
}
