import type { Language } from '@foyer/domain/basics/language.ts'
import { canPerform, roleNames } from '@foyer/domain/staff/roles.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listMembersIn, markEscalated } from './escalate.store.ts'

/** Roles that are responsible for the hotel when no one at the desk responds. */
const answeringRoles = roleNames.filter((role) => canPerform(role, 'changeHotel'))

interface EscalateDependencies {
  readonly mails: Mails
  readonly baseUrl: string
}

/**
 * Mails an urgent alert that no one has claimed within a minute to the people responsible for the
 * hotel, once; several within some minutes become one mail. The mark is written in the same transaction as the mail, so that the next check sees
 * it even after a crash.
 */
export async function escalate(
  tx: HotelTransaction,
  hotelId: number,
  { mails, baseUrl }: EscalateDependencies,
): Promise<boolean> {
  const late = await markEscalated(tx)
  if (late.length === 0) return false
  const members = await listMembersIn(tx, hotelId, answeringRoles)
  for (const { id, email, name, language } of members)
    await mails.save(tx, {
      hotelId,
      to: email,
      memberId: id,
      language: language as Language,
      template: 'guestWaits',
      values: { name, count: String(late.length) },
      link: `${baseUrl}/staff/alerts`,
    })
  for (const { kind } of late) await writeAudit(tx, { hotelId }, { action: 'alertEscalated', details: { kind } })
  return true
}
