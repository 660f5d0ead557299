import { SIGNATURE_HEADER } from '@foyer/contract/hotel-system.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { expect, it } from 'vitest'
import { isSignedAnswer, signRequest } from '../../outside/hotel-system/own-protocol/signature.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { Browser } from '../../testing/browser.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { buildReservationItem, SYSTEM_SECRET } from '../../testing/start-hotel-system.ts'
import { HOTEL } from './testing/create-connected-hotel.ts'
import { createHotelOnSystem } from './testing/create-hotel-on-system.ts'

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

it('N24 every refusal is signed like an answer, says what is wrong, and tells no stranger which hotels have a system', async () => {
  const { app } = await createHotel()
  const send = async (what: { body?: string; to?: string; secret?: string; header?: string; type?: string }) => {
    const { body = '{"events":[]}', to = path(HOTEL), secret = SYSTEM_SECRET, type = 'application/json' } = what
    const header = what.header ?? signRequest(secret, { method: 'POST', path: to, body }, new Date(NOON))
    const headers = { 'content-type': type, [SIGNATURE_HEADER]: header }
    const response = await app.inject({ method: 'POST', url: to, headers, payload: body })
    const signature = response.headers[SIGNATURE_HEADER]
    const answer = { status: response.statusCode, body: response.body }
    const isSigned = isSignedAnswer(SYSTEM_SECRET, header, answer, String(signature))
    return [response.statusCode, response.json().why, isSigned, typeof signature]
  }
  const signed = [true, 'string']
  expect(await send({ body: 'not JSON' })).toEqual([400, 'the body is not valid JSON', ...signed])
  expect(await send({ body: '{"events":7}' })).toEqual([400, 'events: is not an array', ...signed])
  expect(await send({ body: '{}' })).toEqual([400, 'events: is missing', ...signed])
  expect(await send({ type: 'text/plain' })).toEqual([415, undefined, ...signed])
  expect(await send({ secret: 'another secret of sixteen letters' })).toEqual([
    401,
    'the signature is wrong',
    ...signed,
  ])
  expect(await send({ header: '' })).toEqual([401, 'the signature is missing', ...signed])
  expect(await send({ to: `/api/hotel-system/${HOTEL}/events` })).toEqual([404, 'there is no such address', ...signed])
  expect(await send({ to: `/api/hotel-system/${HOTEL}/bills/` })).toEqual([404, 'there is no such address', ...signed])
  for (const hotel of [1, 99, 99_999_999_999])
    expect(await send({ to: path(hotel) })).toEqual([401, 'the signature is wrong', false, 'string'])
  expect(await send({ to: '/api/hotel-system/999/bills/' })).toEqual([404, 'there is no such address', false, 'string'])
})

it('N24 a refusal names the field and what is wrong with it, and unknown fields are listed', async () => {
  const { say } = await createHotel()
  const { answer } = await say([
    event('e1', 1, { departure: '2027-02-30' }),
    event('e2', 1, { lastName: undefined }),
    event('e3', 1, { state: 'gone' }),
    { ...event('e4', 1), kind: 'weather' },
    event('e5', 1, { email: 'nowhere' }),
    event('e6', 1, { nickname: 'Annie' }),
  ])
  expect(answer).toEqual({
    taken: 1,
    known: 0,
    refused: [
      { id: 'e1', why: 'reservation.departure: is not a day of the calendar' },
      { id: 'e2', why: 'reservation.lastName: is missing' },
      { id: 'e3', why: 'reservation.state: is none of expected, inHouse, departed, cancelled, noShow' },
      { id: 'e4', why: 'kind: is none of the known kinds' },
      { id: 'e5', why: 'reservation.email: is not a valid email' },
    ],
    ignored: ['reservation.nickname'],
  })
})

it('an unreadable event is reported by its id, and stops no other', async () => {
  const { say } = await createHotel()
  const { answer } = await say([{ id: 'e0', kind: 'weather' }, event('e1', 1, { adults: -1 }), event('e2', 2)])
  expect(answer).toMatchObject({
    taken: 1,
    refused: [{ id: 'e0' }, { id: 'e1', why: 'reservation.adults: is less than 0' }],
  })
})

it('a departure made here and not yet delivered is not undone by an older state of the hotel’s system', async () => {
  const hotel = await createHotel()
  await hotel.pull()
  await hotel.say([event('e1', 1)])
  await hotel.system.faults({ down: true })
  await checkIn(await hotel.page(), 'LAKE1', 'Soler')
  const desk = await createColleague(hotel.db, new Browser(hotel.app), { role: 'manager', hotelId: HOTEL })
  await desk.call(checkOutStay, { params: { reference: 'LAKE1' } })
  expect((await hotel.say([event('e2', 2, { state: 'inHouse' })])).answer).toMatchObject({ taken: 1 })
  const rows = await hotel.db.inHotel(HOTEL, (tx) => tx.selectFrom('reservations').select('state').execute())
  expect(rows).toEqual([{ state: 'departed' }])
})
