import { changeRole, inviteUser, listUsers, removeUser, signOutUser } from '@foyer/contract/staff/users.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { UserService } from './user.service.ts'

export function userRoutes(calls: StaffCalls, users: UserService): void {
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
}
