import type { SessionUser } from '@foyer/contract/account.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import { refuseUnlessBegun } from '../../access/visit/in-service.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Visits } from '../../access/visit/visits.ts'
import { type AccountRow, accountByEmail } from './account.store.ts'
import { refuseWithoutAccounts } from './account-calls.ts'
import { guessAt } from './guess-at.ts'
import { openToken } from './token.store.ts'

interface SessionStepsDependencies {
  readonly visits: Visits
  readonly browsers: KnownBrowsers
}

export type SessionSteps = ReturnType<typeof sessionSteps>

/** The transactions of a sign-in or sign-up; passwords are hashed between them. */
export function sessionSteps({ visits, browsers }: SessionStepsDependencies) {
  const during = <Answer extends object>(request: FastifyRequest, work: (visit: Visit) => Promise<Answer>) =>
    visits.during(request, { evenEnded: false }, work)

  return {
    during,

    lookUp: (request: FastifyRequest, email: string) =>
      during(request, async (visit) => {
        refuseWithoutAccounts(visit)
        await refuseUnlessBegun(visit)
        const found = await accountByEmail(visit.tx, email)
        const { companyId } = visit.hotel
        const guess = guessAt({ request, deviceId: visit.deviceId, browsers }, companyId, email)
        return { found, guess, companyId, isHotelDevice: visit.deviceId !== undefined }
      }),

    /** Fails if the password has changed in the meantime. */
    opened: (request: FastifyRequest, { email, password_hash }: AccountRow) =>
      during(request, async (visit) => {
        const account = await accountByEmail(visit.tx, email)
        if (account?.password_hash !== password_hash) throw new Problem('signInRefused')
        return { token: await openToken(visit, account), user: sessionUser(account) }
      }),
  }
}

/** The name is optional. */
export function sessionUser({ id, first_name }: AccountRow): SessionUser {
  return { id, name: first_name ?? '' }
}
