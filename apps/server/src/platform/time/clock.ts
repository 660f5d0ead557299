/** Time for whatever runs by itself, so that a test can hold its hands. */
export interface Clock {
  now(): Date
  /** Calls once, later. Returns how to call it off. */
  wait(ms: number, then: () => void): () => void
}

/** The machine's own. A timer of it keeps no process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait(ms, then) {
    const timer = setTimeout(then, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
