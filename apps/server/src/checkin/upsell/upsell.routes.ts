import { confirmUpsell, fetchUpsells, removeUpsell } from '@foyer/contract/upsell.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ExtrasService } from '../extras/extras.service.ts'
import type { PickUpService } from '../pick-up/pick-up.service.ts'
import type { UpsellService } from './upsell.service.ts'

interface UpsellRoutesDependencies {
  readonly upsells: UpsellService
  readonly pickUps: PickUpService
  readonly extras: Pick<ExtrasService, 'followDrivers'>
}

export function upsellRoutes(calls: Calls, { upsells, pickUps, extras }: UpsellRoutesDependencies): void {
  calls.serve(fetchUpsells, async ({ body }, visit) => {
    await pickUps.assertOwnProcess(visit, body.reference, body.pickUpProcess)
    // Every total from here on includes the surcharge that a young driver has just accepted.
    if (visit.site.product.addsPeople) await extras.followDrivers(visit, body.reference)
    return upsells.options(visit, body)
  })

  calls.serve(confirmUpsell, async ({ body }, visit) => {
    await pickUps.assertOwnProcess(visit, body.reference, body.pickUpProcess)
    await upsells.confirm(visit, body)
    return {}
  })

  calls.serve(removeUpsell, async ({ body }, visit) => {
    await pickUps.assertOwnProcess(visit, body.reference, body.pickUpProcess)
    await upsells.remove(visit, body)
    return {}
  })
}
