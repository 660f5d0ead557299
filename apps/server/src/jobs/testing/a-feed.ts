import { sites } from '../../access/site/sites.ts'
import { hotelSystems } from '../../book/hotel-system/hotel-systems.ts'
import { chooseHotelSystem } from '../../outside/hotel-system/choose-hotel-system.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'

const unheard: Changes = { tell() {}, subscribe: () => () => {}, stop: async () => {} }

/** Dependencies of `pullFeed`, with no listeners. */
export function aFeed(db: Database) {
  return { systems: hotelSystems({ db, sites: sites(db), systemFor: chooseHotelSystem }), changes: unheard }
}
