import { randomUUID } from 'node:crypto'
import { SIGNATURE_HEADER } from '@foyer/contract/hotel-system.ts'
import { expect, it } from 'vitest'
import { signRequest } from '../../outside/hotel-system/own-protocol/signature.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { buildApaleoReservation } from '../../testing/control-apaleo.ts'
import { createHotelSystemEndpoint } from './hotel-system-endpoint.ts'
import { HOTEL } from './testing/create-connected-hotel.ts'
import { createHotelOnApaleo } from './testing/create-hotel-on-apaleo.ts'

const REFERENCE = 'XPGMSXGF-1'

async function createHotel() {
  const hotel = await createHotelOnApaleo()
  await hotel.apaleo.put({ reservations: [buildApaleoReservation({ id: REFERENCE })] })
  return hotel
}

it('what Apaleo has no place for is done at once, and what a person has to do there is refused for ever', async () => {
  const { pull, systems, changes, apaleo, db } = await createHotel()
  await pull()
  const endpoint = createHotelSystemEndpoint({ systems, changes })
  const { id: stream } = await db.inHotel(HOTEL, (tx) =>
    tx.selectFrom('reservations').select('id').executeTakeFirstOrThrow(),
  )
  const tell = (kind: string, payload: object) =>
    endpoint.deliver({
      hotelId: HOTEL,
      id: randomUUID(),
      stream,
      kind,
      payload: { reference: REFERENCE, ...payload },
      createdAt: new Date(NOON),
    })
  const before = await apaleo.calls()
  await tell('key', { id: randomUUID(), outcome: 'done', cards: 1, from: '2027-05-10', until: '2027-05-12' })
  expect(await apaleo.calls()).toEqual(before)
  await expect(tell('departureUndone', {})).rejects.toMatchObject({
    forever: true,
    message: 'undoDeparture',
  })
})

it('events cannot be pushed to a hotel whose system signs none', async () => {
  const { app } = await createHotel()
  const path = `/api/hotel-system/${HOTEL}/events/`
  const body = '{"events":[]}'
  const push = async (secret: string) => {
    const signature = signRequest(secret, { method: 'POST', path, body }, new Date(NOON))
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
    const { statusCode } = await app.inject({ method: 'POST', url: path, headers, payload: body })
    return statusCode
  }
  expect(await push('a secret of the simulated Apaleo')).toBe(401)
  expect(await push('')).toBe(401)
})
