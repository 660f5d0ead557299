import { SIGNATURE_HEADER } from '@foyer/contract/hotel-system.ts'
import { expect, it } from 'vitest'
import { isSignedAnswer, signRequest } from '../../outside/hotel-system/signature.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { findReservation } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { buildReservationItem, SYSTEM_SECRET } from '../../testing/start-hotel-system.ts'
import { createHotelOnSystem, HOTEL } from './testing/create-hotel-on-system.ts'

const path = (hotelId: number) => `/api/hotel-system/${hotelId}/events/`

const event = (id: string, version: number, changes: object = {}) => ({
  id,
  at: NOON,
  kind: 'reservation',
  reservation: { ...buildReservationItem({ reference: 'LAKE1' })[1], version, ...changes },
})

async function createHotel() {
  const hotel = await createHotelOnSystem()
  const say = async (
    events: unknown,
    {
      secret = SYSTEM_SECRET,
      at = new Date(NOON),
      to = HOTEL,
      signature,
    }: Partial<{ secret: string; at: Date; to: number; signature: string }> = {},
  ) => {
    const body = JSON.stringify({ events })
    const header = signature ?? signRequest(secret, { method: 'POST', path: path(to), body }, at)
    const response = await hotel.app.inject({
      method: 'POST',
      url: path(to),
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: header },
      payload: body,
    })
    return { response, header, status: response.statusCode, answer: response.json() }
  }
  return { ...hotel, say }
}

it('a pushed event is applied at once, and the answer is signed', async () => {
  const { say, page } = await createHotel()
  const { response, header, status, answer } = await say([event('e1', 1)])
  expect([status, answer]).toEqual([200, { taken: 1, known: 0, refused: [] }])
  const signature = String(response.headers[SIGNATURE_HEADER])
  expect(isSignedAnswer(SYSTEM_SECRET, header, { status, body: response.body }, signature)).toBe(true)
  expect((await findReservation(await page(), 'LAKE1', 'Soler')).reference).toBe('LAKE1')
})

it('repeated and older events change nothing, by their version', async () => {
  const { say, page, db } = await createHotel()
  await say([event('e2', 2, { departure: '2027-05-14' })])
  const before = await printTables(db)
  const late = await say([event('e1', 1), event('e2', 2, { departure: '2027-05-14' }), event('e3', 2, { adults: 3 })])
  expect(late.answer).toEqual({ taken: 0, known: 3, refused: [] })
  const { [`hotel_systems of ${HOTEL}`]: _, ...after } = await printTables(db)
  expect(before).toMatchObject(after)
  expect(await findReservation(await page(), 'LAKE1', 'Soler')).toMatchObject({ nights: 4, adults: 1 })
})

it('many at once leave the newest, whichever comes last', async () => {
  const { say, page } = await createHotel()
  const versions = [3, 1, 5, 2, 4]
  await Promise.all(versions.map((version) => say([event(`e${version}`, version, { adults: version })])))
  expect(await findReservation(await page(), 'LAKE1', 'Soler')).toMatchObject({ adults: 5 })
})

const refused: [string, Parameters<Awaited<ReturnType<typeof createHotel>>['say']>[1], string][] = [
  ['another secret', { secret: 'another secret of sixteen letters' }, 'wrong'],
  ['six minutes ago', { at: new Date(Date.parse(NOON) - 6 * 60_000) }, 'late'],
  ['from tomorrow', { at: new Date(Date.parse(NOON) + 86_400_000) }, 'late'],
  ['no signature', { signature: 'v1=00' }, 'missing'],
  ['a hotel that has no system', { to: 1 }, 'wrong'],
  ['no hotel at all', { to: 999 }, 'wrong'],
]

it('is rejected and changes nothing, whatever is wrong with its signature', async () => {
  const { say, db } = await createHotel()
  const before = await printTables(db)
  for (const [what, changes, why] of refused) {
    const { status, answer } = await say([event('e1', 1)], changes)
    expect([what, status, answer]).toEqual([what, 401, { why: `the signature is ${why}` }])
  }
  expect(await printTables(db)).toEqual(before)
})

it('a body modified in transit is rejected, and so is another address', async () => {
  const { app } = await createHotel()
  const body = JSON.stringify({ events: [event('e1', 1)] })
  const signed = (method: string, at: string) => signRequest(SYSTEM_SECRET, { method, path: at, body }, new Date(NOON))
  const send = (header: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: path(HOTEL),
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: header },
      payload,
    })
  const statuses = [
    await send(signed('POST', path(HOTEL)), body.replace('Soler', 'Solar')),
    await send(signed('GET', path(HOTEL)), body),
    await send(signed('POST', path(8)), body),
    await send(signed('POST', path(HOTEL)), body),
  ].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([401, 401, 401, 200])
})

it('an unreadable event is reported by its id, and stops no other', async () => {
  const { say } = await createHotel()
  const { answer } = await say([{ id: 'e0', kind: 'weather' }, event('e1', 1, { adults: -1 }), event('e2', 2)])
  expect(answer).toMatchObject({
    taken: 1,
    refused: [{ id: 'e0' }, { id: 'e1', why: 'reservation.adults: too_small' }],
  })
})
