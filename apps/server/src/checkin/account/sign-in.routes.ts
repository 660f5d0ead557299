import { signIn, signOut } from '@foyer/contract/account.ts'
import { toEmailKey } from '@foyer/domain/account/account.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { beginGuess, chooseQueue, endGuess } from '../../platform/attempts/slow-guessing.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { createUserCalls } from './account-calls.ts'
import { formatGuestAccount } from './create-guess.ts'
import type { SessionSteps } from './session-steps.ts'
import { endToken } from './token.store.ts'

interface SignInDependencies {
  readonly db: Database
  readonly browsers: KnownBrowsers
  readonly passwords: Passwords
  readonly steps: SessionSteps
}

export function signInRoutes(calls: Calls, { db, browsers, passwords, steps }: SignInDependencies): void {
  const { lookUp, opened } = steps

  calls.serveInSteps(signIn, async ({ body, request, reply }) => {
    const { found, guess, isHotelDevice } = await lookUp(request, toEmailKey(body.email))
    if ((await beginGuess(db, guess)) > 0) throw new Problem('tooManyTries', 'too many attempts; wait a little')
    // Unknown addresses take the same time and get the same answer.
    if (!(await passwords.isRight(body.password, found?.password_hash, chooseQueue(guess))) || !found)
      throw new Problem('signInRefused')
    await endGuess(db, guess)
    // A shared device must not remember accounts.
    if (!isHotelDevice) browsers.remember(request, reply, formatGuestAccount(guess.email))
    if (!passwords.needsNewHash(found.password_hash)) return opened(request, found)
    return opened(request, found, await passwords.hash(body.password))
  })

  createUserCalls(calls)(
    signOut,
    async (_asked, { tx }, { token }) => {
      await endToken(tx, token)
      return {}
    },
    // Signing out works even if the device is out of service.
    { allowOutOfService: true },
  )
}
