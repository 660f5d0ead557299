import { Problem } from '@foyer/domain/problem/problem.ts'
import { type WeakPassword, weakPasswordReason } from '@foyer/domain/staff/password.ts'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import { setPassword } from '../../access/password/password.store.ts'
import { findMemberByEmail } from '../../access/staff-session/member.store.ts'
import { endMemberSessions } from '../../access/staff-session/session.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { createPasswords } from '../../platform/secrets/password-hash.ts'
import { BY_COMMAND } from './by-command.ts'

const weaknesses: Readonly<Record<WeakPassword, string>> = {
  tooShort: 'it needs twelve characters or more',
  tooLong: 'it is too long',
  tooCommon: 'it is a common password',
  holdsOwnName: 'too much of it is the person’s own name',
  repeats: 'it repeats a few characters',
}

/** For when the reset mail can't help. Ends all sessions that used the old password. */
export async function setMemberPassword(db: Database, said: string, ask: () => Promise<string>): Promise<string> {
  const email = said.trim().toLowerCase()
  const member = await findMemberByEmail(db.directory, email)
  if (!member) throw new Problem('notFound', `no one signs in with ${email}`)
  const password = await ask()
  const weak = weakPasswordReason(password, member)
  if (weak) throw new StartProblem(`This password cannot be used: ${weaknesses[weak]}.`)
  const hash = await createPasswords().hash(password)
  await db.directory.transaction().execute(async (tx) => {
    await setPassword(tx, 'staff_members', { id: member.id, password_hash: hash })
    await endMemberSessions(tx, member.id)
    await writeAuditInAllHotels(tx, member, { action: 'passwordReset', subject: email, details: BY_COMMAND })
  })
  return member.name
}
