import { signUp } from '@foyer/contract/account.ts'
import { toEmailKey } from '@foyer/domain/account/account.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import { beginGuess, endGuess } from '../../platform/attempts/slow-guessing.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { insertAccount } from './account.store.ts'
import { assertValidForm } from './assert-valid-form.ts'
import { sendConfirmation } from './confirmation.ts'
import { type SessionSteps, toSessionUser } from './session-steps.ts'
import { issueToken } from './token.store.ts'

interface SignUpDependencies {
  readonly db: Database
  readonly mails: Mails
  readonly baseUrl: string
  readonly passwords: Passwords
  readonly steps: SessionSteps
}

/** Allows a family behind one address, but not probing a list of addresses. */
const SIGN_UP_LIMIT = { tries: 20, minutes: 60 }

export function signUpRoutes(calls: Calls, { db, mails, baseUrl, passwords, steps }: SignUpDependencies): void {
  const { during, lookUp, opened } = steps

  /**
   * The answer contains a session, so it can't look the same if the address already has an account;
   * it is rejected as a field error instead. This does reveal who has an account, but only one
   * address at a time, after the same work, and at most twenty times an hour.
   */
  calls.serveInSteps(signUp, async ({ body, request }) => {
    const email = toEmailKey(body.email)
    const typed = { ...body, email, repeatedPassword: body.repeatedPassword ?? body.password }
    const { found, guess, companyId } = await lookUp(request, email)
    assertValidForm('signup', typed)
    await countSignUp(getNetwork(request.ip))
    if ((await beginGuess(db, guess)) > 0) throw new Problem('tooManyTries', 'too many attempts; wait a little')
    const isTheirs = await passwords.isRight(body.password, found?.password_hash)
    const passwordHash = await passwords.hash(body.password)
    if (found && !isTheirs) throw new Problem('accountExists')
    await endGuess(db, guess)
    // The answer to the first attempt was lost, so the same form signs in to the account it
    // created.
    if (found) return opened(request, found)
    return during(request, async (visit) => {
      const { firstName, lastName, phone } = trimForm(body)
      const account = await insertAccount(visit.tx, { companyId, email, firstName, lastName, phone, passwordHash })
      if (!account) throw new Problem('accountExists')
      await sendConfirmation(visit, { account, mails, baseUrl })
      return { token: await issueToken(visit, account), user: toSessionUser(account) }
    })
  })

  async function countSignUp(address: string): Promise<void> {
    const tries = { kind: 'signUp', caller: address } as const
    await db.directory.transaction().execute(async (tx) => {
      await assertWithinLimit(tx, tries, SIGN_UP_LIMIT)
      await recordFailure(tx, tries)
    })
  }
}

function trimForm<Form extends Record<string, unknown>>(form: Form): Form {
  const entries = Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Form
}
