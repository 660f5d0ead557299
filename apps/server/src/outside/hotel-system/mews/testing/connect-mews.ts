import { randomUUID } from 'node:crypto'
import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { buildMewsReservation } from '../../../../testing/control-mews.ts'
import { startMews } from '../../../../testing/start-mews.ts'
import { chooseHotelSystem } from '../../choose-hotel-system.ts'

export const REFERENCE = '52'
export const LINE = 'aaaaaaaa-0a53-4a0c-8a64-0d4f3c8b1a01'

/** A hotel on the simulated Mews with the reservation 52 of Ana Soler. It is noon there. */
export async function connect(changes: object = {}, document: object = {}, secrets: object = {}) {
  const mews = await startMews()
  await mews.put({ reservations: [buildMewsReservation({ Number: REFERENCE, ...changes })] })
  const clock = { now: Date.parse('2027-05-10T10:00:00Z') }
  const parsed = parseHotelConfig({
    hotel_system: { ...mews.document.hotel_system, ...document },
    secrets: { ...mews.document.secrets, ...secrets },
  })
  const system = parsed.ok ? chooseHotelSystem(() => clock.now)(parsed.config) : undefined
  if (!system) throw new Error('The document has no system.')
  const tell = (part: object) =>
    system.deliver({
      key: randomUUID(),
      at: '2027-05-10T10:00:00.000Z',
      reference: REFERENCE,
      ...part,
    } as DeliveryEvent)
  const what = async () => (await mews.happened()).map((one) => one.what)
  const details = async (kind: string) =>
    (await mews.happened()).filter((one) => one.what === kind).map(({ detail }) => detail)
  const read = async () => (await system.ask(REFERENCE))?.reservation
  return { mews, system, clock, tell, what, details, read }
}
