import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { HUB_PATH, readOffer } from '@foyer/contract/messages/device.ts'

export interface Lock {
  /** The name under which pages call this hub. */
  readonly host: string
  readonly port: number
  readonly token: string
  /** Whose pages may come in; undefined until hub and server have paired. */
  readonly origin: string | undefined
}

type Caller = Pick<IncomingMessage, 'url' | 'headers'>

/** The first that applies is the answer. None of them tells a stranger more than its number. */
const refusals: readonly { readonly when: (caller: Caller, lock: Lock) => boolean; readonly status: number }[] = [
  { status: 421, when: ({ headers }, { host, port }) => headers.host !== `${host}:${port}` },
  { status: 404, when: ({ url }) => url !== HUB_PATH },
  { status: 503, when: (_, { origin }) => origin === undefined },
  { status: 403, when: ({ headers }, { origin }) => headers.origin !== origin },
  { status: 401, when: (caller, { token }) => !same(offerOf(caller)?.token, token) },
]

/** Undefined when the caller may come in. A name that leads to us from elsewhere is not our name. */
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
