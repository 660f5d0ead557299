import { readGuestScreen, unwatchGuestScreen, watchGuestScreen } from '@foyer/contract/staff/guest-screen.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit, type StaffCalls } from '../../access/serve/staff-calls.ts'
import { readWatchedScreen, unwatchScreen, watchScreen } from '../../book/lease/watched-screen.store.ts'
import { getStayRow } from '../arrivals/stay-row.ts'

/** The screen of a guest who is checking in on a phone or at a kiosk. */
export function guestScreenRoutes(calls: StaffCalls): void {
  calls.serveStaff(watchGuestScreen, async ({ params }, staff) => {
    const { id, reference } = await getStayRow(staff, params.reference)
    const [watch] = await watchScreen(staff.tx, id, staff.id, staff.name)
    if (!watch) throw new Problem('notFound', 'no screen has this check-in open')
    if (watch.isNew) await recordAudit(staff, { action: 'guestScreenWatched', subject: reference })
    return {}
  })

  calls.serveStaff(unwatchGuestScreen, async ({ params }, staff) => {
    const { id } = await getStayRow(staff, params.reference)
    await unwatchScreen(staff.tx, id, staff.id)
    return {}
  })

  calls.serveStaff(readGuestScreen, async ({ params }, staff) => {
    const { id } = await getStayRow(staff, params.reference)
    const [watched] = await readWatchedScreen(staff.tx, id, staff.id)
    if (!watched?.shown || !watched.shownAt) return {}
    return { shown: watched.shown, shownAt: watched.shownAt.toISOString() }
  })
}
