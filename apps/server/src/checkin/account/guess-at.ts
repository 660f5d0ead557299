import type { FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Guess } from '../../platform/tries/slow-guessing.ts'

/** The key under which browsers remember an account. */
export const guestAccount = (account: string) => `guest ${account}`

interface From {
  readonly request: FastifyRequest
  readonly deviceId: string | undefined
  readonly browsers: KnownBrowsers
}

/**
 * Describes an attempt at an account's password. A hotel device counts as its own address, separate
 * from its network.
 */
export function guessAt({ request, deviceId, browsers }: From, companyId: number, email: string): Guess {
  const account = `${companyId} ${email}`
  const knownBrowser = browsers.idFor(request, guestAccount(account))
  return { kind: 'guestSignIn', email: account, address: deviceId ?? request.ip, knownBrowser }
}
