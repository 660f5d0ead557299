import { handleAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sql } from 'kysely'
import { type StaffCalls, wrote } from '../../access/serve/staff-calls.ts'
import { readAlerts } from './read-alerts.ts'

export function alertRoutes(calls: StaffCalls): void {
  calls.serveStaff(listAlerts, async (_asked, { tx }) => ({
    open: await readAlerts(tx, (alerts) => alerts.where('alerts.handled_at', 'is', null)),
    handled: await readAlerts(tx, (alerts) =>
      alerts.where('alerts.handled_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`),
    ),
  }))

  calls.serveStaff(
    handleAlert,
    async ({ params, body }, staff) => {
      const known = await staff.tx
        .selectFrom('alerts')
        .select(['kind', 'handled_at'])
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirst()
      if (!known) throw new Problem('notFound')
      if (known.handled_at) throw new Problem('alreadyHandled', 'somebody else has handled it')
      await staff.tx
        .updateTable('alerts')
        .set({ handled_at: sql`clock_timestamp()`, handled_by: staff.name, note: body.note })
        .where('id', '=', params.id)
        .execute()
      const [alert] = await readAlerts(staff.tx, (alerts) => alerts.where('alerts.id', '=', params.id))
      await wrote(staff, { action: 'alertHandled', subject: alert?.reference, details: { kind: known.kind } })
      return {}
    },
    ['alerts', 'stays'],
  )
}
