import { createSites } from '../../../access/site/sites.ts'
import { chooseHotelSystem } from '../../../outside/hotel-system/choose-hotel-system.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { createHotelSystems } from '../hotel-systems.ts'

const noChanges: Changes = { publish() {}, subscribe: () => () => {}, stop: async () => {} }

/** Dependencies of `pullFeed`, with no listeners. */
export function buildFeed(db: Database) {
  return {
    systems: createHotelSystems({ db, sites: createSites(db), systemFor: chooseHotelSystem() }),
    changes: noChanges,
  }
}
