import { closeAccount } from '@foyer/contract/account.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../access/audit/audit.ts'
import { lockUnchangedPassword } from '../../access/password/password.store.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { requireSignedIn } from './account-calls.ts'
import { eraseAccount } from './erase-account.ts'
import type { ProvePassword } from './prove-password.ts'

interface CloseRoutesDependencies {
  readonly visits: Visits
  readonly mails: Mails
  readonly prove: ProvePassword
}

/** Requires the password: an unlocked phone can read an account but must not close it. */
export function closeAccountRoutes(calls: Calls, { visits, mails, prove }: CloseRoutesDependencies): void {
  const during = <Answer extends object>(request: FastifyRequest, work: (visit: Visit) => Promise<Answer>) =>
    visits.during(request, { allowEnded: false }, work)

  calls.serveInSteps(closeAccount, async ({ body, request }) => {
    const account = await prove(request, body.password)
    return during(request, async (visit) => {
      if (!(await lockUnchangedPassword(visit.tx, 'accounts', account))) throw new Problem('passwordInvalid')
      const now = await requireSignedIn(visit, request)
      const { tx, hotel } = visit
      const language = languages.find((one) => one === visit.language) ?? 'en'
      await eraseAccount(tx, { hotel, account: now.account, mails, language })
      await writeAudit(tx, { hotelId: hotel.id }, { action: 'guestAccountClosed', details: { by: 'guest' } })
      return {}
    })
  })
}
