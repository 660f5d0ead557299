import { sql, type Transaction } from 'kysely'
import { HOTEL_SETTING } from '../../platform/database/row-security.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { rolesOf } from '../staff-session/member.store.ts'
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
    await sql`select set_config(${HOTEL_SETTING}, ${String(hotelId)}, true)`.execute(tx)
    await writeAudit(tx, { hotelId, member }, deed)
  }
  await sql`select set_config(${HOTEL_SETTING}, '', true)`.execute(tx)
}
