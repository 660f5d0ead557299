import type { FastifyInstance } from 'fastify'
import type { Ports } from '../outside/ports.ts'
import type { InBackground } from '../platform/background/in-background.ts'
import type { Changes } from '../platform/changes/changes.ts'
import { postgresChanges } from '../platform/changes/postgres-changes.ts'
import type { Database } from '../platform/database/open-database.ts'
import { serverSecret } from '../platform/database/server-secret.store.ts'
import { forLog } from '../platform/log/for-log.ts'
import type { KeySecret } from '../platform/secrets/key-secret.ts'
import type { Passwords } from '../platform/secrets/password-hash.ts'
import { deviceRoutes } from './enrolment/device.routes.ts'
import { enrolmentService } from './enrolment/enrolment.service.ts'
import { hubRoutes } from './hub/hub.routes.ts'
import type { IntentParts } from './intent/carry-out.ts'
import { type KnownBrowsers, knownBrowsers } from './known-browser/known-browsers.ts'
import { pageRoutes } from './page/page.routes.ts'
import type { BuiltPage } from './page/page.ts'
import { Calls, type Proofs } from './serve/serve.ts'
import { StaffCalls } from './serve/staff-calls.ts'
import { sites as openSites, type Sites } from './site/sites.ts'
import { openStaffSessions, type StaffSessions } from './staff-session/staff-sessions.ts'
import { type VisitSeal, visitSeal } from './visit/visit-cookie.ts'
import { type GiveVisit, visitCookies } from './visit/visit-cookies.ts'
import { visits as openVisits, type Visits } from './visit/visits.ts'

/** What every wing depends on. */
export interface Ground {
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
  /** Stored outside the database; signs what may be cut as a key and encrypts door codes. */
  readonly keySecret: KeySecret
  readonly passwords: Passwords
  readonly inBackground: InBackground
}

interface OpenAccessDependencies extends Ground, Ports {
  readonly page: BuiltPage
}

export interface Access {
  readonly sites: Sites
  readonly staffSites: Sites
  readonly seal: VisitSeal
  readonly giveVisit: GiveVisit
  readonly visits: Visits
  readonly changes: Changes
  readonly intents: IntentParts
  readonly calls: Calls
  readonly staffSessions: StaffSessions
  readonly staffCalls: StaffCalls
  readonly browsers: KnownBrowsers
}

/** Authentication, and how calls are served. */
export async function openAccess(parts: OpenAccessDependencies): Promise<Access> {
  const { app, db, staffDb, backgroundDb, now, publicUrl, secureCookies, page, documentReader } = parts
  const changes = await postgresChanges(backgroundDb)
  app.addHook('onClose', () => changes.stop())
  const sites = openSites(db, parts)
  const staffSites = openSites(staffDb, parts)

  const seal = visitSeal(await serverSecret(db, 'visit'))
  const visits = openVisits({ db, sites, seal, now })
  const intents: IntentParts = {
    db,
    sites,
    kinds: new Map(),
    changed: (hotelId, besides = []) => changes.tell(hotelId, 'stays', ...besides),
    told: ({ kind, intent, error }) => app.log.warn({ kind, intent, err: forLog(error) }, 'outcome unknown'),
  }
  const giveVisit = visitCookies(seal, secureCookies)
  const staffSessions = openStaffSessions({ db: staffDb, secret: await serverSecret(db, 'staff'), now })
  const proofs: Proofs = {
    anyone: () => {},
    visit: visits.prove,
    user: visits.prove,
    member: staffSessions.prove,
    staff: staffSessions.prove,
  }
  const calls = new Calls({ visits, proofs, publicUrl, intents, giveVisit })
  const browsers = knownBrowsers({ secret: await serverSecret(db, 'known-browser'), secure: secureCookies })
  const staffIntents = { ...intents, db: staffDb, sites: staffSites }
  const staffCalls = new StaffCalls({ calls, staffSessions, changes, intents: staffIntents })

  const enrolments = enrolmentService({ db, sites, secret: await serverSecret(db, 'device') })
  deviceRoutes(calls, { enrolments, changes, secureCookies })
  hubRoutes(calls)
  pageRoutes(app, {
    db,
    sites,
    seal,
    page,
    readers: { document: documentReader.installed, face: false },
    giveVisit,
    publicUrl,
  })
  return { sites, staffSites, seal, giveVisit, visits, changes, intents, calls, staffSessions, staffCalls, browsers }
}
