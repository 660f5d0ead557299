import { changeRole, inviteUser, listUsers, removeUser, signOutUser } from '@foyer/contract/staff/users.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type StaffCalls, wrote } from '../../access/serve/staff-calls.ts'
import { giveRole, keepMember, memberById, roleAt } from '../../access/staff-session/member.store.ts'
import { endSessionsOf, openSessionsOf } from '../../access/staff-session/session.store.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Mails } from '../../checkin/mail/mails.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { newReset, resetLink } from '../session/reset.ts'

interface Parts {
  readonly mails: Mails
  readonly baseUrl: string
}

const INVITATIONS = { tries: 30, minutes: 60 }

export function userRoutes(calls: StaffCalls, { mails, baseUrl }: Parts): void {
  calls.serveStaff(listUsers, async (_asked, { tx, hotel }) => {
    const rows = await tx
      .selectFrom('staff_roles')
      .innerJoin('staff_members', 'staff_members.id', 'staff_roles.member_id')
      .select(['id', 'name', 'email', 'role', 'password_hash', 'last_sign_in_at'])
      .where('of_hotel', '=', hotel.id)
      .orderBy('name')
      .execute()
    const sessions = await openSessionsOf(
      tx,
      rows.map(({ id }) => id),
    )
    return {
      users: rows.map(({ password_hash, last_sign_in_at, ...user }) => ({
        ...user,
        invited: password_hash === null,
        sessions: sessions.get(user.id) ?? 0,
        ...(last_sign_in_at ? { lastSignInAt: last_sign_in_at.toISOString() } : {}),
      })),
    }
  })

  calls.serveStaff(
    inviteUser,
    async ({ body }, staff) => {
      const { tx, hotel } = staff
      const tries = { kind: 'invite', caller: String(hotel.id) } as const
      await refuseAfter(tx, tries, INVITATIONS)
      await noteFailure(tx, tries)
      const memberId = await keepMember(tx, body)
      if (await roleAt(tx, memberId, hotel.id)) throw new Problem('badInput', 'this person works here already')
      await giveRole(tx, { memberId, hotelId: hotel.id, role: body.role })
      await wrote(staff, { action: 'userInvited', subject: body.email, details: { role: body.role } })
      const member = await memberById(tx, memberId)
      const isNew = member?.password_hash === null
      await mails.keep(tx, {
        hotelId: hotel.id,
        to: body.email,
        memberId,
        language: member?.language ?? body.language,
        template: isNew ? 'invitation' : 'newRole',
        values: { name: member?.name ?? body.name, by: staff.name },
        ...(isNew
          ? { secretLink: resetLink(baseUrl, await newReset(tx, memberId, 'invited')) }
          : { link: `${baseUrl}/staff/` }),
      })
      return { id: memberId }
    },
    ['users'],
  )

  calls.serveStaff(
    changeRole,
    async ({ params, body }, staff) => {
      const user = await userHere(staff, params.id)
      if (user.role === body.role) return {}
      if (user.role === 'administrator') await refuseLastAdministrator(staff.tx, staff.hotel.id)
      await giveRole(staff.tx, { memberId: user.id, hotelId: staff.hotel.id, role: body.role })
      await wrote(staff, {
        action: 'roleChanged',
        subject: user.email,
        details: { from: user.role, to: body.role },
      })
      return {}
    },
    ['users'],
  )

  calls.serveStaff(
    removeUser,
    async ({ params }, staff) => {
      const { tx, hotel } = staff
      const user = await userHere(staff, params.id)
      if (user.role === 'administrator') await refuseLastAdministrator(tx, hotel.id)
      await tx.deleteFrom('staff_roles').where('member_id', '=', user.id).where('of_hotel', '=', hotel.id).execute()
      // An account that opens nothing is none.
      await tx
        .deleteFrom('staff_members')
        .where('id', '=', user.id)
        .where((where) =>
          where.not(where.exists(where.selectFrom('staff_roles').select('role').where('member_id', '=', user.id))),
        )
        .execute()
      await wrote(staff, { action: 'userRemoved', subject: user.email, details: { role: user.role } })
      return {}
    },
    ['users'],
  )

  calls.serveStaff(
    signOutUser,
    async ({ params }, staff) => {
      const user = await userHere(staff, params.id)
      await endSessionsOf(staff.tx, user.id)
      await wrote(staff, { action: 'userSignedOut', subject: user.email })
      return {}
    },
    ['users'],
  )
}

/** Who does not work here does not exist here. */
async function userHere({ tx, hotel }: Staff, memberId: string) {
  const user = await tx
    .selectFrom('staff_roles')
    .innerJoin('staff_members', 'staff_members.id', 'staff_roles.member_id')
    .select(['id', 'name', 'email', 'role'])
    .where('of_hotel', '=', hotel.id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!user) throw new Problem('notFound', 'nobody of this house')
  return user
}

/** Locked, so that two administrators cannot remove each other at the same moment. */
async function refuseLastAdministrator(tx: HotelTransaction, hotelId: number): Promise<void> {
  const administrators = await tx
    .selectFrom('staff_roles')
    .select('member_id')
    .where('of_hotel', '=', hotelId)
    .where('role', '=', 'administrator')
    .orderBy('member_id')
    .forUpdate()
    .execute()
  if (administrators.length < 2) throw new Problem('lastAdministrator')
}
