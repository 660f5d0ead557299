import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import {
  type FeedItem,
  roomItem,
  roomTypeItem,
  SYSTEM_SECRET,
  startHotelSystem,
} from '../../../testing/start-hotel-system.ts'
import { createConnectedHotel } from './create-connected-hotel.ts'

/** A hotel without reservations whose own system is simulated by a process. */
export async function createHotelOnSystem({
  flags = {},
  things = [],
}: {
  flags?: HotelConfigInput['flags']
  things?: FeedItem[]
} = {}) {
  const system = await startHotelSystem()
  const hotel = await createConnectedHotel({
    hotel_system: { kind: 'http', url: system.url },
    secrets: { hotel_system: SYSTEM_SECRET },
    flags,
  })
  await system.put(roomTypeItem, roomItem, ...things)
  return {
    ...hotel,
    system,
    /** The deliveries that were accepted, in order. */
    taken: async (reference?: string) => {
      const { deliveries } = await system.ledger()
      return deliveries.filter((one) => !one.again && (reference === undefined || one.reference === reference))
    },
  }
}
