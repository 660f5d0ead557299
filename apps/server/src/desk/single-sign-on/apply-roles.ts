import type { Role } from '@foyer/domain/staff/roles.ts'
import type { Transaction } from 'kysely'
import { enterHotel, leaveHotel } from '../../access/audit/audit.store.ts'
import { type AuditEvent, writeAudit } from '../../access/audit/audit.ts'
import { grantRole, listRoles } from '../../access/staff-session/member.store.ts'
import { endMemberSessions } from '../../access/staff-session/session.store.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { deleteRole } from './identity.store.ts'

/** Origin in the audit log for what comes from the company's directory. */
const BY_SIGN_ON = { from: 'singleSignOn' }

export interface SignOnMember {
  readonly id: string
  readonly name: string
  readonly email: string
}

/**
 * Makes the member's roles those of the company's directory and writes the sign-in to the log of
 * every hotel. If a role has changed, sessions that were opened with the old ones end. Each hotel is
 * locked once, in the order of their numbers, so that two of these never deadlock.
 */
export async function applyRoles(
  tx: Transaction<Tables>,
  member: SignOnMember,
  desired: ReadonlyMap<number, Role>,
  action: 'signedIn' | 'signInRefused',
): Promise<void> {
  const current = new Map((await listRoles(tx, member.id)).map(({ hotelId, role }) => [hotelId, role]))
  let hasChanged = false
  for (const hotelId of [...new Set([...current.keys(), ...desired.keys()])].toSorted((a, b) => a - b)) {
    const [from, to] = [current.get(hotelId), desired.get(hotelId)]
    await enterHotel(tx, hotelId)
    if (from !== to) {
      hasChanged = true
      if (to === undefined) await deleteRole(tx, member.id, hotelId)
      else await grantRole(tx, { memberId: member.id, hotelId, role: to })
      await writeAudit(tx, { hotelId }, toChange(member.email, from, to))
    }
    if (to !== undefined || action === 'signInRefused')
      await writeAudit(tx, { hotelId, member }, { action, subject: member.email, details: BY_SIGN_ON })
  }
  await leaveHotel(tx)
  if (hasChanged) await endMemberSessions(tx, member.id)
}

function toChange(email: string, from: Role | undefined, to: Role | undefined): AuditEvent {
  if (to === undefined) return { action: 'userRemoved', subject: email, details: { ...BY_SIGN_ON, role: from ?? '' } }
  return { action: 'roleChanged', subject: email, details: { ...BY_SIGN_ON, to } }
}
