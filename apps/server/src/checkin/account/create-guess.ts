import type { FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Guess } from '../../platform/attempts/slow-guessing.ts'

/** The key under which browsers remember an account. */
export const formatGuestAccount = (account: string) => `guest ${account}`

interface From {
  readonly request: FastifyRequest
  readonly deviceId: string | undefined
  readonly browsers: KnownBrowsers
}

/**
 * Describes an attempt at an account's password. A hotel device counts as its own address, separate
 * from its network.
 */
export function createGuess({ request, deviceId, browsers }: From, companyId: number, email: string): Guess {
  const account = `${companyId} ${email}`
  const knownBrowser = browsers.idFor(request, formatGuestAccount(account))
  return { kind: 'guestSignIn', email: account, address: deviceId ?? request.ip, knownBrowser }
}
