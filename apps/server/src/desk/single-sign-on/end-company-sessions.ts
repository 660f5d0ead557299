import type { Transaction } from 'kysely'
import { enterHotel, leaveHotel } from '../../access/audit/audit.store.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { listRoles } from '../../access/staff-session/member.store.ts'
import { endSessionsUntil } from '../../access/staff-session/session.store.ts'
import type { EndedLogin } from '../../outside/identity-provider/identity-provider.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findIdentityMember } from './identity.store.ts'

/**
 * Ends the sessions of a person who has signed out at the provider, and writes it to the log of
 * each of their hotels. Sessions that were opened later stay, so that a repeated token does nothing.
 */
export async function endCompanySessions(tx: Transaction<Tables>, ended: EndedLogin): Promise<void> {
  const member = await findIdentityMember(tx, ended)
  if (!member || (await endSessionsUntil(tx, member.id, ended.at)) === 0) return
  const hotelIds = (await listRoles(tx, member.id)).map(({ hotelId }) => hotelId)
  for (const hotelId of hotelIds.toSorted((a, b) => a - b)) {
    await enterHotel(tx, hotelId)
    const details = { from: 'singleSignOn' }
    await writeAudit(tx, { hotelId, member }, { action: 'signedOut', subject: member.email, details })
  }
  await leaveHotel(tx)
}
