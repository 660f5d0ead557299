import { agreementRoutes } from './agreement/agreement.routes.ts'
import type { CheckinServices } from './checkin-services.ts'
import { driversRoutes } from './drivers/drivers.routes.ts'
import { createDriversService } from './drivers/drivers.service.ts'
import { licenceRoutes } from './licence/licence.routes.ts'
import { createLicenceService } from './licence/licence.service.ts'
import { pickUpRoutes } from './pick-up/pick-up.routes.ts'
import { racPaymentErrorRoutes } from './pick-up/rac-payment-error.routes.ts'
import { upsellRoutes } from './upsell/upsell.routes.ts'
import { createUpsellService } from './upsell/upsell.service.ts'

/** What only a car rental has: pick-up, drivers and their licences, upgrades, the agreement. */
export function registerRentalRoutes(services: CheckinServices): void {
  const { calls, sites, changes, reservations, refreshReservation, pickUps, extras } = services
  pickUpRoutes(calls, pickUps, refreshReservation)
  racPaymentErrorRoutes(calls, { reservations, pickUps, changes })
  licenceRoutes(calls, createLicenceService(reservations), pickUps)
  driversRoutes(calls, createDriversService({ reservations, changes }), pickUps)
  upsellRoutes(calls, { upsells: createUpsellService({ reservations, sites, changes }), pickUps, extras })
  agreementRoutes(calls, { reservations, sites, extras })
}
