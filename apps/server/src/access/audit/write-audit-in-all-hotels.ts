import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { listRoles } from '../staff-session/member.store.ts'
import { enterHotel, leaveHotel } from './audit.store.ts'
import { type AuditEvent, writeAudit } from './audit.ts'

/**
 * Writes what concerns an account to the log of every hotel it can access, in the transaction of
 * the action, which belongs to no hotel. Hotels are locked in the order of their numbers, so that
 * two of these never deadlock.
 */
export async function writeAuditInAllHotels(
  tx: Transaction<Tables>,
  member: { readonly id: string; readonly name: string },
  deed: AuditEvent,
): Promise<void> {
  for (const { hotelId } of await listRoles(tx, member.id)) {
    await enterHotel(tx, hotelId)
    await writeAudit(tx, { hotelId, member }, deed)
  }
  await leaveHotel(tx)
}
