import { addExtras, priceExtras } from '@foyer/contract/extras.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { pickExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { PickUpService } from '../pick-up/pick-up.service.ts'
import type { ExtrasService } from './extras.service.ts'

export function extrasRoutes(
  calls: Calls,
  extras: ExtrasService,
  pickUps: Pick<PickUpService, 'assertOwnProcess'>,
): void {
  calls.serve(priceExtras, ({ body }, visit) => extras.price(visit, body.reference, body.extraIds))

  // Only the extra and its quantity are used from the body; the server knows the rest better.
  calls.serve(addExtras, async ({ body }, visit) => {
    const [first, ...others] = body.extras
    if (!first) return { extras: [] }
    if (others.some(({ reference }) => reference !== first.reference))
      throw new Problem('badInput', 'one booking at a time')
    const ids = body.extras.map(({ extraId }) => extraId)
    if (new Set(ids).size < ids.length) throw new Problem('badInput', 'an extra is named twice')
    await pickUps.assertOwnProcess(visit, first.reference, body.pickUpProcess)
    return { extras: await extras.order(visit, first.reference, body.extras, pickExternalIds(first)) }
  })
}
