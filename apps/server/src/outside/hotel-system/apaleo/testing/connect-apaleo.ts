import { buildApaleoReservation } from '../../../../testing/control-apaleo.ts'
import { startApaleo } from '../../../../testing/start-apaleo.ts'
import { connectSystem } from '../../testing/connect-system.ts'

export const REFERENCE = 'LAKE1-1'

/** A hotel on the simulated Apaleo with the reservation LAKE1-1 of Ana Soler. It is noon there. */
export async function connect(reservation: object = {}, hotel_system: object = {}) {
  const apaleo = await startApaleo()
  await apaleo.put({ reservations: [buildApaleoReservation({ id: REFERENCE, ...reservation })] })
  const happened = async () => (await apaleo.happened(REFERENCE)).map(({ what }) => what)
  return { apaleo, happened, ...connectSystem(apaleo.document, REFERENCE, { hotel_system }) }
}
