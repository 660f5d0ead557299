import type { FastifyInstance } from 'fastify'
import { alertRoutes } from '../alert/alert.routes.ts'
import { type RefusedArrival, refusedArrival } from '../alert/refused-arrival.ts'
import { arrivalsRoutes } from '../arrivals/arrivals.routes.ts'
import { stayRoutes } from '../arrivals/stay.routes.ts'
import { auditRoutes } from '../audit/audit.routes.ts'
import type { Database } from '../database/open-database.ts'
import type { Calls } from '../http/serve.ts'
import { importRoutes } from '../import/import.routes.ts'
import { mailRoutes } from '../mail/mail.routes.ts'
import { type Mails, mails as openMails } from '../mail/mails.ts'
import type { Mailer } from '../outside/mailer/mailer.ts'
import { fileRegister } from '../outside/police/file-register.ts'
import { policeRoutes } from '../police/police.routes.ts'
import { staffLinkRoutes } from '../pre-checkin/staff-link.routes.ts'
import type { Changes } from '../realtime/changes.ts'
import { liveRoutes } from '../realtime/live.routes.ts'
import { registrationRoutes } from '../registration/registration.routes.ts'
import { privacyRoutes } from '../retention/privacy.routes.ts'
import { FIRST_RUN_SECRET } from '../setup/first-run.ts'
import { setUpRoutes } from '../setup/set-up.routes.ts'
import type { Sites } from '../site/sites.ts'
import { serverSecret } from '../visit/server-secret.ts'
import { type Afterwards, afterwards as openAfterwards } from './afterwards.ts'
import { staffDeviceRoutes } from './device.routes.ts'
import { staffPageRoutes } from './page.routes.ts'
import { resetRoutes } from './reset.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { StaffCalls } from './staff-calls.ts'
import { staffDoor } from './staff-door.ts'
import { userRoutes } from './user.routes.ts'

interface Parts {
  readonly app: FastifyInstance
  readonly calls: Calls
  readonly db: Database
  readonly sites: Sites
  readonly changes: Changes
  readonly mailer: Mailer
  readonly now: () => Date
  /** Where mails lead; never what a request says of itself. */
  readonly baseUrl: string
  readonly secureCookies: boolean
  readonly development: boolean
}

/** Everything for the hotel's own people. */
export async function openStaff(
  parts: Parts,
): Promise<{ refusedArrival: RefusedArrival; mails: Mails; afterwards: Afterwards }> {
  const { app, calls, db, sites, changes, mailer, now, baseUrl, secureCookies, development } = parts
  const afterwards = openAfterwards(app)
  const mails = openMails({ db, sites, mailer, changes })
  app.addHook('onClose', () => mails.stop())
  const door = staffDoor({ db, sites, secret: await serverSecret(db, 'staff'), now })
  const staffCalls = new StaffCalls(calls, door, changes)

  sessionRoutes(staffCalls, { db, sites, calls, secureCookies, afterwards })
  resetRoutes(calls, { db, mails, baseUrl, afterwards })
  setUpRoutes(calls, { db, secret: await serverSecret(db, FIRST_RUN_SECRET) })
  arrivalsRoutes(staffCalls, sites)
  stayRoutes(staffCalls, sites)
  staffLinkRoutes(staffCalls, { sites, mails, baseUrl })
  alertRoutes(staffCalls)
  staffDeviceRoutes(staffCalls, sites)
  userRoutes(staffCalls, { mails, baseUrl })
  mailRoutes(staffCalls, mails)
  auditRoutes(staffCalls)
  importRoutes(staffCalls)
  registrationRoutes(staffCalls, sites)
  policeRoutes(staffCalls, { sites, register: fileRegister })
  privacyRoutes(staffCalls, { sites, mails })
  liveRoutes(staffCalls, { app, db, changes, now })
  await staffPageRoutes(app, { db, sites, door, development })
  return { refusedArrival: refusedArrival({ db, changes, afterwards }), mails, afterwards }
}
