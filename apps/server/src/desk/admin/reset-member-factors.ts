import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import { findMemberByEmail } from '../../access/staff-session/member.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { resetFactors } from '../second-factor/reset-factors.ts'
import { BY_COMMAND } from './by-command.ts'

/** For the last administrator, whose factors no colleague can reset. Returns the person's name. */
export async function resetMemberFactors(db: Database, said: string): Promise<string> {
  const email = said.trim().toLowerCase()
  const member = await findMemberByEmail(db.directory, email)
  if (!member) throw new Problem('notFound', `no one signs in with ${email}`)
  await db.directory.transaction().execute(async (tx) => {
    await resetFactors(tx, member.id)
    await writeAuditInAllHotels(tx, member, { action: 'secondFactorReset', subject: email, details: BY_COMMAND })
  })
  return member.name
}
