import { currentReservation, feedPage, SIGNATURE_HEADER } from '@foyer/contract/hotel-system.ts'
import * as z from 'zod/mini'
import { fetchWithLimit } from '../../fetch/fetch-with-limit.ts'
import { getErrorName } from '../../fetch/get-error-name.ts'
import { type HotelSystem, NoAnswer, UnreadableAnswer } from '../hotel-system.ts'
import { byHand, notYet, toNotDelivered } from '../not-delivered.ts'
import { isSignedAnswer, signRequest } from './signature.ts'

interface Settings {
  readonly url: string
  readonly secret: string
}

/** Timeouts by operation. A guest waits only for `ask`. */
export const deadlines = { pull: 20_000, ask: 2_000, deliver: 15_000 } as const

/** Maximum response size in bytes; fits a page of five hundred complete reservations. */
const MAX_BYTES = 8_000_000

/** The only status that means a permanent rejection. */
const PERMANENT_REJECTION = 422

/** A system that implements our protocol, docs/hotel-system.md. */
export function createHttpHotelSystem({ url, secret }: Settings): HotelSystem {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)

  async function exchange(
    way: keyof typeof deadlines,
    method: 'GET' | 'POST',
    address: URL,
    body = '',
  ): Promise<{ status: number; body: string }> {
    const signature = signRequest(secret, { method, path: address.pathname + address.search, body }, new Date())
    let answer: { status: number; body: string; signature: string | null }
    try {
      const response = await fetchWithLimit(
        address,
        {
          method,
          headers: { [SIGNATURE_HEADER]: signature, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body }),
          signal: AbortSignal.timeout(deadlines[way]),
        },
        MAX_BYTES,
      )
      const { status, headers } = response
      answer = { status, body: await response.text(), signature: headers.get(SIGNATURE_HEADER) }
    } catch (error) {
      throw new NoAnswer('noAnswer', `no answer: ${getErrorName(error)}`)
    }
    // A proxy's error for an unreachable system has no signature, and means nothing else.
    if (answer.status >= 500) throw new NoAnswer('serverError', `answered ${answer.status}`)
    if (!isSignedAnswer(secret, signature, answer, answer.signature))
      throw new NoAnswer('unsigned', `answered ${answer.status} without the right signature`)
    return answer
  }

  return {
    eventSecret: secret,
    async pull(cursor) {
      const address = new URL('feed', base)
      if (cursor !== undefined) address.searchParams.set('since', cursor)
      const { status, body } = await exchange('pull', 'GET', address)
      if (status !== 200) throw new NoAnswer('refused', `answered ${status}`)
      return parseAnswer(feedPage, body)
    },
    async ask(reference) {
      const address = new URL(`reservations/${encodeURIComponent(reference)}`, base)
      const { status, body } = await exchange('ask', 'GET', address)
      if (status === 404) return undefined
      if (status !== 200) throw new NoAnswer('refused', `answered ${status}`)
      return parseAnswer(currentReservation, body)
    },
    async deliver(told) {
      const { status, body } = await exchange(
        'deliver',
        'POST',
        new URL('deliveries', base),
        JSON.stringify(told),
      ).catch((error: unknown) => {
        throw toNotDelivered(error)
      })
      if (status < 300) return
      const reason = rejectionReason(status, body)
      throw status === PERMANENT_REJECTION ? byHand('refused', reason) : notYet('refusedForNow', reason)
    },
  }
}

function parseAnswer<Schema extends z.core.$ZodType>(schema: Schema, body: string): z.output<Schema> {
  const parsed = z.safeParse(schema, parseJson(body))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UnreadableAnswer(`answered what cannot be read at ${issue?.path.join('.') || 'its beginning'}`)
}

/** The system's reason, shortened for staff. */
function rejectionReason(status: number, body: string): string {
  const parsed = z.safeParse(z.object({ why: z.string() }), parseJson(body))
  return parsed.success ? `answered ${status}: ${parsed.data.why.slice(0, 200)}` : `answered ${status}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
