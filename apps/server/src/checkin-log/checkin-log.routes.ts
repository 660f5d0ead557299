import { startLog, updateLog } from '@foyer/contract/checkin-log.ts'
import type { Calls } from '../http/serve.ts'
import { holdCheckin } from '../lease/lease.store.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { endLog, openLog } from './checkin-log.store.ts'

export function checkinLogRoutes(calls: Calls, reservations: ReservationService): void {
  /** The process begins: from here on no other screen may check this booking in. */
  calls.serve(startLog, async ({ body }, visit) => {
    const reservation = await reservations.one(visit, body.reference)
    await holdCheckin(visit, reservation.id)
    await openLog(visit, reservation, body.action)
    return { success: true }
  })

  calls.serve(updateLog, async ({ params, body }, visit) => {
    const reservation = await reservations.one(visit, params.code)
    await endLog(visit, reservation, { status: body.status, errors: body.errors ?? [] })
    return { success: true }
  })
}
