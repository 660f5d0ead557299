import type { Language } from '@foyer/domain/basics/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { administersAll } from '../../access/staff-session/administers-all.ts'
import {
  findMemberByEmail,
  findMemberById,
  findRole,
  grantRole,
  listRoles,
  saveMember,
} from '../../access/staff-session/member.store.ts'
import { countOpenSessions, endMemberSessions } from '../../access/staff-session/session.store.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { listMembersWithFactor } from '../second-factor/factor.store.ts'
import { resetFactors } from '../second-factor/reset-factors.ts'
import { createReset, formatResetLink } from '../session/reset.store.ts'
import {
  createInvitation,
  formatInvitationLink,
  readInvitations,
  revokeInvitation,
  updateInvitation,
} from './invitation.store.ts'
import { lockAdministrators, readUser, readUsers, revokeRole, type User } from './user.store.ts'

const INVITATION_LIMIT = { tries: 30, minutes: 60 }

interface Invitation {
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly role: Role
}

/** Staff of the hotel and their roles. */
export function createUserService({ mails, baseUrl }: { readonly mails: Mails; readonly baseUrl: string }) {
  return {
    async list(staff: Staff) {
      const { tx, hotel } = staff
      const rows = await readUsers(tx, hotel.id)
      const invited = await readInvitations(tx, hotel.id)
      const seen = await listSeenAtWork(
        staff,
        rows.map(({ id }) => id),
      )
      const sessions = await countOpenSessions(tx, [...seen])
      const protectedIds = await listMembersWithFactor(tx, [...seen])
      const users = rows.map(({ password_hash, last_sign_in_at, subject, ...user }) => ({
        ...user,
        invited: password_hash === null && subject === null,
        ...(seen.has(user.id) && { sessions: sessions.get(user.id) ?? 0 }),
        ...(protectedIds.has(user.id) && { secondFactor: true as const }),
        ...(seen.has(user.id) && last_sign_in_at && { lastSignInAt: last_sign_in_at.toISOString() }),
      }))
      return [...users, ...invited.map((user) => ({ ...user, invited: true }))]
    },

    /** Returns the id of the new member or, for an existing account, of the invitation. */
    async invite(staff: Staff, invitation: Invitation): Promise<string> {
      const { tx, hotel } = staff
      const { email, role } = invitation
      const tries = { kind: 'invite', caller: String(hotel.id) } as const
      await assertWithinLimit(tx, tries, INVITATION_LIMIT)
      await recordFailure(tx, tries)
      await recordAudit(staff, { action: 'userInvited', subject: email, details: { role } })
      const known = await findMemberByEmail(tx, email)
      if (known && (await findRole(tx, known.id, hotel.id)))
        throw new Problem('badInput', 'this person works here already')
      const memberId = known?.id ?? (await saveMember(tx, invitation))
      const mail = { hotelId: hotel.id, to: email, memberId, language: invitation.language }
      const values = { name: invitation.name, by: staff.name }
      // An existing account belongs to its owner: they must accept first, and nothing of it is
      // revealed before.
      if (known) {
        const { id, token } = await createInvitation(tx, { memberId, hotelId: hotel.id, role, name: invitation.name })
        const secretLink = formatInvitationLink(baseUrl, token)
        await mails.save(tx, { ...mail, template: 'newRole', values, secretLink })
        return id
      }
      await grantRole(tx, { memberId, hotelId: hotel.id, role })
      const secretLink = formatResetLink(baseUrl, await createReset(tx, memberId, 'invited'))
      await mails.save(tx, { ...mail, template: 'invitation', values, secretLink })
      return memberId
    },

    async changeRole(staff: Staff, memberId: string, role: Role): Promise<void> {
      if (await updateInvitation(staff.tx, staff.hotel.id, memberId, role)) return
      const user = await getUser(staff, memberId)
      if (user.role === role) return
      await assertNotLastAdministrator(staff, user)
      await grantRole(staff.tx, { memberId: user.id, hotelId: staff.hotel.id, role })
      await recordAudit(staff, { action: 'roleChanged', subject: user.email, details: { from: user.role, to: role } })
    },

    async remove(staff: Staff, memberId: string): Promise<void> {
      const invited = await revokeInvitation(staff.tx, staff.hotel.id, memberId)
      if (invited) return recordAudit(staff, { action: 'userRemoved', subject: invited })
      const user = await getUser(staff, memberId)
      await assertNotLastAdministrator(staff, user)
      await revokeRole(staff.tx, staff.hotel.id, user.id)
      await recordAudit(staff, { action: 'userRemoved', subject: user.email, details: { role: user.role } })
    },

    async signOut(staff: Staff, memberId: string): Promise<void> {
      const user = await getUser(staff, memberId)
      // A session covers all hotels of a person, so we must not end it for someone who also works
      // elsewhere.
      if (!(await listSeenAtWork(staff, [user.id])).has(user.id)) throw new Problem('mayNot', 'they work elsewhere too')
      await endMemberSessions(staff.tx, user.id)
      await recordAudit(staff, { action: 'userSignedOut', subject: user.email })
    },

    async resetSecondFactor(staff: Staff, memberId: string): Promise<void> {
      const { tx, hotel } = staff
      const user = await getUser(staff, memberId)
      // Their own need a current one: an unattended desk must not be enough.
      if (user.id === staff.id) throw new Problem('mayNot', 'your own factors are on your account page')
      if (!(await listSeenAtWork(staff, [user.id])).has(user.id)) throw new Problem('mayNot', 'they work elsewhere too')
      await resetFactors(tx, user.id)
      await recordAudit(staff, { action: 'secondFactorReset', subject: user.email })
      const language = (await findMemberById(tx, user.id))?.language ?? 'en'
      const values = { name: user.name, by: staff.name }
      const mail = { hotelId: hotel.id, to: user.email, memberId: user.id, language, values }
      await mails.save(tx, { ...mail, template: 'secondFactorReset' })
    },
  }
}

export type UserService = ReturnType<typeof createUserService>

/**
 * Members whose sessions and sign-ins this person may see: those who work only where this person
 * is an administrator.
 */
async function listSeenAtWork(staff: Staff, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const seen = await Promise.all(
    memberIds.map(async (id) => {
      const elsewhere = (await listRoles(staff.tx, id))
        .map(({ hotelId }) => hotelId)
        .filter((at) => at !== staff.hotel.id)
      return elsewhere.length === 0 || (await administersAll(staff, elsewhere)) ? [id] : []
    }),
  )
  return new Set(seen.flat())
}

/** Rejects members who don't work here as not found. */
async function getUser({ tx, hotel }: Staff, memberId: string): Promise<User> {
  const user = await readUser(tx, hotel.id, memberId)
  if (!user) throw new Problem('notFound', 'no such colleague at this hotel')
  return user
}

async function assertNotLastAdministrator({ tx, hotel }: Staff, { role }: User): Promise<void> {
  if (role !== 'administrator') return
  if ((await lockAdministrators(tx, hotel.id)) < 2) throw new Problem('lastAdministrator')
}
