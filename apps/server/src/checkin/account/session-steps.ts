import type { SessionUser } from '@foyer/contract/account.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import { lockUnchangedPassword } from '../../access/password/password.store.ts'
import { assertInServiceOrBegun } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Visits } from '../../access/visit/visits.ts'
import { type AccountRow, findAccountByEmail, updateAccount } from './account.store.ts'
import { assertAccountsEnabled } from './account-calls.ts'
import { createGuess } from './create-guess.ts'
import { issueToken } from './token.store.ts'

interface SessionStepsDependencies {
  readonly visits: Visits
  readonly browsers: KnownBrowsers
}

export type SessionSteps = ReturnType<typeof createSessionSteps>

/** The transactions of a sign-in or sign-up; passwords are hashed between them. */
export function createSessionSteps({ visits, browsers }: SessionStepsDependencies) {
  const during = <Answer extends object>(request: FastifyRequest, work: (visit: Visit) => Promise<Answer>) =>
    visits.during(request, { allowEnded: false }, work)

  return {
    during,

    lookUp: (request: FastifyRequest, email: string) =>
      during(request, async (visit) => {
        assertAccountsEnabled(visit)
        await assertInServiceOrBegun(visit)
        const found = await findAccountByEmail(visit.tx, email)
        const { companyId } = visit.hotel
        const guess = createGuess({ request, deviceId: visit.deviceId, browsers }, companyId, email)
        return { found, guess, companyId, isHotelDevice: visit.deviceId !== undefined }
      }),

    /** Fails if the password has changed in the meantime. `newHash` is of the same password. */
    opened: (request: FastifyRequest, account: AccountRow, newHash?: string) =>
      during(request, async (visit) => {
        if (!(await lockUnchangedPassword(visit.tx, 'accounts', account))) throw new Problem('signInRefused')
        if (newHash) await updateAccount(visit.tx, account.id, { password_hash: newHash })
        return { token: await issueToken(visit, account), user: toSessionUser(account) }
      }),
  }
}

/** The name is optional. */
export function toSessionUser({ id, first_name }: AccountRow): SessionUser {
  return { id, name: first_name ?? '' }
}
