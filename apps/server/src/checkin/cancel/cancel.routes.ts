import { cancelReservation } from '@foyer/contract/reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { CancelService } from './cancel.service.ts'

export function cancelRoutes(calls: Calls, cancels: CancelService): void {
  calls.serve(cancelReservation, async ({ body }, visit) => {
    await cancels.cancel(visit, body.reference)
    return {}
  })
}
