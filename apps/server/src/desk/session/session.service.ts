import { Problem } from '@foyer/domain/problem/problem.ts'
import { weakPasswordReason } from '@foyer/domain/staff/password.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import { lockUnchangedPassword, setPassword } from '../../access/password/password.store.ts'
import { findMemberByEmail, findMemberById, listRoles, recordSignIn } from '../../access/staff-session/member.store.ts'
import { canUsePassword } from '../../access/staff-session/password-use.store.ts'
import { endMemberSessions, endSession, hashToken, openSession } from '../../access/staff-session/session.store.ts'
import type { Member } from '../../access/staff-session/staff.ts'
import { beginGuess, chooseQueue, endGuess, waitAfterFailure } from '../../platform/attempts/slow-guessing.ts'
import type { RunInBackground } from '../../platform/background/run-in-background.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { listFactorKinds } from '../second-factor/factor.store.ts'
import { recordConfirmation } from '../second-factor/factor-session.store.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly address: string
  readonly knownBrowser: string | undefined
  /** The session that this browser had before. */
  readonly oldToken: string | undefined
}

/** Where a guess at a password comes from. */
type GuessOrigin = Pick<Credentials, 'address' | 'knownBrowser'>

interface SessionDependencies {
  readonly db: Database
  readonly inBackground: RunInBackground
  readonly passwords: Passwords
  readonly secondFactorRoles: readonly Role[]
  /** Only emergency administrators may use a password. */
  readonly isSignOnOnly: boolean
}

/** Sign-in, sign-out and password changes of staff. */
export function createSessionService({
  db,
  inBackground,
  passwords,
  secondFactorRoles,
  isSignOnOnly,
}: SessionDependencies) {
  /** Returns the hash that the password matches. */
  async function proveOwnPassword(member: Member, password: string, from: GuessOrigin): Promise<string | undefined> {
    const guess = { kind: 'staffSignIn', email: member.email, ...from } as const
    if ((await beginGuess(db, guess)) > 0) return undefined
    const account = await findMemberById(db.directory, member.id)
    if (!(await passwords.isRight(password, account?.password_hash, chooseQueue(guess)))) return undefined
    await endGuess(db, guess)
    return account?.password_hash ?? undefined
  }

  return {
    async signIn({ email, password, address, knownBrowser, oldToken }: Credentials) {
      const guess = { kind: 'staffSignIn', email, address, knownBrowser } as const
      const waitSeconds = await beginGuess(db, guess)
      if (waitSeconds > 0) return { outcome: 'wait' as const, waitSeconds }
      const found = await findMemberByEmail(db.directory, email)
      const canUse = await canUsePassword(db.directory, email, isSignOnOnly)
      const isRight = await passwords.isRight(password, found?.password_hash, chooseQueue(guess))
      if (!isRight || !found || !canUse) {
        // After the response, because only a known account has a log entry to write.
        if (found) {
          inBackground(() =>
            db.directory
              .transaction()
              .execute((tx) => writeAuditInAllHotels(tx, found, { action: 'signInRefused', subject: found.email })),
          )
        }
        return { outcome: 'refused' as const, waitSeconds: await waitAfterFailure(db, guess) }
      }
      await endGuess(db, guess)
      const newHash = passwords.needsNewHash(found.password_hash ?? '') ? await passwords.hash(password) : undefined
      const opened = await db.directory.transaction().execute(async (tx) => {
        if (!(await lockUnchangedPassword(tx, 'staff_members', found))) return undefined
        if (newHash) await setPassword(tx, 'staff_members', { id: found.id, password_hash: newHash })
        if (oldToken) await endSession(tx, hashToken(oldToken))
        const known = await listFactorKinds(tx, found.id)
        const roles = await listRoles(tx, found.id)
        // The sign-in is logged when the second factor is proved.
        if (known.length > 0 || roles.some(({ role }) => secondFactorRoles.includes(role)))
          return { token: await openSession(tx, found.id, { needsSecondFactor: true }), factors: known }
        await recordSignIn(tx, found.id)
        const token = await openSession(tx, found.id)
        await writeAuditInAllHotels(tx, found, { action: 'signedIn', subject: found.email })
        return { token, factors: undefined }
      })
      // The password changed while this one was being compared.
      if (!opened) return { outcome: 'refused' as const, waitSeconds: 0 }
      const { token, factors } = opened
      if (factors) return { outcome: 'secondFactor' as const, member: found, token, factors }
      return { outcome: 'signedIn' as const, member: found, token }
    },

    /** Confirms a person without a second factor, who may then add the first one. */
    async confirmPassword(member: Member, password: string, from: GuessOrigin): Promise<boolean> {
      if ((await listFactorKinds(db.directory, member.id)).length > 0) return false
      if (!(await proveOwnPassword(member, password, from))) return false
      await recordConfirmation(db.directory, member.session)
      return true
    },

    async signOut(member: Member): Promise<void> {
      await db.directory.transaction().execute(async (tx) => {
        await endSession(tx, member.session)
        await writeAuditInAllHotels(tx, member, { action: 'signedOut', subject: member.email })
      })
    },

    /** Returns the reason for a rejection, or nothing. Ends all other sessions of the member. */
    async changePassword(member: Member, typed: { readonly old: string; readonly new: string }, from: GuessOrigin) {
      if (!(await canUsePassword(db.directory, member.email, isSignOnOnly)))
        throw new Problem('mayNot', 'a company account signs this person in')
      const oldHash = await proveOwnPassword(member, typed.old, from)
      if (!oldHash) return 'wrong' as const
      const weak = weakPasswordReason(typed.new, member)
      if (weak) return weak
      const hash = await passwords.hash(typed.new)
      return db.directory.transaction().execute(async (tx) => {
        if (!(await lockUnchangedPassword(tx, 'staff_members', { id: member.id, password_hash: oldHash })))
          return 'wrong' as const
        await setPassword(tx, 'staff_members', { id: member.id, password_hash: hash })
        await endMemberSessions(tx, member.id, member.session)
        await writeAuditInAllHotels(tx, member, { action: 'passwordChanged', subject: member.email })
        return undefined
      })
    },
  }
}

export type SessionService = ReturnType<typeof createSessionService>
