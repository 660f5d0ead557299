import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { HUB_PATH, readOffer } from '@foyer/contract/messages/device.ts'

export interface Lock {
  /** The host name by which pages call this hub. */
  readonly host: string
  readonly port: number
  readonly token: string
  /** The origin whose pages are admitted; undefined until hub and server have paired. */
  readonly origin: string | undefined
}

type Caller = Pick<IncomingMessage, 'url' | 'headers'>

/** The first match is the answer. None reveals more than its status to an unknown caller. */
const refusals: readonly { readonly when: (caller: Caller, lock: Lock) => boolean; readonly status: number }[] = [
  { status: 421, when: ({ headers }, { host, port }) => headers.host !== `${host}:${port}` },
  { status: 404, when: ({ url }) => url !== HUB_PATH },
  { status: 503, when: (_, { origin }) => origin === undefined },
  { status: 403, when: ({ headers }, { origin }) => headers.origin !== origin },
  { status: 401, when: (caller, { token }) => !same(offerOf(caller)?.token, token) },
]

/**
 * Returns the rejection status, or undefined if the caller is admitted. A foreign host name that
 * resolves to us is rejected.
 */
export function whyRefused(caller: Caller, lock: Lock): number | undefined {
  return refusals.find(({ when }) => when(caller, lock))?.status
}

export function offerOf({ headers }: Pick<Caller, 'headers'>) {
  return readOffer((headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim()))
}

function same(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
