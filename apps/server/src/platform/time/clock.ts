/** Time for background work, so that a test can control it. */
export interface Clock {
  now(): Date
  /** Calls once, later. Returns a function that cancels it. */
  wait(ms: number, then: () => void): () => void
}

/** The machine's clock. Its timers don't prevent the process from exiting. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait(ms, then) {
    const timer = setTimeout(then, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
