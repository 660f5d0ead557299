import { choosePassword, forgotPassword } from '@foyer/contract/account.ts'
import { toEmailKey } from '@foyer/domain/account/account.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import { setPassword } from '../../access/password/password.store.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { assertInServiceOrBegun } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import type { RunInBackground } from '../../platform/background/run-in-background.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { findAccountByEmail, updateAccount } from './account.store.ts'
import { assertAccountsEnabled } from './account-calls.ts'
import { assertValidForm } from './assert-valid-form.ts'
import { createMailLink } from './mail-link.ts'
import { consumeReset, createReset, findAccountOfReset } from './reset.store.ts'
import { toSessionUser } from './session-steps.ts'
import { endAllTokens, issueToken } from './token.store.ts'

interface RecoveryRoutesDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly mails: Mails
  readonly baseUrl: string
  readonly inBackground: RunInBackground
  readonly passwords: Passwords
}

/**
 * Prevents flooding an inbox and probing a list of addresses. Known and unknown addresses count
 * alike.
 */
const LIMITS = [
  { of: (email: string, _place: string) => `email ${email}`, limit: { tries: 4, minutes: 60 } },
  { of: (_email: string, place: string) => `address ${place}`, limit: { tries: 20, minutes: 60 } },
]

/** Routes for a forgotten password: request a mail, then choose a new password with its link. */
export function accountRecoveryRoutes(calls: Calls, parts: RecoveryRoutesDependencies): void {
  const { db, visits, mails, baseUrl, inBackground, passwords } = parts
  const during = <Answer extends object>(request: FastifyRequest, work: (visit: Visit) => Promise<Answer>) =>
    visits.during(request, { allowEnded: false }, async (visit) => {
      assertAccountsEnabled(visit)
      await assertInServiceOrBegun(visit)
      return work(visit)
    })

  calls.serveInSteps(forgotPassword, async ({ body, request }) => {
    const email = toEmailKey(body.email)
    const asked = await during(request, async ({ hotel, language, appKey, deviceId }) => ({
      hotel,
      language,
      appKey,
      deviceId,
    }))
    await countMail(`${asked.hotel.companyId} ${email}`, getNetwork(request.ip))
    // The account is looked up after the answer, so neither content nor timing reveals whether it
    // exists.
    inBackground(() => writeMail(asked, email))
    return {}
  })

  async function countMail(email: string, address: string): Promise<void> {
    await db.directory.transaction().execute(async (tx) => {
      for (const { of, limit } of LIMITS) {
        const tries = { kind: 'guestForgotten', caller: of(email, address) } as const
        await assertWithinLimit(tx, tries, limit)
        await recordFailure(tx, tries)
      }
    })
  }

  async function writeMail(asked: Parameters<typeof createMailLink>[0], email: string): Promise<void> {
    const { hotel, language } = asked
    await db.inHotel(hotel.id, async (tx) => {
      const account = await findAccountByEmail(tx, email)
      if (!account) return
      const token = await createReset(tx, account)
      await mails.save(tx, {
        hotelId: hotel.id,
        to: account.email,
        language: languages.find((one) => one === language) ?? 'en',
        template: 'newPassword',
        secretLink: createMailLink(asked, baseUrl, `update-password?reset=${token}`),
      })
    })
  }

  /** The password is hashed between two transactions, and both check the token. */
  calls.serveInSteps(choosePassword, async ({ body, request }) => {
    const { owner } = await during(request, async ({ tx }) => ({ owner: await findAccountOfReset(tx, body.token) }))
    if (!owner) throw new Problem('resetEnded')
    const { email, first_name, last_name } = owner
    assertValidForm('password', { email, firstName: first_name ?? '', lastName: last_name ?? '', ...body })
    const passwordHash = await passwords.hash(body.password)
    return during(request, async (visit) => {
      const account = await consumeReset(visit.tx, body.token)
      if (!account) throw new Problem('resetEnded')
      await setPassword(visit.tx, 'accounts', { id: account.id, password_hash: passwordHash })
      // The reader of this mailbox now owns the account, so all other sessions end.
      if (!account.confirmed_at) await updateAccount(visit.tx, account.id, { confirmed_at: visit.now })
      await endAllTokens(visit.tx, account.id)
      return { token: await issueToken(visit, account), user: toSessionUser(account) }
    })
  })
}
