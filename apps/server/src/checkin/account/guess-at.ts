import type { FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Guess } from '../../platform/tries/slow-guessing.ts'

/** As browsers remember it. */
export const guestAccount = (account: string) => `guest ${account}`

interface From {
  readonly request: FastifyRequest
  readonly deviceId: string | undefined
  readonly browsers: KnownBrowsers
}

/** A try at an account's password. A device of the hotel is a place of its own, apart from the network that it stands in. */
export function guessAt({ request, deviceId, browsers }: From, companyId: number, email: string): Guess {
  const account = `${companyId} ${email}`
  const knownBrowser = browsers.idFor(request, guestAccount(account))
  return { kind: 'guestSignIn', email: account, address: deviceId ?? request.ip, knownBrowser }
}
