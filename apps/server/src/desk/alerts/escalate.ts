import { ESCALATES_AFTER_S, urgentKinds } from '@foyer/domain/alert/alert-kinds.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { mayDo, roleNames } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import { writeAudit } from '../../access/audit/audit.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Who answers for the hotel, where nobody at the desk has come. */
const answering = roleNames.filter((role) => mayDo(role, 'changeHotel'))

interface Parts {
  readonly mails: Mails
  readonly baseUrl: string
}

/**
 * An urgent alert that nobody has taken within a minute is written to who answers for the hotel, once. What was written stands in
 * the row with the mail itself, so that whoever looks next, after whatever end of the process before, sees it.
 */
export async function escalate(tx: HotelTransaction, hotelId: number, { mails, baseUrl }: Parts): Promise<boolean> {
  const late = await tx
    .updateTable('alerts')
    .set({ escalated_at: sql`clock_timestamp()` })
    .where('kind', 'in', urgentKinds)
    .where('handled_at', 'is', null)
    .where('claimed_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('opened_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${ESCALATES_AFTER_S})`)
    .returning(['id', 'kind'])
    .execute()
  if (late.length === 0) return false
  const members = await tx
    .selectFrom('staff_roles')
    .innerJoin('staff_members', 'staff_members.id', 'staff_roles.member_id')
    .select(['staff_members.id', 'email', 'name', 'language'])
    .where('of_hotel', '=', hotelId)
    .where('role', 'in', answering)
    .orderBy('staff_members.id')
    .execute()
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
