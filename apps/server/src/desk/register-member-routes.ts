import { STAFF_COOKIE } from '../access/staff-session/staff-sessions.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { membersRoutes } from './members/members.routes.ts'
import { staffPageRoutes } from './page/page.routes.ts'
import { registerSingleSignOn } from './register-single-sign-on.ts'
import { createFactorService } from './second-factor/factor.service.ts'
import { createProofService } from './second-factor/proof.service.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { createPasskeySignIn } from './session/passkey-sign-in.ts'
import { resetRoutes } from './session/reset.routes.ts'
import { createResetService } from './session/reset.service.ts'
import { formatStaffAccount, sessionRoutes } from './session/session.routes.ts'
import { createSessionService } from './session/session.service.ts'
import { readSessionView } from './session/session-view.ts'
import { setUpRoutes } from './setup/set-up.routes.ts'
import { userRoutes } from './users/user.routes.ts'
import { createUserService } from './users/user.service.ts'

/** Staff accounts: the staff page, sessions, passwords, users and the first administrator. */
export async function registerMemberRoutes(dependencies: DeskDependencies): Promise<void> {
  const { app, db, keySecret, baseUrl, secureCookies, development, passwords, inBackground, mails } = dependencies
  const { sites, calls, staffSessions, staffCalls, browsers, singleSignOn, firstHotel } = dependencies
  const isSignOnOnly = singleSignOn?.only ?? false
  const { now, changes, publicUrl, secondFactorRoles } = dependencies
  const sessions = createSessionService({ db, inBackground, passwords, secondFactorRoles, isSignOnOnly })
  const passkeySignIn = createPasskeySignIn({ db, now, keySecret, isSignOnOnly })
  const entry = { sessions, passkeySignIn, publicUrl, secureCookies, browsers, isSignOnOnly }
  sessionRoutes(staffCalls, { db, sites, calls, ...entry })
  secondFactorRoutes(staffCalls, {
    proofs: createProofService({ db, now, keySecret, changes }),
    factors: createFactorService({ db, now, keySecret, secondFactorRoles }),
    publicUrl,
    readSession: (request, member) =>
      readSessionView({ db, sites, isSignOnOnly }, member, staffSessions.csrf(request.cookies[STAFF_COOKIE] ?? '')),
    confirmPassword: (request, member, password) => {
      const knownBrowser = browsers.idFor(request, formatStaffAccount(member.email))
      return sessions.confirmPassword(member, password, { address: request.ip, knownBrowser })
    },
  })
  resetRoutes(calls, {
    resets: createResetService({ db, mails, baseUrl, passwords, isSignOnOnly }),
    inBackground,
    browsers,
  })
  registerSingleSignOn(dependencies)
  setUpRoutes(calls, { db, passwords, firstHotel, secret: keySecret.sealKey('first-run') })
  userRoutes(staffCalls, { db, users: createUserService({ mails, baseUrl }) })
  membersRoutes(staffCalls, sites)
  await staffPageRoutes(app, { db, sites, staffSessions, development, singleSignOn })
}
