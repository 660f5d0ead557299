import { whyPasswordIsWeak } from '@foyer/domain/staff/password.ts'
import { writeEverywhere } from '../../access/audit/write-everywhere.ts'
import { memberByEmail, rolesOf, setPassword } from '../../access/staff-session/member.store.ts'
import { endSessionsOf } from '../../access/staff-session/session.store.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { newReset, resetLink, resetOf, takeReset } from './reset.store.ts'

interface ResetGround {
  readonly db: Database
  readonly mails: Mails
  readonly baseUrl: string
  readonly passwords: Passwords
}

/** Prevents flooding someone's mailbox. */
const MAIL_LIMITS = [
  { of: (email: string, _network: string) => `email ${email}`, limit: { tries: 3, minutes: 60 } },
  { of: (_email: string, network: string) => `address ${network}`, limit: { tries: 20, minutes: 60 } },
]

/** Password reset: mails a link and sets the new password. */
export function resetService({ db, mails, baseUrl, passwords }: ResetGround) {
  return {
    async sendLink(email: string, network: string): Promise<void> {
      await db.directory.transaction().execute(async (tx) => {
        for (const { of, limit } of MAIL_LIMITS) {
          const tries = { kind: 'forgotten', caller: of(email, network) } as const
          await refuseAfter(tx, tries, limit)
          await noteFailure(tx, tries)
        }
      })
      const member = await memberByEmail(db.directory, email)
      const [first] = member ? await rolesOf(db.directory, member.id) : []
      if (!member || !first) return
      await db.inHotel(first.hotelId, async (tx) => {
        const token = await newReset(tx, member.id, 'forgotten')
        await mails.keep(tx, {
          hotelId: first.hotelId,
          to: email,
          memberId: member.id,
          language: member.language,
          template: 'passwordReset',
          values: { name: member.name },
          secretLink: resetLink(baseUrl, token),
        })
      })
    },

    /** Returns the reason for a rejection, or the account's owner. */
    async reset(token: string, password: string) {
      const member = await resetOf(db.directory, token)
      if (!member) return { refused: 'tokenUsed' as const }
      const weak = whyPasswordIsWeak(password, member)
      if (weak) return { refused: weak }
      const hash = await passwords.hash(password)
      const isFirst = await db.directory.transaction().execute(async (tx) => {
        if (!(await takeReset(tx, token))) return false
        await setPassword(tx, member.id, hash)
        await endSessionsOf(tx, member.id)
        await writeEverywhere(tx, member, { action: 'passwordReset', subject: member.email })
        return true
      })
      return isFirst ? { email: member.email } : { refused: 'tokenUsed' as const }
    },
  }
}

export type ResetService = ReturnType<typeof resetService>
