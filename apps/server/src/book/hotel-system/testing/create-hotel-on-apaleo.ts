import { startApaleo } from '../../../testing/start-apaleo.ts'
import { createConnectedHotel } from './create-connected-hotel.ts'

/** A hotel without reservations that is a property of the simulated Apaleo. */
export async function createHotelOnApaleo() {
  const apaleo = await startApaleo()
  return { ...(await createConnectedHotel(apaleo.document)), apaleo }
}
