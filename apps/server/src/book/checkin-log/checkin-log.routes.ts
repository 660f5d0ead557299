import { startLog, updateLog } from '@foyer/contract/checkin-log.ts'
import { toErrorReport } from '@foyer/domain/problem/error-report.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { acquireReservation } from '../lease/acquire-reservation.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { endLog, openLog } from './checkin-log.store.ts'

export function checkinLogRoutes(calls: Calls, reservations: ReservationService): void {
  /**
   * The process starts: from here on no other screen may check this reservation in. Before arrival
   * others may join.
   */
  calls.serve(startLog, async ({ body }, visit) => {
    const reservation = await acquireReservation(reservations, visit, body.reference, () => {})
    await openLog(visit, reservation, body.action)
    return { success: true }
  })

  calls.serve(updateLog, async ({ params, body, request }, visit) => {
    const { status, errors = [] } = body
    const reservation = await reservations.one(visit, params.code)
    await endLog(visit, reservation, { status, errors })
    const report = toErrorReport(errors)
    if (report) request.log.warn({ shown: report }, 'a guest was shown an error')
    return { success: true }
  })
}
