import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { createSites as openSites } from '../../../access/site/sites.ts'
import { chooseHotelSystem } from '../../../outside/hotel-system/choose-hotel-system.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import { addHotel } from '../../../testing/add-hotel.ts'
import { createTestServer } from '../../../testing/create-test-server.ts'
import {
  type FeedItem,
  roomItem,
  roomTypeItem,
  SYSTEM_SECRET,
  startHotelSystem,
} from '../../../testing/start-hotel-system.ts'
import { createHotelSystems } from '../hotel-systems.ts'
import { pullFeed } from '../pull-feed.ts'

export const HOTEL = 7

const noChanges: Changes = { publish() {}, subscribe: () => () => {}, stop: async () => {} }

/** A hotel without reservations whose own system is simulated by a process. */
export async function createHotelOnSystem({
  flags = {},
  things = [],
}: {
  flags?: HotelConfigInput['flags']
  things?: FeedItem[]
} = {}) {
  const system = await startHotelSystem()
  const server = await createTestServer()
  const { db } = server
  await addHotel(db, HOTEL)
  const document: HotelConfigInput = {
    hotel_system: { kind: 'http', url: system.url },
    secrets: { hotel_system: SYSTEM_SECRET },
    flags: { allow_pay_in_reception: true, phone_key_proof: 'nothing', ...flags },
  }
  await server.publish(HOTEL, document)
  const systems = createHotelSystems({ db, sites: openSites(db), systemFor: chooseHotelSystem() })
  const pull = (hotelId = HOTEL) => pullFeed({ db, systems, changes: noChanges }, hotelId)
  await system.put(roomTypeItem, roomItem, ...things)
  return {
    ...server,
    system,
    document,
    pull,
    page: () => server.open({ hotelId: HOTEL }),
    /** The deliveries that were accepted, in order. */
    taken: async (reference?: string) => {
      const { deliveries } = await system.ledger()
      return deliveries.filter((one) => !one.again && (reference === undefined || one.reference === reference))
    },
  }
}
