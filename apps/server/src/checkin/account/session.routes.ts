import { type SessionUser, signIn, signOut, signUp, updatePassword } from '@foyer/contract/account.ts'
import { emailKey } from '@foyer/domain/account/account.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { refuseUnlessBegun } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/password/password-hash.ts'
import { networkOf } from '../../platform/tries/network-of.ts'
import { beginGuess, endGuess, lineOf } from '../../platform/tries/slow-guessing.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { type AccountRow, accountByEmail, changeAccount, openAccount, setPassword } from './account.store.ts'
import { refuseWithoutAccounts, signedIn, userCalls } from './account-calls.ts'
import { sendConfirmation } from './confirmation.ts'
import { guessAt, guestAccount } from './guess-at.ts'
import type { ProvePassword } from './prove-password.ts'
import { refuseWrong } from './refuse-wrong.ts'
import { endOtherTokens, endToken, openToken } from './token.store.ts'

interface Parts {
  readonly db: Database
  readonly visits: Visits
  readonly mails: Mails
  readonly baseUrl: string
  readonly browsers: KnownBrowsers
  readonly passwords: Passwords
  readonly prove: ProvePassword
}

/** A family behind one address may sign up; a list of addresses may not be tried. */
const SIGN_UP_LIMIT = { tries: 20, minutes: 60 }

/**
 * Passwords are hashed between two transactions, never in one: it takes long on purpose, and would keep a connection from
 * every other guest. So these calls prove their visit twice, and none of them is answered from storage.
 */
export function accountSessionRoutes(calls: Calls, parts: Parts): void {
  const { db, visits, mails, baseUrl, browsers, passwords, prove } = parts
  const during = <Answer extends object>(request: FastifyRequest, work: (visit: Visit) => Promise<Answer>) =>
    visits.during(request, { evenEnded: false }, work)

  const lookUp = (request: FastifyRequest, email: string) =>
    during(request, async (visit) => {
      refuseWithoutAccounts(visit)
      await refuseUnlessBegun(visit)
      const found = await accountByEmail(visit.tx, email)
      const { companyId } = visit.hotel
      const guess = guessAt({ request, deviceId: visit.deviceId, browsers }, companyId, email)
      return { found, guess, companyId, isHotelDevice: visit.deviceId !== undefined }
    })

  /** A password that was changed meanwhile opens nothing. */
  const opened = (request: FastifyRequest, { email, password_hash }: AccountRow) =>
    during(request, async (visit) => {
      const account = await accountByEmail(visit.tx, email)
      if (account?.password_hash !== password_hash) throw new Problem('signInRefused')
      return { token: await openToken(visit, account), user: sessionUser(account) }
    })

  calls.serveInSteps(signIn, async ({ body, request, reply }) => {
    const { found, guess, isHotelDevice } = await lookUp(request, emailKey(body.email))
    if ((await beginGuess(db, guess)) > 0) throw new Problem('tooManyTries', 'too many tries; wait a little')
    // The same work and the same answer for an address that nobody has.
    if (!(await passwords.isRight(body.password, found?.password_hash, lineOf(guess))) || !found)
      throw new Problem('signInRefused')
    await endGuess(db, guess)
    // A device that many people use remembers none of them.
    if (!isHotelDevice) browsers.remember(request, reply, guestAccount(guess.email))
    if (!passwords.needsNewHash(found.password_hash)) return opened(request, found)
    const password_hash = await passwords.hash(body.password)
    await during(request, async ({ tx }) => {
      await changeAccount(tx, found.id, { password_hash })
      return {}
    })
    return opened(request, { ...found, password_hash })
  })

  /**
   * The answer holds a session, so that it cannot look alike for an address that has an account already: it is refused, as a
   * form is. Whoever wants to know who has an account here can learn it this way, one address after the other: after the same
   * work, and at most twenty times in an hour.
   */
  calls.serveInSteps(signUp, async ({ body, request }) => {
    const email = emailKey(body.email)
    const typed = { ...body, email, repeatedPassword: body.repeatedPassword ?? body.password }
    const { found, guess, companyId } = await lookUp(request, email)
    refuseWrong('signup', typed)
    await countSignUp(networkOf(request.ip))
    if ((await beginGuess(db, guess)) > 0) throw new Problem('tooManyTries', 'too many tries; wait a little')
    const isTheirs = await passwords.isRight(body.password, found?.password_hash)
    const passwordHash = await passwords.hash(body.password)
    if (found && !isTheirs) throw new Problem('accountExists')
    await endGuess(db, guess)
    // The answer to the first try was lost: the same form opens what it has made.
    if (found) return opened(request, found)
    return during(request, async (visit) => {
      const { firstName, lastName, phone } = filled(body)
      const account = await openAccount(visit.tx, { companyId, email, firstName, lastName, phone, passwordHash })
      if (!account) throw new Problem('accountExists')
      await sendConfirmation(visit, { account, mails, baseUrl })
      return { token: await openToken(visit, account), user: sessionUser(account) }
    })
  })

  async function countSignUp(address: string): Promise<void> {
    const tries = { kind: 'signUp', caller: address } as const
    await db.directory.transaction().execute(async (tx) => {
      await refuseAfter(tx, tries, SIGN_UP_LIMIT)
      await noteFailure(tx, tries)
    })
  }

  calls.serveInSteps(updatePassword, async ({ body, request }) => {
    const account = await prove(request, body.currentPassword)
    const owner = { email: account.email, firstName: account.first_name ?? '', lastName: account.last_name ?? '' }
    refuseWrong('password', { ...owner, ...body })
    const password_hash = await passwords.hash(body.password)
    await during(request, async (visit) => {
      const now = await signedIn(visit, request)
      if (now.account.password_hash !== account.password_hash) throw new Problem('passwordInvalid')
      await setPassword(visit.tx, account.id, password_hash)
      await endOtherTokens(visit.tx, account.id, now.token)
      return {}
    })
    return {}
  })

  userCalls(calls)(
    signOut,
    async (_asked, { tx }, { token }) => {
      await endToken(tx, token)
      return {}
    },
    // Nobody stays signed in at a device because it is out of service.
    { evenOutOfService: true },
  )
}

/** Nobody needs to have told us a name. */
export function sessionUser({ id, first_name }: AccountRow): SessionUser {
  return { id, name: first_name ?? '' }
}

function filled<Form extends Record<string, unknown>>(form: Form): Form {
  const entries = Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Form
}
