import { forgetPassword, resetPassword } from '@foyer/contract/staff/session.ts'
import { whyPasswordIsWeak } from '@foyer/domain/staff/password.ts'
import { writeEverywhere } from '../../access/audit/write-everywhere.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { memberByEmail, rolesOf, setPassword } from '../../access/staff-session/member.store.ts'
import { endSessionsOf } from '../../access/staff-session/session.store.ts'
import type { Mails } from '../../checkin/mail/mails.ts'
import type { Afterwards } from '../../platform/afterwards/afterwards.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { hashPassword } from '../../platform/password/password-hash.ts'
import { networkOf } from '../../platform/tries/network-of.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { newReset, resetLink, resetOf, takeReset } from './reset.ts'

interface Parts {
  readonly db: Database
  readonly mails: Mails
  readonly baseUrl: string
  readonly afterwards: Afterwards
}

/** Nobody's letter box is filled by somebody else. */
const MAIL_LIMITS = [
  { of: (email: string, _address: string) => `email ${email}`, limit: { tries: 3, minutes: 60 } },
  { of: (_email: string, address: string) => `address ${address}`, limit: { tries: 20, minutes: 60 } },
]

export function resetRoutes(calls: Calls, { db, mails, baseUrl, afterwards }: Parts): void {
  calls.serveAnyone(forgetPassword, async ({ body, request }) => {
    // All of it after the answer, which is the same for everybody.
    afterwards(() => sendReset(body.email, networkOf(request.ip)))
    return {}
  })

  async function sendReset(email: string, address: string): Promise<void> {
    await db.directory.transaction().execute(async (tx) => {
      for (const { of, limit } of MAIL_LIMITS) {
        const tries = { kind: 'forgotten', caller: of(email, address) } as const
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
  }

  calls.serveAnyone(resetPassword, async ({ body }) => {
    const member = await resetOf(db.directory, body.token)
    if (!member) return { refused: 'tokenUsed' as const }
    const weak = whyPasswordIsWeak(body.password, member)
    if (weak) return { refused: weak }
    const hash = await hashPassword(body.password)
    const isFirst = await db.directory.transaction().execute(async (tx) => {
      if (!(await takeReset(tx, body.token))) return false
      await setPassword(tx, member.id, hash)
      await endSessionsOf(tx, member.id)
      await writeEverywhere(tx, member, { action: 'passwordReset', subject: member.email })
      return true
    })
    return isFirst ? {} : { refused: 'tokenUsed' as const }
  })
}
