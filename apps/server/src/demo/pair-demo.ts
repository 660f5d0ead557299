import { hotelConfigSchema } from '@foyer/domain/config/hotel-config.ts'
import { DESK_APP_KEY } from '@foyer/domain/device/device-kind.ts'
import { hasHub } from '@foyer/domain/mode/channels.ts'
import { pairHub, purgeSilentHubs } from '../access/hub/hub.store.ts'
import type { Database } from '../platform/database/open-database.ts'
import { demoHotels } from './hotels.ts'

/** One hub serves every demo kiosk on this machine, and the desk. */
export async function pairDemo(db: Database, code: string): Promise<void> {
  for (const { id: hotelId, document } of demoHotels) {
    const { apps } = hotelConfigSchema.parse(document)
    const appKeys = Object.keys(apps).filter((appKey) => apps[appKey] && hasHub(apps[appKey].channel))
    await purgeSilentHubs(db, hotelId)
    await pairHub(db, { hotelId, appKeys: [...appKeys, DESK_APP_KEY], code })
  }
}
