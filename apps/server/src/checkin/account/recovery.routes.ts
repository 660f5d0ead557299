import { choosePassword, forgotPassword } from '@foyer/contract/account.ts'
import { emailKey } from '@foyer/domain/account/account.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { Calls } from '../../access/serve/serve.ts'
import { refuseUnlessBegun } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { InBackground } from '../../platform/background/in-background.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { networkOf } from '../../platform/tries/network-of.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { accountByEmail, changeAccount, setPassword } from './account.store.ts'
import { refuseWithoutAccounts } from './account-calls.ts'
import { mailLink } from './mail-link.ts'
import { refuseWrong } from './refuse-wrong.ts'
import { accountOfReset, newReset, takeReset } from './reset.store.ts'
import { sessionUser } from './session-steps.ts'
import { endAllTokens, openToken } from './token.store.ts'

interface RecoveryRoutesDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly mails: Mails
  readonly baseUrl: string
  readonly inBackground: InBackground
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
    visits.during(request, { evenEnded: false }, async (visit) => {
      refuseWithoutAccounts(visit)
      await refuseUnlessBegun(visit)
      return work(visit)
    })

  calls.serveInSteps(forgotPassword, async ({ body, request }) => {
    const email = emailKey(body.email)
    const asked = await during(request, async ({ hotel, language, appKey, deviceId }) => ({
      hotel,
      language,
      appKey,
      deviceId,
    }))
    await countMail(`${asked.hotel.companyId} ${email}`, networkOf(request.ip))
    // The account is looked up after the answer, so neither content nor timing reveals whether it
    // exists.
    inBackground(() => writeMail(asked, email))
    return {}
  })

  async function countMail(email: string, address: string): Promise<void> {
    await db.directory.transaction().execute(async (tx) => {
      for (const { of, limit } of LIMITS) {
        const tries = { kind: 'guestForgotten', caller: of(email, address) } as const
        await refuseAfter(tx, tries, limit)
        await noteFailure(tx, tries)
      }
    })
  }

  async function writeMail(asked: Parameters<typeof mailLink>[0], email: string): Promise<void> {
    const { hotel, language } = asked
    await db.inHotel(hotel.id, async (tx) => {
      const account = await accountByEmail(tx, email)
      if (!account) return
      const token = await newReset(tx, account)
      await mails.keep(tx, {
        hotelId: hotel.id,
        to: account.email,
        language: languages.find((one) => one === language) ?? 'en',
        template: 'newPassword',
        secretLink: mailLink(asked, baseUrl, `update-password?reset=${token}`),
      })
    })
  }

  /** The password is hashed between two transactions, and both check the token. */
  calls.serveInSteps(choosePassword, async ({ body, request }) => {
    const { owner } = await during(request, async ({ tx }) => ({ owner: await accountOfReset(tx, body.token) }))
    if (!owner) throw new Problem('resetEnded')
    const { email, first_name, last_name } = owner
    refuseWrong('password', { email, firstName: first_name ?? '', lastName: last_name ?? '', ...body })
    const passwordHash = await passwords.hash(body.password)
    return during(request, async (visit) => {
      const account = await takeReset(visit.tx, body.token)
      if (!account) throw new Problem('resetEnded')
      await setPassword(visit.tx, account.id, passwordHash)
      // The reader of this mailbox now owns the account, so all other sessions end.
      if (!account.confirmed_at) await changeAccount(visit.tx, account.id, { confirmed_at: visit.now })
      await endAllTokens(visit.tx, account.id)
      return { token: await openToken(visit, account), user: sessionUser(account) }
    })
  })
}
