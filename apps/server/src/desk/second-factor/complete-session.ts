import type { Transaction } from 'kysely'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import { recordSignIn } from '../../access/staff-session/member.store.ts'
import type { Member } from '../../access/staff-session/staff.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { recordConfirmation, recordProof } from './factor-session.store.ts'

/** A sign-in is complete and logged once the second factor is proved or set up. */
export async function completeSession(tx: Transaction<Tables>, member: Member): Promise<void> {
  await recordProof(tx, member.session)
  if (!member.needsSecondFactor) return
  await recordSignIn(tx, member.id)
  await writeAuditInAllHotels(tx, member, { action: 'signedIn', subject: member.email })
}

/** In a complete session, proving a factor again allows one change of the factors. */
export async function acceptProof(tx: Transaction<Tables>, member: Member): Promise<void> {
  if (member.needsSecondFactor) await completeSession(tx, member)
  else await recordConfirmation(tx, member.session)
}
