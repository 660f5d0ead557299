import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { rolesOf } from '../staff-session/member.store.ts'
import { enterHotel, leaveHotel } from './audit.store.ts'
import { type AuditDeed, writeAudit } from './audit.ts'

/**
 * What concerns an account is written in the log of every hotel that it opens, in the transaction of the deed, which belongs
 * to no hotel. Hotels come in the order of their numbers, so that two of these never wait for each other.
 */
export async function writeEverywhere(
  tx: Transaction<Tables>,
  member: { readonly id: string; readonly name: string },
  deed: AuditDeed,
): Promise<void> {
  for (const { hotelId } of await rolesOf(tx, member.id)) {
    await enterHotel(tx, hotelId)
    await writeAudit(tx, { hotelId, member }, deed)
  }
  await leaveHotel(tx)
}
