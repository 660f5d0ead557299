import { readAgreement } from '@foyer/contract/agreement.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { ExtrasService } from '../extras/extras.service.ts'
import { readShownAgreement } from './shown-agreement.ts'

interface AgreementRoutesDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly extras: Pick<ExtrasService, 'followDrivers'>
}

export function agreementRoutes(calls: Calls, { reservations, sites, extras }: AgreementRoutesDependencies): void {
  calls.serve(readAgreement, async ({ body }, visit) => {
    if (!visit.site.product.upsells) throw new Problem('notFound', 'this is not a rental')
    // The signed price includes fees for young and additional drivers.
    await extras.followDrivers(visit, body.reference)
    return readShownAgreement(visit, sites, await reservations.one(visit, body.reference))
  })
}
