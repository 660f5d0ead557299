import { joinGroup, leaveGroup, openGroup } from '@foyer/contract/staff/groups.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { GroupsService } from './groups.service.ts'

export function groupsRoutes(calls: StaffCalls, groups: GroupsService): void {
  calls.serveStaff(openGroup, ({ params }, staff) => groups.open(staff, params.locator))

  calls.serveStaff(joinGroup, async ({ body }, staff) => ({ locator: await groups.join(staff, body) }), ['stays'])

  calls.serveStaff(
    leaveGroup,
    async ({ params, body }, staff) => {
      await groups.leave(staff, params.reference, body.locator)
      return {}
    },
    ['stays'],
  )
}
