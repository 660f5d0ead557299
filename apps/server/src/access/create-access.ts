import { walletKinds } from '@foyer/contract/wallet-pass.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import type { FastifyInstance } from 'fastify'
import type { Ports } from '../outside/ports.ts'
import type { Wallets } from '../outside/wallet/wallet.ts'
import type { RunInBackground } from '../platform/background/run-in-background.ts'
import type { Changes } from '../platform/changes/changes.ts'
import { createPostgresChanges } from '../platform/changes/postgres-changes.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Replica } from '../platform/database/replica.ts'
import { toLogged } from '../platform/log/to-logged.ts'
import { createAnswerSeal } from '../platform/secrets/answer-seal.ts'
import type { KeySecret } from '../platform/secrets/key-secret.ts'
import type { Passwords } from '../platform/secrets/password-hash.ts'
import { deviceRoutes } from './enrolment/device.routes.ts'
import { createEnrolmentService } from './enrolment/enrolment.service.ts'
import { hubRoutes } from './hub/hub.routes.ts'
import type { IntentDependencies } from './intent/execute-intent.ts'
import { createKnownBrowsers, type KnownBrowsers } from './known-browser/known-browsers.ts'
import { pageRoutes } from './page/page.routes.ts'
import type { BuiltPage } from './page/page.ts'
import { Calls, type Proofs } from './serve/serve.ts'
import { StaffCalls } from './serve/staff-calls.ts'
import { createSites as openSites, type Sites } from './site/sites.ts'
import { createStaffSessions, type StaffSessions } from './staff-session/staff-sessions.ts'
import { createVisitSeal, type VisitSeal } from './visit/visit-cookie.ts'
import { createVisitCookieSetter, type SetVisitCookie } from './visit/visit-cookies.ts'
import { createVisits as openVisits, type Visits } from './visit/visits.ts'

/** What every wing depends on. */
export interface CoreDependencies {
  readonly app: FastifyInstance
  /** Uses the guests' connection pool. */
  readonly db: Database
  readonly staffDb: Database
  /** For work that no screen is waiting for. */
  readonly backgroundDb: Database
  readonly now: () => Date
  readonly publicUrl: string | undefined
  /** Base of the links in mails; never taken from a request. */
  readonly baseUrl: string
  readonly secureCookies: boolean
  readonly development: boolean
  /**
   * Stored outside the database; signs what may be cut as a key, encrypts door codes, and derives
   * every seal.
   */
  readonly keySecret: KeySecret
  readonly passwords: Passwords
  /** Roles that need a second factor to sign in. */
  readonly secondFactorRoles: readonly Role[]
  readonly inBackground: RunInBackground
  readonly wallets: Wallets
}

interface AccessDependencies extends CoreDependencies, Ports {
  readonly replica?: Replica | undefined
  readonly page: BuiltPage
}

export interface Access {
  readonly sites: Sites
  readonly staffSites: Sites
  readonly seal: VisitSeal
  readonly setVisitCookie: SetVisitCookie
  readonly visits: Visits
  readonly changes: Changes
  readonly intents: IntentDependencies
  readonly calls: Calls
  readonly staffSessions: StaffSessions
  readonly staffCalls: StaffCalls
  readonly browsers: KnownBrowsers
}

/** Authentication, and how calls are served. */
export async function createAccess(parts: AccessDependencies): Promise<Access> {
  const { app, db, staffDb, backgroundDb, now, publicUrl, secureCookies, keySecret, page, documentReader } = parts
  const changes = await createPostgresChanges(backgroundDb)
  app.addHook('onClose', () => changes.stop())
  const sites = openSites(db, parts)
  const staffSites = openSites(staffDb, parts)

  const answerSeal = createAnswerSeal(keySecret)
  const seal = createVisitSeal(keySecret.sealKey('visit'))
  const visits = openVisits({ db, sites, seal, answerSeal, now })
  const intents: IntentDependencies = {
    db,
    sites,
    answerSeal,
    kinds: new Map(),
    changed: (hotelId, besides = []) => changes.publish(hotelId, 'stays', ...besides),
    reportLost: ({ kind, intent, error }) => app.log.warn({ kind, intent, err: toLogged(error) }, 'outcome unknown'),
  }
  const giveVisit = createVisitCookieSetter(seal, secureCookies)
  const staffSessions = createStaffSessions({
    db: staffDb,
    sites: staffSites,
    secret: keySecret.sealKey('staff-page'),
    answerSeal,
    secondFactorRoles: parts.secondFactorRoles,
    now,
  })
  const proofs: Proofs = {
    anyone: () => undefined,
    visit: (request) => visits.prove(request).id,
    user: (request) => visits.prove(request).id,
    member: staffSessions.prove,
    staff: staffSessions.prove,
  }
  const calls = new Calls({ visits, proofs, publicUrl, intents, setVisitCookie: giveVisit })
  const browsers = createKnownBrowsers({ secret: keySecret.sealKey('known-browser'), secure: secureCookies })
  const staffIntents = { ...intents, db: staffDb, sites: staffSites }
  const staffCalls = new StaffCalls({ calls, staffSessions, changes, intents: staffIntents, replica: parts.replica })

  const enrolments = createEnrolmentService({ db, sites, secret: keySecret.sealKey('device') })
  deviceRoutes(calls, { enrolments, changes, secureCookies })
  hubRoutes(calls, keySecret)
  pageRoutes(app, {
    db,
    sites,
    seal,
    page,
    readers: { document: documentReader.installed, face: false },
    wallets: walletKinds.filter((kind) => parts.wallets[kind]),
    setVisitCookie: giveVisit,
    publicUrl,
  })
  return {
    sites,
    staffSites,
    seal,
    setVisitCookie: giveVisit,
    visits,
    changes,
    intents,
    calls,
    staffSessions,
    staffCalls,
    browsers,
  }
}
