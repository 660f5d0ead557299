import { claimAlert, handleAlert, hearAlerts, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { canPerform } from '@foyer/domain/staff/roles.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { findRole } from '../../access/staff-session/member.store.ts'
import { STAFF_COOKIE } from '../../access/staff-session/staff-sessions.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { claim, handle } from './alert.service.ts'
import { readHandledAlerts, readOpenAlerts, readWaitingAlertIds } from './alert.store.ts'

const MAX_HOTEL_ID = 999_999_999

interface AlertRoutesDependencies {
  readonly db: Database
  readonly calls: Calls
}

export function alertRoutes(calls: StaffCalls, { db, calls: anybodys }: AlertRoutesDependencies): void {
  anybodys.serveAnyone(hearAlerts, async ({ query, request }) => {
    const token = request.cookies[STAFF_COOKIE]
    // Skip the query for numbers that can't be a hotel's.
    const isHotel = query.hotel <= MAX_HOTEL_ID
    const member = isHotel && token && (await calls.staffSessions.findIdle(token))
    const role = member && (await findRole(db.directory, member, query.hotel))
    if (!role || !canPerform(role, 'seeAlerts')) throw new Problem('notSignedIn')
    return { waiting: await db.inHotel(query.hotel, readWaitingAlertIds) }
  })

  calls.serveStaff(listAlerts, async (_asked, { tx }) => ({
    open: await readOpenAlerts(tx),
    handled: await readHandledAlerts(tx),
  }))

  calls.serveStaff(
    claimAlert,
    async ({ params }, staff) => {
      await claim(staff, params.id)
      return {}
    },
    ['alerts', 'stays'],
  )

  calls.serveStaff(
    handleAlert,
    async ({ params, body }, staff) => {
      await handle(staff, params.id, body.note)
      return {}
    },
    ['alerts', 'stays'],
  )
}
