import { withFallback } from '../outside/postal-codes/choose-postal-codes.ts'
import type { CheckinServices } from './checkin-services.ts'
import { deviceAdminRoutes } from './device-admin/device-admin.routes.ts'
import { staticsRoutes } from './device-admin/statics.routes.ts'
import { hotelRoutes } from './hotel/hotel.routes.ts'
import { informationRoutes } from './hotel/information.routes.ts'
import { postalCodeRoutes } from './postal-codes/postal-codes.routes.ts'
import { createStoredPostalCodes } from './postal-codes/stored-postal-codes.ts'
import { flagRoutes } from './select/flags.ts'
import { selectRoutes } from './select/select.routes.ts'
import { trackingRoutes } from './tracking/tracking.routes.ts'

/**
 * What a page reads in addition to the reservation (lists, texts, postal codes), and what it
 * reports about itself.
 */
export async function registerListRoutes(services: CheckinServices): Promise<void> {
  const { app, calls, db, sites, visits, changes, hardwareFor, maps, builtAt, reservations } = services
  const stored = createStoredPostalCodes(db)
  const onMapsFailure = () => app.log.warn('the maps service did not answer')
  postalCodeRoutes(calls, { visits, postalCodes: maps ? withFallback(maps, stored, onMapsFailure) : stored })
  selectRoutes(calls)
  await flagRoutes(app)
  hotelRoutes(calls)
  informationRoutes(calls, reservations)
  staticsRoutes(calls, builtAt)
  trackingRoutes(calls, reservations)
  deviceAdminRoutes(app, calls, { sites, changes, hardwareFor })
}
