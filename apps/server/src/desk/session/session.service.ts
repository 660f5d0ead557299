import { weakPasswordReason } from '@foyer/domain/staff/password.ts'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import {
  findMemberByEmail,
  findMemberById,
  recordSignIn,
  setPassword,
} from '../../access/staff-session/member.store.ts'
import { endMemberSessions, endSession, hashToken, openSession } from '../../access/staff-session/session.store.ts'
import type { Member } from '../../access/staff-session/staff.ts'
import { beginGuess, chooseQueue, endGuess, waitAfterFailure } from '../../platform/attempts/slow-guessing.ts'
import type { RunInBackground } from '../../platform/background/run-in-background.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly address: string
  readonly knownBrowser: string | undefined
  /** The session that this browser had before. */
  readonly oldToken: string | undefined
}

interface SessionDependencies {
  readonly db: Database
  readonly inBackground: RunInBackground
  readonly passwords: Passwords
}

/** Sign-in, sign-out and password changes of staff. */
export function createSessionService({ db, inBackground, passwords }: SessionDependencies) {
  return {
    async signIn({ email, password, address, knownBrowser, oldToken }: Credentials) {
      const guess = { kind: 'staffSignIn', email, address, knownBrowser } as const
      const waitSeconds = await beginGuess(db, guess)
      if (waitSeconds > 0) return { outcome: 'wait' as const, waitSeconds }
      const found = await findMemberByEmail(db.directory, email)
      if (!(await passwords.isRight(password, found?.password_hash, chooseQueue(guess))) || !found) {
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
      if (passwords.needsNewHash(found.password_hash ?? ''))
        await setPassword(db.directory, found.id, await passwords.hash(password))
      const token = await db.directory.transaction().execute(async (tx) => {
        if (oldToken) await endSession(tx, hashToken(oldToken))
        await recordSignIn(tx, found.id)
        const opened = await openSession(tx, found.id)
        await writeAuditInAllHotels(tx, found, { action: 'signedIn', subject: found.email })
        return opened
      })
      return { outcome: 'signedIn' as const, member: found, token }
    },

    async signOut(member: Member): Promise<void> {
      await db.directory.transaction().execute(async (tx) => {
        await endSession(tx, member.session)
        await writeAuditInAllHotels(tx, member, { action: 'signedOut', subject: member.email })
      })
    },

    /** Returns the reason for a rejection, or nothing. Ends all other sessions of the member. */
    async changePassword(
      member: Member,
      typed: { readonly old: string; readonly new: string },
      from: { readonly address: string; readonly knownBrowser: string | undefined },
    ) {
      const guess = { kind: 'staffSignIn', email: member.email, ...from } as const
      if ((await beginGuess(db, guess)) > 0) return 'wrong' as const
      const account = await findMemberById(db.directory, member.id)
      if (!(await passwords.isRight(typed.old, account?.password_hash, chooseQueue(guess)))) return 'wrong' as const
      await endGuess(db, guess)
      const weak = weakPasswordReason(typed.new, member)
      if (weak) return weak
      const hash = await passwords.hash(typed.new)
      await db.directory.transaction().execute(async (tx) => {
        await setPassword(tx, member.id, hash)
        await endMemberSessions(tx, member.id, member.session)
        await writeAuditInAllHotels(tx, member, { action: 'passwordChanged', subject: member.email })
      })
      return undefined
    },
  }
}

export type SessionService = ReturnType<typeof createSessionService>
