import type { Language } from '@foyer/domain/config/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { giveRole, keepMember, memberById, roleAt } from '../../access/staff-session/member.store.ts'
import { endSessionsOf, openSessionsOf } from '../../access/staff-session/session.store.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Mails } from '../../checkin/mail/mails.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { newReset, resetLink } from '../session/reset.store.ts'
import { lockAdministrators, readUser, readUsers, takeRole, type User } from './user.store.ts'

const INVITATIONS = { tries: 30, minutes: 60 }

interface Invitation {
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly role: Role
}

/** Who works here, and with which role. */
export function userService({ mails, baseUrl }: { readonly mails: Mails; readonly baseUrl: string }) {
  return {
    async list({ tx, hotel }: Staff) {
      const rows = await readUsers(tx, hotel.id)
      const ids = rows.map(({ id }) => id)
      const sessions = await openSessionsOf(tx, ids)
      return rows.map(({ password_hash, last_sign_in_at, ...user }) => ({
        ...user,
        invited: password_hash === null,
        sessions: sessions.get(user.id) ?? 0,
        ...(last_sign_in_at ? { lastSignInAt: last_sign_in_at.toISOString() } : {}),
      }))
    },

    /** Returns who was invited. */
    async invite(staff: Staff, invitation: Invitation): Promise<string> {
      const { tx, hotel } = staff
      const { email, role } = invitation
      const tries = { kind: 'invite', caller: String(hotel.id) } as const
      await refuseAfter(tx, tries, INVITATIONS)
      await noteFailure(tx, tries)
      const memberId = await keepMember(tx, invitation)
      if (await roleAt(tx, memberId, hotel.id)) throw new Problem('badInput', 'this person works here already')
      await giveRole(tx, { memberId, hotelId: hotel.id, role })
      await recordAudit(staff, { action: 'userInvited', subject: email, details: { role } })
      const member = await memberById(tx, memberId)
      const isNew = member?.password_hash === null
      await mails.keep(tx, {
        hotelId: hotel.id,
        to: email,
        memberId,
        language: member?.language ?? invitation.language,
        template: isNew ? 'invitation' : 'newRole',
        values: { name: member?.name ?? invitation.name, by: staff.name },
        ...(isNew
          ? { secretLink: resetLink(baseUrl, await newReset(tx, memberId, 'invited')) }
          : { link: `${baseUrl}/staff/` }),
      })
      return memberId
    },

    async changeRole(staff: Staff, memberId: string, role: Role): Promise<void> {
      const user = await userHere(staff, memberId)
      if (user.role === role) return
      await refuseLastAdministrator(staff, user)
      await giveRole(staff.tx, { memberId: user.id, hotelId: staff.hotel.id, role })
      await recordAudit(staff, { action: 'roleChanged', subject: user.email, details: { from: user.role, to: role } })
    },

    async remove(staff: Staff, memberId: string): Promise<void> {
      const user = await userHere(staff, memberId)
      await refuseLastAdministrator(staff, user)
      await takeRole(staff.tx, staff.hotel.id, user.id)
      await recordAudit(staff, { action: 'userRemoved', subject: user.email, details: { role: user.role } })
    },

    async signOut(staff: Staff, memberId: string): Promise<void> {
      const user = await userHere(staff, memberId)
      await endSessionsOf(staff.tx, user.id)
      await recordAudit(staff, { action: 'userSignedOut', subject: user.email })
    },
  }
}

export type UserService = ReturnType<typeof userService>

/** Who does not work here does not exist here. */
async function userHere({ tx, hotel }: Staff, memberId: string): Promise<User> {
  const user = await readUser(tx, hotel.id, memberId)
  if (!user) throw new Problem('notFound', 'nobody of this house')
  return user
}

async function refuseLastAdministrator({ tx, hotel }: Staff, { role }: User): Promise<void> {
  if (role !== 'administrator') return
  if ((await lockAdministrators(tx, hotel.id)) < 2) throw new Problem('lastAdministrator')
}
