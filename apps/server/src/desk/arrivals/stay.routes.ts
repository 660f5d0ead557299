import { freeScreen, openStay, revealDocument, setRoomReady } from '@foyer/contract/staff/stay.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type StaffCalls, wrote } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import { markEnded } from '../../access/visit/visit.store.ts'
import { readStays } from './read-arrivals.ts'
import { stayRow } from './stay-row.ts'
import { stayView } from './stay-view.ts'

export function stayRoutes(calls: StaffCalls, sites: Sites): void {
  calls.serveStaff(openStay, async ({ params }, staff) => {
    const { id } = await stayRow(staff, params.reference)
    const [stay] = await readStays(staff, sites, [id])
    if (!stay) throw new Problem('reservationNotFound')
    return stayView(staff, stay, sites)
  })

  calls.serveStaff(
    freeScreen,
    async ({ params }, staff) => {
      const { id, reference } = await stayRow(staff, params.reference)
      const held = await staff.tx
        .deleteFrom('checkin_leases')
        .where('reservation_id', '=', id)
        .returning(['holder', 'visit_id'])
        .executeTakeFirst()
      if (!held) return { freed: false }
      // Otherwise its next call would take the check-in again.
      await markEnded(staff.tx, held.visit_id)
      await wrote(staff, { action: 'screenFreed', subject: reference, details: { screen: held.holder } })
      return { freed: true }
    },
    ['stays'],
  )

  calls.serveStaff(
    setRoomReady,
    async ({ params, body }, staff) => {
      const room = await staff.tx
        .selectFrom('rooms')
        .select('ready')
        .where('number', '=', params.number)
        .forUpdate()
        .executeTakeFirst()
      if (!room) throw new Problem('notFound', 'no such room')
      if (room.ready === body.ready) return {}
      await staff.tx.updateTable('rooms').set({ ready: body.ready }).where('number', '=', params.number).execute()
      await wrote(staff, { action: body.ready ? 'roomSetReady' : 'roomSetNotReady', subject: params.number })
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(revealDocument, async ({ params, body }, staff) => {
    const { id, reference } = await stayRow(staff, params.reference)
    const guest = await staff.tx
      .selectFrom('guests')
      .select(['given', 'position'])
      .where('id', '=', params.guestId)
      .where('reservation_id', '=', id)
      .executeTakeFirst()
    const number = guest?.given['documentNumber']
    if (!guest || typeof number !== 'string') throw new Problem('notFound', 'no document is known')
    await wrote(staff, {
      action: 'documentRevealed',
      subject: reference,
      details: { guest: String(guest.position), reason: body.reason },
    })
    return { documentNumber: number }
  })
}
