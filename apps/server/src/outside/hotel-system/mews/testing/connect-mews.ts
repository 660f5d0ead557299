import { buildMewsReservation } from '../../../../testing/control-mews.ts'
import { startMews } from '../../../../testing/start-mews.ts'
import { connectSystem } from '../../testing/connect-system.ts'

export const REFERENCE = '52'

/** A hotel on the simulated Mews with the reservation 52 of Ana Soler. It is noon there. */
export async function connect(reservation: object = {}, hotel_system: object = {}, secrets: object = {}) {
  const mews = await startMews()
  await mews.put({ reservations: [buildMewsReservation({ Number: REFERENCE, ...reservation })] })
  const what = async () => (await mews.happened()).map((one) => one.what)
  const details = async (kind: string) =>
    (await mews.happened()).filter((one) => one.what === kind).map(({ detail }) => detail)
  return { mews, what, details, ...connectSystem(mews.document, REFERENCE, { hotel_system, secrets }) }
}
