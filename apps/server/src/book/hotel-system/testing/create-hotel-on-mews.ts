import { startMews } from '../../../testing/start-mews.ts'
import { createConnectedHotel } from './create-connected-hotel.ts'

/** A hotel without reservations that is an enterprise of the simulated Mews. */
export async function createHotelOnMews() {
  const mews = await startMews()
  return { ...(await createConnectedHotel(mews.document)), mews }
}
