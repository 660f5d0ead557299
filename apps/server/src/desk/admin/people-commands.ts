import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { findMemberByEmail, grantRole, saveMember } from '../../access/staff-session/member.store.ts'
import { formatCommand } from '../../platform/env/format-command.ts'
import { runInHotel, type Script } from '../command/commands.ts'
import { readmitPerson } from '../single-sign-on/identity.store.ts'
import { readUsers } from '../users/user.store.ts'
import { BY_COMMAND } from './by-command.ts'
import { promptHidden } from './prompt-hidden.ts'
import { resetMemberFactors } from './reset-member-factors.ts'
import { setEmergency } from './set-emergency.ts'
import { setMemberPassword } from './set-member-password.ts'

/** Commands for staff accounts and lost passwords. */
export const peopleCommands: Script['commands'] = {
  people: {
    usage: '{hotel}',
    description: 'who works there, and with which role',
    run: runInHotel(async ({ tx, hotelId }) => ({
      lines: (await readUsers(tx, hotelId)).map(({ name, email, role }) => `${role.padEnd(13)}  ${email}  ${name}`),
    })),
  },
  password: {
    usage: '{e-mail}',
    description: 'a new password, from FOYER_PASSWORD or typed; sessions end',
    async run({ db, args: [email = ''] }) {
      const ask = () => promptHidden('New password, twelve characters or more', 'FOYER_PASSWORD')
      return { lines: [`${await setMemberPassword(db, email, ask)} has a new password.`] }
    },
  },
  'second-factor': {
    usage: '{e-mail}',
    description: 'removes a person’s second factors; sessions end',
    async run({ db, args: [email = ''] }) {
      const name = await resetMemberFactors(db, email)
      return { lines: [`${name} has no second factor now, and sets up a new one at the next sign-in.`] }
    },
  },
  administrator: {
    usage: '{hotel} {e-mail} [name]',
    description: 'makes a person an administrator; a new person needs a name',
    run: runInHotel(async ({ tx, hotelId, args: [said = '', name] }) => {
      const email = said.trim().toLowerCase()
      const known = await findMemberByEmail(tx, email)
      if (!known && !name) throw new Problem('notFound', `no one signs in with ${email}; give their name too`)
      const memberId = known?.id ?? (await saveMember(tx, { email, name: name ?? '', language: 'en' }))
      await grantRole(tx, { memberId, hotelId, role: 'administrator' })
      const details = { to: 'administrator', ...BY_COMMAND }
      await writeAudit(tx, { hotelId }, { action: 'roleChanged', subject: email, details })
      const next = known?.password_hash ? [] : [`A password: ${formatCommand('admin', `password ${email}`)}`]
      return { lines: [`${known?.name ?? name} is an administrator of hotel ${hotelId}.`, ...next] }
    }),
  },
  emergency: {
    usage: '{e-mail} [off]',
    description: 'an administrator’s password works although SSO_ONLY=on',
    async run({ db, args: [email = '', off] }) {
      const name = await setEmergency(db, email, off !== 'off')
      return { lines: [`${name} ${off === 'off' ? 'cannot' : 'can'} use a password although SSO_ONLY=on.`] }
    },
  },
  readmit: {
    usage: '{hotel} {e-mail}',
    description: 'lets a removed company account sign in again',
    run: runInHotel(async ({ tx, hotelId, args: [said = ''] }) => {
      const email = said.trim().toLowerCase()
      if (!(await readmitPerson(tx, hotelId, email)))
        throw new Problem('notFound', `no company account ${email} was removed at hotel ${hotelId}`)
      await writeAudit(tx, { hotelId }, { action: 'userInvited', subject: email, details: BY_COMMAND })
      return { lines: [`${email} can sign in again at hotel ${hotelId}.`] }
    }),
  },
}
