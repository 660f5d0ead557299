import { closeAccount } from '@foyer/contract/account.ts'
import { languages } from '@foyer/domain/config/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '../../access/audit/audit.ts'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { isPassword } from '../../platform/password/password-hash.ts'
import { beginGuess, endGuess } from '../../platform/tries/slow-guessing.ts'
import type { Mails } from '../mail/mails.ts'
import { signedIn } from './account-calls.ts'
import { eraseAccount } from './erase-account.ts'
import { guessAt } from './guess-at.ts'

interface Parts {
  readonly db: Database
  readonly visits: Visits
  readonly mails: Mails
  readonly browsers: KnownBrowsers
}

/** With the password: whoever holds an unlocked phone can read an account, and cannot end it. */
export function closeAccountRoutes(calls: Calls, { db, visits, mails, browsers }: Parts): void {
  const during = <Answer extends object>(request: FastifyRequest, work: (visit: Visit) => Promise<Answer>) =>
    visits.during(request, { evenEnded: false }, work)

  calls.serveAnyone(closeAccount, async ({ body, request }) => {
    const { account, deviceId } = await during(request, async (visit) => ({
      ...(await signedIn(visit, request)),
      deviceId: visit.deviceId,
    }))
    // The same count as at the door: here nobody may guess what they may not guess there.
    const guess = guessAt({ request, deviceId, browsers }, account.company_id, account.email)
    if ((await beginGuess(db, guess)) > 0) throw new Problem('tooManyTries', 'too many tries; wait a little')
    if (!(await isPassword(body.password, account.password_hash))) throw new Problem('passwordInvalid')
    await endGuess(db, guess)
    return during(request, async (visit) => {
      const now = await signedIn(visit, request)
      if (now.account.password_hash !== account.password_hash) throw new Problem('passwordInvalid')
      const { tx, hotel } = visit
      const language = languages.find((one) => one === visit.language) ?? 'en'
      await eraseAccount(tx, { hotel, account: now.account, mails, language })
      await writeAudit(tx, { hotelId: hotel.id }, { action: 'guestAccountClosed', details: { by: 'guest' } })
      return {}
    })
  })
}
