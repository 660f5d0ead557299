import {
  changeLanguage,
  changePassword,
  currentSession,
  requestSignInPasskey,
  signInByPasskey,
  signInStaff,
  signOutStaff,
} from '@foyer/contract/staff/session.ts'
import type { FastifyRequest } from 'fastify'
import type { KnownBrowsers } from '../../access/known-browser/known-browsers.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import { setLanguage } from '../../access/staff-session/member.store.ts'
import { STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { getRelyingParty } from '../second-factor/passkeys.ts'
import type { PasskeySignIn } from './passkey-sign-in.ts'
import type { SessionService } from './session.service.ts'
import { readSessionView } from './session-view.ts'

/** Account name as browsers remember it. */
export const formatStaffAccount = (email: string) => `staff ${email}`

interface SessionRoutesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly calls: Calls
  readonly sessions: SessionService
  readonly passkeySignIn: PasskeySignIn
  /** If unset, passkeys belong to the address that is requested. */
  readonly publicUrl: string | undefined
  readonly secureCookies: boolean
  readonly browsers: KnownBrowsers
  /** Whether only company accounts may sign in. */
  readonly isSignOnOnly: boolean
}

export function sessionRoutes(staffCalls: StaffCalls, ground: SessionRoutesDependencies): void {
  const { calls, sessions, passkeySignIn, secureCookies, browsers } = ground
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: secureCookies } as const
  const { staffSessions } = staffCalls

  calls.serveAnyone(signInStaff, async ({ body, request, reply }) => {
    const oldToken = request.cookies[STAFF_COOKIE]
    const knownBrowser = browsers.idFor(request, formatStaffAccount(body.email))
    const result = await sessions.signIn({ ...body, address: request.ip, knownBrowser, oldToken })
    if (result.outcome === 'refused' || result.outcome === 'wait') return result
    if (result.outcome === 'secondFactor') {
      reply.setCookie(STAFF_COOKIE, result.token, cookie)
      browsers.remember(request, reply, formatStaffAccount(result.member.email))
      return { outcome: result.outcome, factors: result.factors, csrf: staffSessions.csrf(result.token) }
    }
    const session = await readSessionView(ground, result.member, staffSessions.csrf(result.token))
    reply.setCookie(STAFF_COOKIE, result.token, cookie)
    browsers.remember(request, reply, formatStaffAccount(result.member.email))
    return { outcome: 'signedIn' as const, session }
  })

  const siteOf = (request: FastifyRequest) => getRelyingParty(request, ground.publicUrl)

  calls.serveAnyone(requestSignInPasskey, async ({ request }) => ({
    options: await passkeySignIn.requestPasskey(siteOf(request)),
  }))

  calls.serveAnyone(signInByPasskey, async ({ body, request, reply }) => {
    const signedIn = await passkeySignIn.signIn(siteOf(request), body.answer, request.cookies[STAFF_COOKIE])
    if (!signedIn) return { outcome: 'refused' as const }
    const session = await readSessionView(ground, signedIn.member, staffSessions.csrf(signedIn.token))
    reply.setCookie(STAFF_COOKIE, signedIn.token, cookie)
    browsers.remember(request, reply, formatStaffAccount(signedIn.member.email))
    return { outcome: 'signedIn' as const, session }
  })

  staffCalls.serveMember(currentSession, async ({ request }, member) =>
    readSessionView(ground, member, staffSessions.csrf(request.cookies[STAFF_COOKIE] ?? '')),
  )

  staffCalls.serveMember(signOutStaff, async ({ reply }, member) => {
    await sessions.signOut(member)
    reply.clearCookie(STAFF_COOKIE, cookie)
    return {}
  })

  staffCalls.serveMember(changeLanguage, async ({ body }, member) => {
    await setLanguage(ground.db.directory, member.id, body.language)
    return {}
  })

  staffCalls.serveMember(changePassword, async ({ body, request }, member) => {
    const knownBrowser = browsers.idFor(request, formatStaffAccount(member.email))
    const refused = await sessions.changePassword(member, body, { address: request.ip, knownBrowser })
    return refused ? { refused } : {}
  })
}
