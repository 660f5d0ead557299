import { createPostgresWakes } from '../platform/changes/wakes.ts'
import { createListReader } from './arrivals/read-listed.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { createHotelWatches } from './live/hotel-watches.ts'
import { registerComplianceRoutes } from './register-compliance-routes.ts'
import { registerConnectionRoutes } from './register-connection-routes.ts'
import { registerDeskMoneyRoutes } from './register-desk-money-routes.ts'
import { registerDeskStayRoutes } from './register-desk-stay-routes.ts'
import { registerHotelSettingsRoutes } from './register-hotel-settings-routes.ts'
import { registerMemberRoutes } from './register-member-routes.ts'

/** Everything that hotel staff do. */
export async function createDesk(dependencies: DeskDependencies): Promise<void> {
  const wakes = await createPostgresWakes(dependencies.backgroundDb)
  dependencies.app.addHook('onClose', () => wakes.stop())
  const { db, sites, changes, now } = dependencies
  const readListed = createListReader(sites)
  const watches = createHotelWatches({ db, sites, changes, readListed, now })
  await registerMemberRoutes(dependencies)
  registerDeskStayRoutes(dependencies, readListed, watches)
  registerDeskMoneyRoutes(dependencies)
  registerComplianceRoutes(dependencies)
  registerHotelSettingsRoutes(dependencies, wakes)
  registerConnectionRoutes(dependencies, wakes, watches)
}
