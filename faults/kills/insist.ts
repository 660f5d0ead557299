import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Call } from '@foyer/contract/wire/call.ts'
import * as z from 'zod/mini'
import type { Page } from '../page.ts'

type Schema = z.core.$ZodType

const RETRY_DELAY_MS = 25
/** A busy machine takes long to start a server. */
const MAX_RETRY_MS = 120_000

/** The outcome is not known yet. */
const openProblems: readonly (string | undefined)[] = ['underWay', 'outcomeUnknown']
/** The database is away. */
const UNAVAILABLE = 'unavailable'

/** The server has answered that it does not do it. */
export class RefusedCall extends Error {
  readonly problem: string | undefined

  constructor(message: string, problem: string | undefined) {
    super(message)
    this.problem = problem
  }
}

/**
 * Sends a call as a page does: again with the same idempotency key until it is answered. `onOpen`
 * runs while its outcome is not known.
 */
export async function insist<B extends Schema, R extends Schema>(
  page: Page,
  call: Call<Schema, Schema, B, R>,
  body: z.output<B>,
  onOpen: () => Promise<unknown> = async () => {},
): Promise<z.output<R>> {
  const key = randomUUID()
  const encoded = z.encode(call.body, body) as object
  return retry(call.name, async () => {
    const { status, problem, json } = await page.send(call, { key }, encoded)
    if (status === 200) return z.decode(call.reply, json as z.input<R>)
    const isOpen = openProblems.includes(problem)
    if (status !== 0 && problem !== UNAVAILABLE && !isOpen)
      throw new RefusedCall(`${call.name}: ${status} ${problem} ${JSON.stringify(json)}`, problem)
    if (isOpen) await onOpen()
    return undefined
  })
}

/** Repeats until it returns something. */
export async function retry<Answer>(name: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const until = performance.now() + MAX_RETRY_MS
  while (performance.now() < until) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await delay(RETRY_DELAY_MS)
  }
  throw new Error(`${name}: no answer in ${MAX_RETRY_MS / 1_000} s.`)
}
