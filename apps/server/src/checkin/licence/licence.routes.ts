import { showLicence } from '@foyer/contract/driving-licence.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { PickUpService } from '../pick-up/pick-up.service.ts'
import type { LicenceService } from './licence.service.ts'

export function licenceRoutes(
  calls: Calls,
  licences: LicenceService,
  pickUps: Pick<PickUpService, 'assertOwnProcess'>,
): void {
  calls.serve(showLicence, async ({ body }, visit) => {
    await pickUps.assertOwnProcess(visit, body.reference, body.pickUpProcess)
    return { readBy: await licences.show(visit, body.reference, body.driver, body) }
  })
}
