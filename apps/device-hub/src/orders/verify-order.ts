import { createHash, createPublicKey, verify } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import * as z from 'zod/mini'

/** Tolerated clock difference between kiosk and server. */
const MAX_CLOCK_SKEW_SECONDS = 10

/** What the hub knows about itself and its paired server. */
export interface Trust {
  /** The server's public key from the last boot call; absent until then. */
  readonly grantKey: string | undefined
  /** This hub's id in orders. */
  readonly hub: string
  /** The hotels of this hub, if the server has sent them. */
  readonly hotels?: readonly number[] | undefined
}

/** The id in orders of the hub with this pairing code. */
export function computeHubId(pairing: string): string {
  return createHash('sha256').update(pairing).digest('hex')
}

/** Fields of every order. */
interface SignedOrder {
  readonly hub: string
  readonly hotelId: number
  /** Seconds since 1970. */
  readonly expiresAt: number
}

/** One kind of order: its schema, and for how many seconds it is valid. */
export interface OrderKind<Order extends SignedOrder> {
  readonly schema: z.ZodMiniType<Order>
  readonly seconds: number
}

interface OrderCheck extends SignedOrder {
  readonly now: number
  readonly maxSeconds: number
}

type Rejection = readonly [when: (asked: OrderCheck, trust: Trust) => boolean, why: Problem]

/** The first match is the answer. */
const rejections: readonly Rejection[] = [
  [(asked, { hub }) => asked.hub !== hub, new Problem('grantNotValid', 'this is granted to another hub')],
  [
    ({ hotelId }, { hotels }) => hotels !== undefined && !hotels.includes(hotelId),
    new Problem('grantNotValid', 'this is granted for another hotel'),
  ],
  [
    ({ expiresAt, now, maxSeconds }) => expiresAt > now + maxSeconds + MAX_CLOCK_SKEW_SECONDS,
    new Problem('grantNotValid', 'this is granted for too long; the clocks may differ'),
  ],
  [({ expiresAt, now }) => expiresAt + MAX_CLOCK_SKEW_SECONDS < now, new Problem('grantExpired')],
]

/**
 * Verifies and parses an order. Throws a Problem if the server has not signed it for this hub, or
 * it has expired.
 */
export function verifyOrder<Order extends SignedOrder>(
  { schema, seconds }: OrderKind<Order>,
  sealed: string,
  trust: Trust,
  now: Date,
): Order {
  const [text = '', signature = ''] = sealed.split('.')
  if (!trust.grantKey) throw new Problem('grantNotValid', 'the server has not told its key yet')
  if (!isSigned(text, signature, trust.grantKey)) throw new Problem('grantNotValid', 'the signature is wrong')
  const parsed = z.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) throw new Problem('grantNotValid', 'this hub does not understand what is granted')
  const asked = { ...parsed.data, now: now.getTime() / 1_000, maxSeconds: seconds }
  const refusal = rejections.find(([when]) => when(asked, trust))
  if (refusal) throw refusal[1]
  return parsed.data
}

function isSigned(text: string, signature: string, grantKey: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(grantKey, 'base64'), format: 'der', type: 'spki' })
    if (key.asymmetricKeyType !== 'ed25519') return false
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
  } catch {
    return false
  }
}
