import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import type { ProvePassword } from './prove-password.ts'
import { createSessionSteps } from './session-steps.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { signUpRoutes } from './sign-up.routes.ts'
import { updatePasswordRoutes } from './update-password.routes.ts'

interface SessionRoutesDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly mails: Mails
  readonly baseUrl: string
  readonly browsers: KnownBrowsers
  readonly passwords: Passwords
  readonly prove: ProvePassword
}

/**
 * Passwords are hashed between two transactions: hashing is slow on purpose and would block a
 * connection. So these calls prove their visit twice, and their answers are never replayed from
 * storage.
 */
export function accountSessionRoutes(calls: Calls, dependencies: SessionRoutesDependencies): void {
  const { db, visits, mails, baseUrl, browsers, passwords, prove } = dependencies
  const steps = createSessionSteps({ visits, browsers })
  signInRoutes(calls, { db, browsers, passwords, steps })
  signUpRoutes(calls, { db, mails, baseUrl, passwords, steps })
  updatePasswordRoutes(calls, { passwords, prove, steps })
}
