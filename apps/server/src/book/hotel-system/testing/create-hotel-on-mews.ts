import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { createSites } from '../../../access/site/sites.ts'
import { chooseHotelSystem } from '../../../outside/hotel-system/choose-hotel-system.ts'
import { addHotel } from '../../../testing/add-hotel.ts'
import { createTestServer } from '../../../testing/create-test-server.ts'
import { startMews } from '../../../testing/start-mews.ts'
import { createHotelSystems } from '../hotel-systems.ts'
import { pullFeed } from '../pull-feed.ts'
import { HOTEL } from './create-hotel-on-system.ts'

/** A hotel without reservations that is an enterprise of the simulated Mews. */
export async function createHotelOnMews() {
  const mews = await startMews()
  const server = await createTestServer()
  const { db } = server
  await addHotel(db, HOTEL)
  const document: HotelConfigInput = {
    ...mews.document,
    flags: { allow_pay_in_reception: true, phone_key_proof: 'nothing' },
  }
  await server.publish(HOTEL, document)
  const systems = createHotelSystems({ db, sites: createSites(db), systemFor: chooseHotelSystem() })
  const changes = { publish() {}, subscribe: () => () => {}, stop: async () => {} }
  return {
    ...server,
    mews,
    pull: () => pullFeed({ db, systems, changes }, HOTEL),
    page: () => server.open({ hotelId: HOTEL }),
  }
}
