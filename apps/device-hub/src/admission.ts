import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { HUB_PATH, parseHubProtocols } from '@foyer/contract/messages/device.ts'

export interface AdmissionRules {
  /** The host name by which pages call this hub. */
  readonly host: string
  readonly port: number
  readonly token: string
  /** The origin whose pages are admitted; undefined until hub and server have paired. */
  readonly origin: string | undefined
}

type Caller = Pick<IncomingMessage, 'url' | 'headers'>

/** The first match is the answer. None reveals more than its status to an unknown caller. */
const rejections: readonly {
  readonly when: (caller: Caller, lock: AdmissionRules) => boolean
  readonly status: number
}[] = [
  { status: 421, when: ({ headers }, { host, port }) => headers.host !== `${host}:${port}` },
  { status: 404, when: ({ url }) => url !== HUB_PATH },
  { status: 503, when: (_, { origin }) => origin === undefined },
  { status: 403, when: ({ headers }, { origin }) => headers.origin !== origin },
  { status: 401, when: (caller, { token }) => !isEqualInConstantTime(parseProtocolOffer(caller)?.token, token) },
]

/**
 * Returns the rejection status, or undefined if the caller is admitted. A foreign host name that
 * resolves to us is rejected.
 */
export function rejectionStatus(caller: Caller, lock: AdmissionRules): number | undefined {
  return rejections.find(({ when }) => when(caller, lock))?.status
}

export function parseProtocolOffer({ headers }: Pick<Caller, 'headers'>) {
  return parseHubProtocols((headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim()))
}

function isEqualInConstantTime(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
