export const DEADLINE_PASSED = 'DEADLINE_PASSED'

/** Rejects when the time is over, whether or not the callee honours the signal. */
export async function withDeadline<T>(withinMs: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const reason = Object.assign(new Error(`no answer within ${withinMs} ms`), { code: DEADLINE_PASSED })
    over.abort(reason)
    reject(reason)
  }, withinMs)
  try {
    return await Promise.race([ask(over.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
