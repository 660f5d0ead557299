import { ESCALATION_DELAY_S, urgentKinds } from '@foyer/domain/alert/alert-kinds.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Marks urgent alerts that were not claimed in time, each only once. */
export function markEscalated(tx: HotelTransaction) {
  return tx
    .updateTable('alerts')
    .set({ escalated_at: sql`clock_timestamp()` })
    .where('kind', 'in', urgentKinds)
    .where('handled_at', 'is', null)
    .where('claimed_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('opened_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${ESCALATION_DELAY_S})`)
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
