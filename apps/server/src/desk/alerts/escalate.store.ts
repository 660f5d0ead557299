import { ESCALATION_DELAY_S, urgentKinds } from '@foyer/domain/alert/alert-kinds.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/**
 * Minutes between two mails to the same people: what happens in between is gathered into the next
 * one.
 */
const GATHER_MINUTES = 10

/**
 * Marks urgent alerts that were not claimed in time, each only once; none if others were marked a
 * few minutes ago.
 */
export function markEscalated(tx: HotelTransaction) {
  return tx
    .updateTable('alerts')
    .set({ escalated_at: sql`clock_timestamp()` })
    .where('kind', 'in', urgentKinds)
    .where('handled_at', 'is', null)
    .where('claimed_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('opened_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${ESCALATION_DELAY_S})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alerts as recent')
            .select('recent.id')
            .where('recent.escalated_at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${GATHER_MINUTES})`),
        ),
      ),
    )
    .returning(['id', 'kind'])
    .execute()
}

/** Lists the members that have one of these roles at the hotel. */
export function listMembersIn(tx: HotelTransaction, hotelId: number, roles: readonly Role[]) {
  return tx
    .selectFrom('staff_roles')
    .innerJoin('staff_members', 'staff_members.id', 'staff_roles.member_id')
    .select(['staff_members.id', 'email', 'name', 'language'])
    .where('of_hotel', '=', hotelId)
    .where('role', 'in', roles)
    .orderBy('staff_members.id')
    .execute()
}
