import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { beginGuess, endGuess, lineOf } from '../../platform/tries/slow-guessing.ts'
import type { AccountRow } from './account.store.ts'
import { signedIn } from './account-calls.ts'
import { guessAt } from './guess-at.ts'

interface ProvePasswordDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly browsers: KnownBrowsers
  readonly passwords: Passwords
}

export type ProvePassword = (request: FastifyRequest, password: string | undefined) => Promise<AccountRow>

/**
 * Whoever holds an unlocked phone, or a borrowed token, can use an account, and can neither take it over nor end it: for that the
 * password is asked again. Between transactions, since it takes long on purpose; whoever goes on compares the account's hash.
 */
export function provePassword({ db, visits, browsers, passwords }: ProvePasswordDependencies): ProvePassword {
  return async (request, password) => {
    const { account, deviceId } = await visits.during(request, { evenEnded: false }, async (visit) => ({
      ...(await signedIn(visit, request)),
      deviceId: visit.deviceId,
    }))
    if (password === undefined || password === '') throw new Problem('passwordInvalid')
    // The same count as at the door: here nobody may guess what they may not guess there.
    const guess = guessAt({ request, deviceId, browsers }, account.company_id, account.email)
    if ((await beginGuess(db, guess)) > 0) throw new Problem('tooManyTries', 'too many tries; wait a little')
    if (!(await passwords.isRight(password, account.password_hash, lineOf(guess)))) throw new Problem('passwordInvalid')
    await endGuess(db, guess)
    return account
  }
}
