import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import { findMemberByEmail, listRoles } from '../../access/staff-session/member.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { hasIdentity, updateEmergency } from '../single-sign-on/identity.store.ts'
import { BY_COMMAND } from './by-command.ts'

/**
 * For when the identity provider can't help. Only an administrator with an account of Foyer's own,
 * which the company's directory can't end. Returns the name.
 */
export async function setEmergency(db: Database, said: string, isEmergency: boolean): Promise<string> {
  const email = said.trim().toLowerCase()
  const member = await findMemberByEmail(db.directory, email)
  if (!member) throw new Problem('notFound', `no one signs in with ${email}`)
  const roles = await listRoles(db.directory, member.id)
  if (isEmergency && !roles.some(({ role }) => role === 'administrator'))
    throw new Problem('badInput', `${email} is not an administrator`)
  if (isEmergency && (await hasIdentity(db.directory, member.id)))
    throw new Problem('badInput', `${email} is a company account, which has no password; choose another address`)
  await db.directory.transaction().execute(async (tx) => {
    await updateEmergency(tx, member.id, isEmergency)
    const details = { ...BY_COMMAND, kind: isEmergency ? 'emergency' : 'no emergency' }
    await writeAuditInAllHotels(tx, member, { action: 'roleChanged', subject: email, details })
  })
  return member.name
}
