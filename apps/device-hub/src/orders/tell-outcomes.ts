import * as z from 'zod/mini'

const AGAIN_MS = 2_000
const ANSWER_MS = 5_000
const AT_ONCE = 50

/** Outcomes not yet known to the server, oldest first, and its acknowledgements. */
export interface Untold<Outcome> {
  untold(): Outcome[]
  taken(ids: readonly string[], told: readonly Outcome[]): void
}

export interface Teller {
  tellNow(): void
  stop(): void
}

/**
 * Reports the outcome of each order until the server acknowledges it. `send` returns the
 * acknowledged ids.
 */
export function tellOutcomes<Outcome>(
  memory: Untold<Outcome>,
  send: (outcomes: Outcome[]) => Promise<readonly string[]>,
): Teller {
  let timer: NodeJS.Timeout | undefined
  let telling = false
  let stopped = false

  async function tell(): Promise<void> {
    const outcomes = memory.untold().slice(0, AT_ONCE)
    if (stopped || telling || outcomes.length === 0) return
    telling = true
    memory.taken(await send(outcomes), outcomes)
    telling = false
    clearTimeout(timer)
    if (!stopped && memory.untold().length > 0) timer = setTimeout(tell, AGAIN_MS)
  }
  void tell()
  return {
    tellNow: () => void tell(),
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

interface TellingCall<Body extends z.core.$ZodType, Reply extends z.core.$ZodType> {
  readonly path: string
  readonly method: string
  readonly body: Body
  readonly reply: Reply
}

/** Calls the server; returns undefined if it cannot be reached. */
export async function toldTo<Body extends z.core.$ZodType, Reply extends z.core.$ZodType>(
  server: string,
  { path, method, reply }: TellingCall<Body, Reply>,
  body: z.input<Body>,
): Promise<z.output<Reply> | undefined> {
  try {
    const response = await fetch(new URL(path, server), {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return z.parse(reply, await response.json())
  } catch {
    return undefined
  }
}
