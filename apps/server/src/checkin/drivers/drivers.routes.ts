import { addDriver, removeDriver } from '@foyer/contract/drivers.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { PickUpService } from '../pick-up/pick-up.service.ts'
import type { DriversService } from './drivers.service.ts'

export function driversRoutes(
  calls: Calls,
  drivers: DriversService,
  pickUps: Pick<PickUpService, 'assertOwnProcess'>,
): void {
  calls.serve(addDriver, async ({ body }, visit) => {
    await pickUps.assertOwnProcess(visit, body.reference, body.pickUpProcess)
    await drivers.add(visit, body.reference)
    return {}
  })

  calls.serve(removeDriver, async ({ body }, visit) => {
    await pickUps.assertOwnProcess(visit, body.reference, body.pickUpProcess)
    await drivers.remove(visit, body.reference, body.driver, body.confirmed)
    return {}
  })
}
