import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { giveRole, keepMember, memberByEmail } from '../../access/staff-session/member.store.ts'
import { howToRun } from '../../platform/env/how-to-run.ts'
import { inHotel, type Script } from '../command/commands.ts'
import { readUsers } from '../users/user.store.ts'
import { askHidden } from './ask-hidden.ts'
import { BY_COMMAND } from './by-command.ts'
import { setMemberPassword } from './set-member-password.ts'

/** Commands for staff accounts and lost passwords. */
export const peopleCommands: Script['commands'] = {
  people: {
    takes: '{hotel}',
    does: 'who works there, and with which role',
    run: inHotel(async ({ tx, hotelId }) => ({
      lines: (await readUsers(tx, hotelId)).map(({ name, email, role }) => `${role.padEnd(13)}  ${email}  ${name}`),
    })),
  },
  password: {
    takes: '{e-mail}',
    does: 'a new password, from FOYER_PASSWORD or typed; sessions end',
    async run({ db, args: [email = ''] }) {
      const ask = () => askHidden('New password, twelve characters or more', 'FOYER_PASSWORD')
      return { lines: [`${await setMemberPassword(db, email, ask)} has a new password.`] }
    },
  },
  administrator: {
    takes: '{hotel} {e-mail} [name]',
    does: 'makes somebody an administrator; a new person needs a name',
    run: inHotel(async ({ tx, hotelId, args: [said = '', name] }) => {
      const email = said.trim().toLowerCase()
      const known = await memberByEmail(tx, email)
      if (!known && !name) throw new Problem('notFound', `nobody signs in with ${email}; say their name too`)
      const memberId = known?.id ?? (await keepMember(tx, { email, name: name ?? '', language: 'en' }))
      await giveRole(tx, { memberId, hotelId, role: 'administrator' })
      const details = { to: 'administrator', ...BY_COMMAND }
      await writeAudit(tx, { hotelId }, { action: 'roleChanged', subject: email, details })
      const next = known?.password_hash ? [] : [`A password: ${howToRun('admin', `password ${email}`)}`]
      return { lines: [`${known?.name ?? name} is an administrator of hotel ${hotelId}.`, ...next] }
    }),
  },
}
