import { weakPasswordReason } from '@foyer/domain/staff/password.ts'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import { setPassword } from '../../access/password/password.store.ts'
import { findMemberByEmail, listRoles, lockMember } from '../../access/staff-session/member.store.ts'
import { canUsePassword } from '../../access/staff-session/password-use.store.ts'
import { endMemberSessions } from '../../access/staff-session/session.store.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { consumeReset, createReset, findReset, formatResetLink } from './reset.store.ts'

interface ResetDependencies {
  readonly db: Database
  readonly mails: Mails
  readonly baseUrl: string
  readonly passwords: Passwords
  /** Only emergency administrators may use a password. */
  readonly isSignOnOnly: boolean
}

/** Prevents flooding someone's mailbox. */
const MAIL_LIMITS = [
  { of: (email: string, _network: string) => `email ${email}`, limit: { tries: 3, minutes: 60 } },
  { of: (_email: string, network: string) => `address ${network}`, limit: { tries: 20, minutes: 60 } },
]

/** Password reset: mails a link and sets the new password. */
export function createResetService({ db, mails, baseUrl, passwords, isSignOnOnly }: ResetDependencies) {
  return {
    async sendLink(email: string, network: string): Promise<void> {
      await db.directory.transaction().execute(async (tx) => {
        for (const { of, limit } of MAIL_LIMITS) {
          const tries = { kind: 'forgotten', caller: of(email, network) } as const
          await assertWithinLimit(tx, tries, limit)
          await recordFailure(tx, tries)
        }
      })
      const member = await findMemberByEmail(db.directory, email)
      const [first] = member ? await listRoles(db.directory, member.id) : []
      if (!member || !first || !(await canUsePassword(db.directory, email, isSignOnOnly))) return
      await db.inHotel(first.hotelId, async (tx) => {
        const token = await createReset(tx, member.id, 'forgotten')
        await mails.save(tx, {
          hotelId: first.hotelId,
          to: email,
          memberId: member.id,
          language: member.language,
          template: 'passwordReset',
          values: { name: member.name },
          secretLink: formatResetLink(baseUrl, token),
        })
      })
    },

    /** Returns the reason for a rejection, or the account's owner. */
    async reset(token: string, password: string) {
      const member = await findReset(db.directory, token)
      if (!member || !(await canUsePassword(db.directory, member.email, isSignOnOnly)))
        return { refused: 'tokenUsed' as const }
      const weak = weakPasswordReason(password, member)
      if (weak) return { refused: weak }
      const hash = await passwords.hash(password)
      const isFirst = await db.directory.transaction().execute(async (tx) => {
        // First, as when the password is changed, or the two would wait for each other.
        await lockMember(tx, member.id)
        if (!(await consumeReset(tx, token))) return false
        await setPassword(tx, 'staff_members', { id: member.id, password_hash: hash })
        await endMemberSessions(tx, member.id)
        await writeAuditInAllHotels(tx, member, { action: 'passwordReset', subject: member.email })
        return true
      })
      return isFirst ? { email: member.email } : { refused: 'tokenUsed' as const }
    },
  }
}

export type ResetService = ReturnType<typeof createResetService>
