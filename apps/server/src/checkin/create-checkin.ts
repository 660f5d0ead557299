import type { AgreementService } from './agreement/agreement.service.ts'
import { type CheckinDependencies, createCheckinServices } from './checkin-services.ts'
import type { Departures } from './checkout/departures.ts'
import { registerAccountRoutes } from './register-account-routes.ts'
import { registerGuestRoutes } from './register-guest-routes.ts'
import { registerListRoutes } from './register-list-routes.ts'
import { registerRentalRoutes } from './register-rental-routes.ts'
import { registerSearchRoutes } from './register-search-routes.ts'
import { registerStayRoutes } from './register-stay-routes.ts'
import { registerSummaryRoutes } from './register-summary-routes.ts'

export interface Checkin {
  readonly agreements: AgreementService
  readonly departures: Departures
}

/** Creates the guest's part of the server. */
export async function createCheckin(dependencies: CheckinDependencies): Promise<Checkin> {
  const services = createCheckinServices(dependencies)
  registerSearchRoutes(services)
  registerAccountRoutes(services)
  registerGuestRoutes(services)
  registerRentalRoutes(services)
  registerSummaryRoutes(services)
  await registerListRoutes(services)
  return { agreements: services.agreements, departures: registerStayRoutes(services) }
}
