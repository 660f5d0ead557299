import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../testing.ts'
import { createApaleo } from './create-apaleo.ts'

const ID = 'XPGMSXGF-1'
const ACTION = `/booking/v1/reservation-actions/${ID}`
const FOLIO = `/finance/v1/folios/${ID}-1`

async function start() {
  const server = createApaleo({ property: 'LAKE', client: 'c', secret: 's', now: '2027-05-10T12:00:00+02:00' })
  const url = await listen(server)
  onTestFinished(() => void server.close())
  const control = async (what: string, body: object = {}) => {
    const response = await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as { happened: { what: string }[] }
  }
  await control('put', {
    units: [
      ['201', 'double'],
      ['202', 'double', 'Dirty'],
      ['301', 'suite'],
    ],
    reservations: [
      {
        id: ID,
        arrival: '2027-05-10T15:00:00+02:00',
        departure: '2027-05-12T11:00:00+02:00',
        unitGroup: 'double',
        primaryGuest: { lastName: 'Soler' },
      },
    ],
  })
  const authorization = `Basic ${Buffer.from('c:s').toString('base64')}`
  const answer = await fetch(`${url}/connect/token`, {
    method: 'POST',
    headers: { authorization },
    body: 'grant_type=client_credentials',
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }
  return { url, control, call }
}

const patchGuest = (value: object) => [{ op: 'replace', path: '/primaryGuest', value }]
const money = { amount: 10, currency: 'EUR' }

it.each<[string, string, string, unknown, number]>([
  [
    'an unknown field of a guest',
    'PATCH',
    `/booking/v1/reservations/${ID}`,
    patchGuest({ lastName: 'A', nick: 'B' }),
    422,
  ],
  ['a guest without a surname', 'PATCH', `/booking/v1/reservations/${ID}`, patchGuest({ firstName: 'A' }), 422],
  [
    'a country of three letters',
    'PATCH',
    `/booking/v1/reservations/${ID}`,
    patchGuest({ lastName: 'A', nationalityCountryCode: 'DEU' }),
    422,
  ],
  [
    'a path that cannot be changed',
    'PATCH',
    `/booking/v1/reservations/${ID}`,
    [{ op: 'replace', path: '/status', value: 'InHouse' }],
    422,
  ],
  [
    'a main guest who is added instead of replaced',
    'PATCH',
    `/booking/v1/reservations/${ID}`,
    [{ op: 'add', path: '/primaryGuest', value: { lastName: 'A' } }],
    422,
  ],
  [
    'a relationship that it does not know',
    'PATCH',
    `/booking/v1/reservations/${ID}`,
    patchGuest({ lastName: 'A', relationshipToPrimaryGuest: 'PM' }),
    422,
  ],
  ['a check-in without a unit', 'PUT', `${ACTION}/checkin`, undefined, 422],
  ['a check-out before the check-in', 'PUT', `${ACTION}/checkout`, undefined, 422],
  ['a unit of another group', 'PUT', `${ACTION}/assign-unit/LAKE-U301`, undefined, 422],
  ['an unknown parameter', 'GET', '/booking/v1/reservations?since=now', undefined, 400],
  ['an unknown expansion', 'GET', `/booking/v1/reservations/${ID}?expand=guests`, undefined, 400],
  [
    'a time without an offset',
    'GET',
    '/booking/v1/reservations?dateFilter=Modification&from=2027-05-10',
    undefined,
    400,
  ],
  [
    'a payment in another currency',
    'POST',
    `${FOLIO}/payments`,
    { method: 'Cash', receipt: 'r', amount: { ...money, currency: 'USD' } },
    422,
  ],
  [
    'an unknown field of a payment',
    'POST',
    `${FOLIO}/payments`,
    { method: 'Cash', receipt: 'r', amount: money, note: 'n' },
    400,
  ],
  ['an unknown reservation', 'GET', '/booking/v1/reservations/NONE-1', undefined, 404],
])('refuses %s, and nothing happens', async (_, method, path, body, status) => {
  const { call, control } = await start()
  const answer = await call(method, path, body)
  expect(answer).toMatchObject({ status, body: { messages: [expect.any(String)] } })
  expect((await control('ledger')).happened).toEqual([])
})

it('refuses a wrong client, and a call without a token', async () => {
  const { url } = await start()
  const wrong = await fetch(`${url}/connect/token`, { method: 'POST', body: 'grant_type=client_credentials' })
  expect(wrong.status).toBe(400)
  expect((await fetch(`${url}/booking/v1/reservations`)).status).toBe(401)
})

it('says beforehand why it refuses, and keeps the business day', async () => {
  const { call, control } = await start()
  await control('time', { now: '2027-05-09T12:00:00+02:00' })
  const { body } = await call('GET', `/booking/v1/reservations/${ID}?expand=actions`)
  const checkIn = body.actions.find(({ action }: { action: string }) => action === 'CheckIn')
  expect(checkIn.reasons.map(({ code }: { code: string }) => code)).toEqual([
    'CheckInNotAllowedBeforeArrivalDate',
    'CheckInNotAllowedWithoutUnitAssignedForWholeStay',
  ])
})

it('checks in into a clean unit only', async () => {
  const { call, control } = await start()
  expect((await call('PUT', `${ACTION}/assign-unit/LAKE-U202`)).status).toBe(200)
  expect((await call('PUT', `${ACTION}/checkin`)).body.messages).toEqual(['The unit 202 is not clean.'])
  expect((await call('PUT', `${ACTION}/assign-unit/LAKE-U201`)).status).toBe(200)
  expect((await call('PUT', `${ACTION}/checkin`)).status).toBe(204)
  expect((await control('ledger')).happened.map(({ what }) => what)).toEqual([
    'unitAssigned',
    'unitAssigned',
    'cityTaxAdded',
    'checkedIn',
  ])
})

it('answers the same again for a known idempotency key, for 24 hours', async () => {
  const { call, control } = await start()
  const pay = () =>
    call('POST', `${FOLIO}/payments`, { method: 'Cash', receipt: 'r', amount: money }, { 'idempotency-key': 'one' })
  const first = await pay()
  expect(await pay()).toEqual(first)
  expect((await control('ledger')).happened).toHaveLength(1)
  await control('expireKeys')
  expect((await pay()).body).not.toEqual(first.body)
  expect((await control('ledger')).happened).toHaveLength(2)
})

it('refuses the 21st change of a reservation in five minutes', async () => {
  const { call } = await start()
  const change = () => call('PATCH', `/booking/v1/reservations/${ID}`, patchGuest({ lastName: 'Soler' }))
  for (let at = 0; at < 20; at++) expect((await change()).status).toBe(204)
  expect((await change()).status).toBe(429)
})

it('the owner’s page shows the bookings and saves a change', async () => {
  const { url, call } = await start()
  expect(await (await fetch(`${url}/owner/`)).text()).toContain('<td>XPGMSXGF-1<td>Confirmed<td>Soler')
  const body = new URLSearchParams({ departure: '2027-05-14T11:00:00+02:00', unit: '201' })
  await fetch(`${url}/owner/reservations/${ID}`, { method: 'POST', body })
  expect((await call('GET', `/booking/v1/reservations/${ID}`)).body).toMatchObject({
    departure: '2027-05-14T11:00:00+02:00',
    unit: { name: '201' },
  })
})

it('more than 3,500 calls in a minute are refused', { timeout: 60_000 }, async () => {
  const { call, control } = await start()
  for (let calls = 0; calls < 3_500; calls += 100)
    await Promise.all(Array.from({ length: 100 }, () => call('GET', '/finance/v1/types/service-types')))
  expect((await call('GET', '/finance/v1/types/service-types')).status).toBe(429)
  await control('expireKeys')
  expect((await call('GET', '/finance/v1/types/service-types')).status).toBe(200)
})
