import { changePassword, currentSession, signInStaff, signOutStaff } from '@foyer/contract/staff/session.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import { STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { SessionService } from './session.service.ts'
import { sessionView } from './session-view.ts'

interface SessionGround {
  readonly db: Database
  readonly sites: Sites
  readonly calls: Calls
  readonly sessions: SessionService
  readonly secureCookies: boolean
}

export function sessionRoutes(staffCalls: StaffCalls, ground: SessionGround): void {
  const { calls, sessions, secureCookies } = ground
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: secureCookies } as const
  const { staffSessions } = staffCalls

  calls.serveAnyone(signInStaff, async ({ body, request, reply }) => {
    const oldToken = request.cookies[STAFF_COOKIE]
    const result = await sessions.signIn({ ...body, address: request.ip, oldToken })
    if (result.outcome !== 'signedIn') return result
    const session = await sessionView(ground, result.member, staffSessions.csrf(result.token))
    reply.setCookie(STAFF_COOKIE, result.token, cookie)
    return { outcome: 'signedIn' as const, session }
  })

  staffCalls.serveMember(currentSession, async ({ request }, member) =>
    sessionView(ground, member, staffSessions.csrf(request.cookies[STAFF_COOKIE] ?? '')),
  )

  staffCalls.serveMember(signOutStaff, async ({ reply }, member) => {
    await sessions.signOut(member)
    reply.clearCookie(STAFF_COOKIE, cookie)
    return {}
  })

  staffCalls.serveMember(changePassword, async ({ body, request }, member) => {
    const refused = await sessions.changePassword(member, body, request.ip)
    return refused ? { refused } : {}
  })
}
