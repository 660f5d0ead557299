import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { sites as openSites } from '../../../access/site/sites.ts'
import { chooseHotelSystem } from '../../../outside/hotel-system/choose-hotel-system.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import { aServer } from '../../../testing/a-server.ts'
import { addHotel } from '../../../testing/add-hotel.ts'
import { aHotelSystem, aRoom, aRoomType, SYSTEM_SECRET, type Thing } from '../../../testing/hotel-system-process.ts'
import { hotelSystems } from '../hotel-systems.ts'
import { pullFeed } from '../pull-feed.ts'

export const HOTEL = 7

const nobody: Changes = { tell() {}, subscribe: () => () => {}, stop: async () => {} }

/** A hotel without reservations whose own system is simulated by a process. */
export async function aHotelOnSystem({
  flags = {},
  things = [],
}: {
  flags?: HotelConfigInput['flags']
  things?: Thing[]
} = {}) {
  const system = await aHotelSystem()
  const server = await aServer()
  const { db } = server
  await addHotel(db, HOTEL)
  const document: HotelConfigInput = {
    hotel_system: { kind: 'http', url: system.url },
    secrets: { hotel_system: SYSTEM_SECRET },
    flags: { allow_pay_in_reception: true, phone_key_proof: 'nothing', ...flags },
  }
  await server.publish(HOTEL, document)
  const systems = hotelSystems({ db, sites: openSites(db), systemFor: chooseHotelSystem })
  const pull = (hotelId = HOTEL) => pullFeed({ db, systems, changes: nobody }, hotelId)
  await system.put(aRoomType, aRoom, ...things)
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
