import { changePassword, currentSession, signInStaff, signOutStaff } from '@foyer/contract/staff/session.ts'
import { whyPasswordIsWeak } from '@foyer/domain/staff/password.ts'
import { writeEverywhere } from '../../access/audit/write-everywhere.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import { memberByEmail, memberById, noteSignIn, setPassword } from '../../access/staff-session/member.store.ts'
import { endSession, endSessionsOf, openSession, tokenHash } from '../../access/staff-session/session.store.ts'
import { STAFF_COOKIE } from '../../access/staff-session/staff-door.ts'
import type { Afterwards } from '../../platform/afterwards/afterwards.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { hashPassword, isPassword, needsNewHash } from '../../platform/password/password-hash.ts'
import { beginGuess, endGuess, waitAfterFailure } from '../../platform/tries/slow-guessing.ts'
import { sessionView } from './session-view.ts'

interface Parts {
  readonly db: Database
  readonly sites: Sites
  readonly calls: Calls
  readonly secureCookies: boolean
  readonly afterwards: Afterwards
}

export function sessionRoutes(staffCalls: StaffCalls, { db, sites, calls, secureCookies, afterwards }: Parts): void {
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: secureCookies } as const
  const { door } = staffCalls

  calls.serveAnyone(signInStaff, async ({ body, request, reply }) => {
    const guess = { kind: 'staffSignIn', email: body.email, address: request.ip } as const
    const waitSeconds = await beginGuess(db, guess)
    if (waitSeconds > 0) return { outcome: 'wait' as const, waitSeconds }
    const found = await memberByEmail(db.directory, body.email)
    if (!(await isPassword(body.password, found?.password_hash)) || !found) {
      // After the answer, because only a known account has a log to write in.
      if (found) {
        afterwards(() =>
          db.directory
            .transaction()
            .execute((tx) => writeEverywhere(tx, found, { action: 'signInRefused', subject: found.email })),
        )
      }
      return { outcome: 'refused' as const, waitSeconds: await waitAfterFailure(db, guess) }
    }
    await endGuess(db, guess)
    if (needsNewHash(found.password_hash ?? ''))
      await setPassword(db.directory, found.id, await hashPassword(body.password))
    const old = request.cookies[STAFF_COOKIE]
    const token = await db.directory.transaction().execute(async (tx) => {
      if (old) await endSession(tx, tokenHash(old))
      await noteSignIn(tx, found.id)
      const opened = await openSession(tx, found.id)
      await writeEverywhere(tx, found, { action: 'signedIn', subject: found.email })
      return opened
    })
    const session = await sessionView({ db, sites }, found, door.csrf(token))
    reply.setCookie(STAFF_COOKIE, token, cookie)
    return { outcome: 'signedIn' as const, session }
  })

  staffCalls.serveMember(currentSession, async ({ request }, member) =>
    sessionView({ db, sites }, member, door.csrf(request.cookies[STAFF_COOKIE] ?? '')),
  )

  staffCalls.serveMember(signOutStaff, async ({ reply }, member) => {
    await db.directory.transaction().execute(async (tx) => {
      await endSession(tx, member.session)
      await writeEverywhere(tx, member, { action: 'signedOut', subject: member.email })
    })
    reply.clearCookie(STAFF_COOKIE, cookie)
    return {}
  })

  staffCalls.serveMember(changePassword, async ({ body, request }, member) => {
    const guess = { kind: 'staffSignIn', email: member.email, address: request.ip } as const
    if ((await beginGuess(db, guess)) > 0) return { refused: 'wrong' as const }
    const account = await memberById(db.directory, member.id)
    if (!(await isPassword(body.old, account?.password_hash))) return { refused: 'wrong' as const }
    await endGuess(db, guess)
    const weak = whyPasswordIsWeak(body.new, member)
    if (weak) return { refused: weak }
    const hash = await hashPassword(body.new)
    await db.directory.transaction().execute(async (tx) => {
      await setPassword(tx, member.id, hash)
      await endSessionsOf(tx, member.id, member.session)
      await writeEverywhere(tx, member, { action: 'passwordChanged', subject: member.email })
    })
    return {}
  })
}
