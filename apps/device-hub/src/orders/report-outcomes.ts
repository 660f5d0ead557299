import * as z from 'zod/mini'

const RETRY_DELAY_MS = 2_000
const ANSWER_TIMEOUT_MS = 5_000
const BATCH_SIZE = 50

/** Outcomes not yet known to the server, oldest first, and its acknowledgements. */
export interface UnreportedOutcomes<Outcome> {
  unreported(): Outcome[]
  markReported(ids: readonly string[], told: readonly Outcome[]): void
}

export interface OutcomeReporter {
  reportNow(): void
  stop(): void
}

/**
 * Reports the outcome of each order until the server acknowledges it. `send` returns the
 * acknowledged ids.
 */
export function createOutcomeReporter<Outcome>(
  memory: UnreportedOutcomes<Outcome>,
  send: (outcomes: Outcome[]) => Promise<readonly string[]>,
): OutcomeReporter {
  let timer: NodeJS.Timeout | undefined
  let telling = false
  let stopped = false

  async function tell(): Promise<void> {
    const outcomes = memory.unreported().slice(0, BATCH_SIZE)
    if (stopped || telling || outcomes.length === 0) return
    telling = true
    memory.markReported(await send(outcomes), outcomes)
    telling = false
    clearTimeout(timer)
    if (!stopped && memory.unreported().length > 0) timer = setTimeout(tell, RETRY_DELAY_MS)
  }
  void tell()
  return {
    reportNow: () => void tell(),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

interface ReportCall<Body extends z.core.$ZodType, Reply extends z.core.$ZodType> {
  readonly path: string
  readonly method: string
  readonly body: Body
  readonly reply: Reply
}

/** Calls the server; returns undefined if it cannot be reached. */
export async function callServer<Body extends z.core.$ZodType, Reply extends z.core.$ZodType>(
  server: string,
  { path, method, reply }: ReportCall<Body, Reply>,
  body: z.input<Body>,
): Promise<z.output<Reply> | undefined> {
  try {
    const response = await fetch(new URL(path, server), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    })
    return z.parse(reply, await response.json())
  } catch {
    return undefined
  }
}
