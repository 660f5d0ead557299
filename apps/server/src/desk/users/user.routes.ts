import { resetSecondFactor } from '@foyer/contract/staff/second-factor.ts'
import {
  acceptInvitation,
  changeRole,
  inviteUser,
  listUsers,
  removeUser,
  signOutUser,
} from '@foyer/contract/staff/users.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAuditInAllHotels } from '../../access/audit/write-audit-in-all-hotels.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { grantRole } from '../../access/staff-session/member.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { consumeInvitation } from './invitation.store.ts'
import type { UserService } from './user.service.ts'

interface UserRoutesDependencies {
  readonly db: Database
  readonly users: UserService
}

export function userRoutes(calls: StaffCalls, { db, users }: UserRoutesDependencies): void {
  calls.serveMember(acceptInvitation, async ({ body }, member) => {
    await db.directory.transaction().execute(async (tx) => {
      const invitation = await consumeInvitation(tx, member.id, body.token)
      if (!invitation) throw new Problem('notFound', 'no such invitation')
      await grantRole(tx, { memberId: member.id, ...invitation })
      await writeAuditInAllHotels(tx, member, { action: 'invitationAccepted', subject: member.email })
    })
    return {}
  })

  calls.serveStaff(listUsers, async (_asked, staff) => ({ users: await users.list(staff) }))

  calls.serveStaff(inviteUser, async ({ body }, staff) => ({ id: await users.invite(staff, body) }), ['users'])

  calls.serveStaff(
    changeRole,
    async ({ params, body }, staff) => {
      await users.changeRole(staff, params.id, body.role)
      return {}
    },
    ['users'],
  )

  calls.serveStaff(
    removeUser,
    async ({ params }, staff) => {
      await users.remove(staff, params.id)
      return {}
    },
    ['users'],
  )

  calls.serveStaff(
    signOutUser,
    async ({ params }, staff) => {
      await users.signOut(staff, params.id)
      return {}
    },
    ['users'],
  )

  calls.serveStaff(
    resetSecondFactor,
    async ({ params }, staff) => {
      await users.resetSecondFactor(staff, params.id)
      return {}
    },
    ['users'],
  )
}
