import type { Language } from '@foyer/domain/basics/language.ts'
import { mayDo, roleNames } from '@foyer/domain/staff/roles.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listMembersIn, markEscalated } from './escalate.store.ts'

/** Who answers for the hotel, where nobody at the desk has come. */
const answering = roleNames.filter((role) => mayDo(role, 'changeHotel'))

interface EscalateDependencies {
  readonly mails: Mails
  readonly baseUrl: string
}

/**
 * An urgent alert that nobody has taken within a minute is written to who answers for the hotel, once. What was written stands in
 * the row with the mail itself, so that whoever looks next, after whatever end of the process before, sees it.
 */
export async function escalate(
  tx: HotelTransaction,
  hotelId: number,
  { mails, baseUrl }: EscalateDependencies,
): Promise<boolean> {
  const late = await markEscalated(tx)
  if (late.length === 0) return false
  const members = await listMembersIn(tx, hotelId, answering)
  for (const { id, email, name, language } of members)
    await mails.keep(tx, {
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
