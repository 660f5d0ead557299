import { hotelConfigSchema } from '@foyer/domain/config/hotel-config.ts'
import { settleSite } from '@foyer/domain/config/site.ts'
import { forgetSilentHubs, pairHub } from '../access/hub/hub.store.ts'
import type { Database } from '../platform/database/open-database.ts'
import { demoHotels } from './hotels.ts'

/** One hub serves whichever demo kiosk is opened beside it. */
export async function pairDemo(db: Database, code: string): Promise<void> {
  for (const { id: hotelId, document } of demoHotels) {
    const config = hotelConfigSchema.parse(document)
    const appKeys = Object.keys(config.apps).filter((appKey) => {
      const { device } = settleSite({ config, appKey })
      return device.enrolledOnly && !device.picturesOnly
    })
    await forgetSilentHubs(db, hotelId)
    await pairHub(db, { hotelId, appKeys, code })
  }
}
