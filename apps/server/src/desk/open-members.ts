import { serverSecret } from '../platform/database/server-secret.store.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { membersRoutes } from './members/members.routes.ts'
import { staffPageRoutes } from './page/page.routes.ts'
import { resetRoutes } from './session/reset.routes.ts'
import { resetService } from './session/reset.service.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { sessionService } from './session/session.service.ts'
import { FIRST_RUN_SECRET } from './setup/first-run.ts'
import { setUpRoutes } from './setup/set-up.routes.ts'
import { userRoutes } from './users/user.routes.ts'
import { userService } from './users/user.service.ts'

/** Staff accounts: the staff page, sessions, passwords, users and the first administrator. */
export async function openMembers(dependencies: DeskDependencies): Promise<void> {
  const { app, db, baseUrl, secureCookies, development, passwords, inBackground, mails } = dependencies
  const { sites, calls, staffSessions, staffCalls, browsers } = dependencies
  const sessions = sessionService({ db, inBackground, passwords })
  sessionRoutes(staffCalls, { db, sites, calls, sessions, secureCookies, browsers })
  resetRoutes(calls, { resets: resetService({ db, mails, baseUrl, passwords }), inBackground, browsers })
  setUpRoutes(calls, { db, passwords, secret: await serverSecret(db, FIRST_RUN_SECRET) })
  userRoutes(staffCalls, { db, users: userService({ mails, baseUrl }) })
  membersRoutes(staffCalls, sites)
  await staffPageRoutes(app, { db, sites, staffSessions, development })
}
