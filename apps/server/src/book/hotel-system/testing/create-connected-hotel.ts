import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { Mailer } from '../../../outside/mailer/mailer.ts'
import { addHotel } from '../../../testing/add-hotel.ts'
import { createTestServer } from '../../../testing/create-test-server.ts'
import { pullFeed } from '../pull-feed.ts'
import { buildFeed } from './build-feed.ts'

export const HOTEL = 7

/** A hotel without reservations that is connected to a system of its own. */
export async function createConnectedHotel(connection: HotelConfigInput, options: { readonly mailer?: Mailer } = {}) {
  const server = await createTestServer(options)
  const { db } = server
  await addHotel(db, HOTEL)
  const document: HotelConfigInput = {
    ...connection,
    flags: { allow_pay_in_reception: true, phone_key_proof: 'nothing', ...connection.flags },
  }
  await server.publish(HOTEL, document)
  const feed = buildFeed(db)
  return {
    ...server,
    ...feed,
    document,
    pull: (hotelId = HOTEL) => pullFeed({ db, ...feed }, hotelId),
    page: () => server.open({ hotelId: HOTEL }),
  }
}
