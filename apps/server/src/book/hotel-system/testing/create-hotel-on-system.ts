import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { Mailer } from '../../../outside/mailer/mailer.ts'
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
  mailer,
}: {
  flags?: HotelConfigInput['flags']
  things?: FeedItem[]
  mailer?: Mailer
} = {}) {
  const system = await startHotelSystem()
  const connection = {
    hotel_system: { kind: 'http', url: system.url },
    secrets: { hotel_system: SYSTEM_SECRET },
    flags,
  } as const
  const hotel = await createConnectedHotel(connection, { ...(mailer && { mailer }) })
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
