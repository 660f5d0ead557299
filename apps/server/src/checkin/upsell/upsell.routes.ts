import { confirmUpsell, fetchUpsells, removeUpsell } from '@foyer/contract/upsell.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { PickUpService } from '../pick-up/pick-up.service.ts'
import type { UpsellService } from './upsell.service.ts'

export function upsellRoutes(calls: Calls, upsells: UpsellService, pickUps: PickUpService): void {
  calls.serve(fetchUpsells, async ({ body }, visit) => {
    await pickUps.refuseForeign(visit, body.reference, body.pickUpProcess)
    return upsells.options(visit, body)
  })

  calls.serve(confirmUpsell, async ({ body }, visit) => {
    await pickUps.refuseForeign(visit, body.reference, body.pickUpProcess)
    await upsells.confirm(visit, body)
    return {}
  })

  calls.serve(removeUpsell, async ({ body }, visit) => {
    await pickUps.refuseForeign(visit, body.reference, body.pickUpProcess)
    await upsells.remove(visit, body)
    return {}
  })
}
