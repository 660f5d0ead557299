import type { Transaction } from 'kysely'
import { endMemberSessions } from '../../access/staff-session/session.store.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { deleteAllFactors } from './factor.store.ts'
import { deleteWrongCodes } from './factor-attempts.ts'

/** For a person who has lost their factors: they set up new ones at the next sign-in. */
export async function resetFactors(tx: Transaction<Tables>, memberId: string): Promise<void> {
  await deleteAllFactors(tx, memberId)
  await deleteWrongCodes(tx, memberId)
  await endMemberSessions(tx, memberId)
}
