import { agreementRoutes } from './agreement/agreement.routes.ts'
import type { CheckinServices } from './checkin-services.ts'
import { driversRoutes } from './drivers/drivers.routes.ts'
import { driversService } from './drivers/drivers.service.ts'
import { licenceRoutes } from './licence/licence.routes.ts'
import { licenceService } from './licence/licence.service.ts'
import { pickUpRoutes } from './pick-up/pick-up.routes.ts'
import { racPaymentErrorRoutes } from './pick-up/rac-payment-error.routes.ts'
import { upsellRoutes } from './upsell/upsell.routes.ts'
import { upsellService } from './upsell/upsell.service.ts'

/** What only a car rental has: pick-up, drivers and their licences, upgrades, the agreement. */
export function openRental(services: CheckinServices): void {
  const { calls, sites, changes, reservations, askHotel, pickUps, extras } = services
  pickUpRoutes(calls, pickUps, askHotel)
  racPaymentErrorRoutes(calls, { reservations, pickUps, changes })
  licenceRoutes(calls, licenceService(reservations), pickUps)
  driversRoutes(calls, driversService({ reservations, changes }), pickUps)
  upsellRoutes(calls, { upsells: upsellService({ reservations, sites, changes }), pickUps, extras })
  agreementRoutes(calls, { reservations, sites, extras })
}
