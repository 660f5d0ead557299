import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Visits } from '../../access/visit/visits.ts'
import { beginGuess, chooseQueue, endGuess } from '../../platform/attempts/slow-guessing.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import type { AccountRow } from './account.store.ts'
import { requireSignedIn } from './account-calls.ts'
import { createGuess } from './create-guess.ts'

interface ProvePasswordDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly browsers: KnownBrowsers
  readonly passwords: Passwords
}

export type ProvePassword = (request: FastifyRequest, password: string | undefined) => Promise<AccountRow>

/**
 * Asks for the password again, so that an unlocked phone or a borrowed token can't take over or
 * close an account. It runs between transactions because hashing is slow; the caller compares the
 * hash again.
 */
export function createProvePassword({ db, visits, browsers, passwords }: ProvePasswordDependencies): ProvePassword {
  return async (request, password) => {
    const { account, deviceId } = await visits.during(request, { allowEnded: false }, async (visit) => ({
      ...(await requireSignedIn(visit, request)),
      deviceId: visit.deviceId,
    }))
    if (password === undefined || password === '') throw new Problem('passwordInvalid')
    // Shares its counter with sign-in, so neither gives extra guesses.
    const guess = createGuess({ request, deviceId, browsers }, account.company_id, account.email)
    if ((await beginGuess(db, guess)) > 0) throw new Problem('tooManyTries', 'too many attempts; wait a little')
    if (!(await passwords.isRight(password, account.password_hash, chooseQueue(guess))))
      throw new Problem('passwordInvalid')
    await endGuess(db, guess)
    return account
  }
}
