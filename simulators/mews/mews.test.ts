import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { listen } from '../testing.ts'
import { createMews } from './create-mews.ts'

const tokens = { ClientToken: 'c', AccessToken: 'a', Client: 'Test 1.0' }
const LIST = { Limitation: { Count: 10 } }
const UNKNOWN = 'bbbbbbbb-0a53-4a0c-8a64-0d4f3c8b1a01'

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly retryAfter: string | null
}

async function start() {
  const server = createMews({ clientToken: 'c', accessToken: 'a', now: '2027-05-10T10:00:00Z', pricing: 'Gross' })
  const url = await listen(server)
  onTestFinished(() => void server.close())
  async function post(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      retryAfter: response.headers.get('retry-after'),
    }
  }
  const control = (what: string, body: object = {}) => post(`/control/${what}`, body)
  const call = (operation: string, body: object = {}) => post(`/api/connector/v1/${operation}`, { ...tokens, ...body })
  await control('put', {
    resources: [
      ['201', 'double'],
      ['202', 'double', 'Clean'],
    ],
    reservations: [
      {
        Number: '52',
        ScheduledStartUtc: '2027-05-10T08:00:00Z',
        ScheduledEndUtc: '2027-05-12T09:00:00Z',
        Category: 'double',
      },
    ],
  })
  const list = async (operation: string, key: string, filter: object = {}): Promise<Record<string, string>[]> =>
    (await call(operation, { ...filter, ...LIST })).body[key] as Record<string, string>[]
  const [reservation] = await list('reservations/getAll/2023-06-06', 'Reservations')
  const rooms = await list('resources/getAll', 'Resources', { Extent: { Resources: true } })
  const roomId = (name: string) => rooms.find(({ Name }) => Name === name)?.['Id']
  const ids = { reservation: String(reservation?.['Id']), customer: String(reservation?.['AccountId']) }
  const happened = async () =>
    ((await control('ledger')).body['happened'] as { what: string }[]).map(({ what }) => what)
  const assign = (name: string) =>
    call('reservations/update', {
      ReservationUpdates: [{ ReservationId: ids.reservation, AssignedResourceId: { Value: roomId(name) } }],
      Reprice: false,
    })
  return { url, post, call, control, list, ids, happened, assign }
}

type Ids = Awaited<ReturnType<typeof start>>['ids']
const interval = (StartUtc: string, EndUtc: string) => ({ UpdatedUtc: { StartUtc, EndUtc } })
const pay = (changes: object) => (ids: Ids) => ({
  AccountId: ids.customer,
  Amount: { Currency: 'EUR', GrossValue: 10, TaxCodes: [] },
  Type: 'Cash',
  ...changes,
})
const order = (amount: object) => (ids: Ids) => ({
  ServiceId: UNKNOWN,
  AccountId: ids.customer,
  Items: [{ Name: 'Beer', UnitCount: 1, UnitAmount: amount }],
})

it.each<[string, string, (ids: Ids) => object, number]>([
  ['an unknown field', 'reservations/getAll/2023-06-06', () => ({ ...LIST, Since: 'now' }), 400],
  ['a list without a limit', 'reservations/getAll/2023-06-06', () => ({}), 400],
  ['a page of more than a thousand', 'reservations/getAll/2023-06-06', () => ({ Limitation: { Count: 1_001 } }), 400],
  [
    'an interval of more than three months',
    'reservations/getAll/2023-06-06',
    () => ({ ...LIST, ...interval('2027-01-01T00:00:00Z', '2027-04-02T00:00:00Z') }),
    400,
  ],
  [
    'a time that is not UTC',
    'reservations/getAll/2023-06-06',
    () => ({ ...LIST, ...interval('2027-01-01T00:00:00+01:00', '2027-01-02T00:00:00Z') }),
    400,
  ],
  ['a list of everything', 'payments/getAll', () => LIST, 400],
  ['an empty list of ids', 'reservations/getAll/2023-06-06', () => ({ ...LIST, ReservationIds: [] }), 400],
  [
    'companions by the time of a change only',
    'companionships/getAll',
    () => ({ ...LIST, Extent: {}, ...interval('2027-01-01T00:00:00Z', '2027-01-02T00:00:00Z') }),
    400,
  ],
  ['a check-in without a room', 'reservations/start', ({ reservation }) => ({ ReservationId: reservation }), 403],
  [
    'a check-out before the check-in',
    'reservations/process',
    ({ reservation }) => ({ ReservationId: reservation }),
    403,
  ],
  ['an unknown reservation', 'reservations/start', () => ({ ReservationId: UNKNOWN }), 400],
  [
    'another price without a reason',
    'reservations/update',
    ({ reservation }) => ({ ReservationUpdates: [{ ReservationId: reservation }] }),
    400,
  ],
  [
    'a companion without a place',
    'reservations/addCompanion',
    ({ reservation, customer }) => ({ ReservationId: reservation, CustomerId: customer }),
    400,
  ],
  ['a customer without a surname', 'customers/add', () => ({ FirstName: 'Ana', OverwriteExisting: false }), 400],
  [
    'a country of three letters',
    'customers/update',
    ({ customer }) => ({ CustomerId: customer, NationalityCode: 'DEU' }),
    400,
  ],
  [
    'a document without a number',
    'identityDocuments/add',
    ({ customer }) => ({ IdentityDocuments: [{ CustomerId: customer, Type: 'Passport' }] }),
    400,
  ],
  [
    'a net amount where prices are gross',
    'payments/addExternal',
    pay({ Amount: { Currency: 'EUR', NetValue: 1 } }),
    400,
  ],
  ['a currency that is not enabled', 'payments/addExternal', pay({ Amount: { Currency: 'CHF', GrossValue: 1 } }), 400],
  ['a type of payment that is not enabled', 'payments/addExternal', pay({ Type: 'CreditCard' }), 403],
  ['an order for an unknown service', 'orders/add', order({ Currency: 'EUR', GrossValue: 1, TaxCodes: [] }), 400],
  ['an address in other letters', 'Reservations/start', () => ({}), 404],
])('refuses %s, and nothing happens', async (_, operation, body, status) => {
  const { call, ids, happened } = await start()
  expect(await call(operation, body(ids))).toMatchObject({ status, body: { Message: expect.any(String) } })
  expect(await happened()).toEqual([])
})

it('refuses wrong tokens', async () => {
  const { post } = await start()
  const body = { ...tokens, AccessToken: 'b' }
  expect((await post('/api/connector/v1/configuration/get', body)).status).toBe(401)
})

it('refuses the 201st call in 30 seconds, and says how long to wait', async () => {
  const { call, control } = await start()
  await control('forgetCalls')
  for (let at = 0; at < 200; at++) expect((await call('configuration/get')).status).toBe(200)
  const refused = await call('configuration/get')
  expect(refused.status).toBe(429)
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
})

it('checks in into an inspected room only, and out on the last day, with a note for what is open', async () => {
  const { call, control, ids, assign, happened } = await start()
  const body = { ReservationId: ids.reservation }
  await assign('202')
  expect((await call('reservations/start', body)).body).toMatchObject({ Message: 'The space 202 is not inspected.' })
  await assign('201')
  expect((await call('reservations/start', body)).status).toBe(200)
  expect((await call('reservations/start', body)).status).toBe(403)
  expect((await call('reservations/process', body)).status).toBe(403)
  await control('time', { now: '2027-05-12T08:00:00Z' })
  expect((await call('reservations/process', body)).body).toMatchObject({ Message: 'The bills are not balanced.' })
  expect((await call('reservations/process', { ...body, AllowOpenBalance: true })).status).toBe(400)
  expect((await call('reservations/process', { ...body, AllowOpenBalance: true, Notes: 'Left' })).status).toBe(200)
  expect(await happened()).toEqual(['reservationUpdated', 'reservationUpdated', 'started', 'processed'])
})

it('an e-mail address belongs to one customer', async () => {
  const { call } = await start()
  const ana = { LastName: 'Soler', Email: 'ana@example.com' }
  const first = await call('customers/add', { ...ana, OverwriteExisting: false })
  expect((await call('customers/add', { ...ana, OverwriteExisting: false })).status).toBe(403)
  const merged = await call('customers/add', { ...ana, FirstName: 'Ana', OverwriteExisting: true })
  expect(merged.body['Id']).toBe(first.body['Id'])
})

it('what is added twice is there twice: no key protects it', async () => {
  const { call, ids, list } = await start()
  await call('payments/addExternal', pay({ ExternalIdentifier: 'one' })(ids))
  await call('payments/addExternal', pay({ ExternalIdentifier: 'one' })(ids))
  expect(await list('payments/getAll', 'Payments', { AccountIds: [ids.customer] })).toHaveLength(2)
})

it('lists are newest first, page by page', async () => {
  const { call, control } = await start()
  await control('put', { resources: Array.from({ length: 5 }, (_, at) => [`30${at}`, 'suite']) })
  const names: string[] = []
  let Cursor: string | undefined
  for (let page = 0; page < 4; page++) {
    const Limitation = { Count: 2, ...(Cursor && { Cursor }) }
    const { body } = await call('resources/getAll', { Extent: { Resources: true }, Limitation })
    names.push(...(body['Resources'] as { Name: string }[]).map(({ Name }) => Name))
    Cursor = (body['Cursor'] as string | null) ?? undefined
  }
  expect(names).toEqual(['304', '303', '302', '301', '300', '202', '201'])
  expect(Cursor).toBeUndefined()
})

it('webhooks name ids only, and can come twice or late', async () => {
  const { control, ids, assign } = await start()
  const received: { Discriminator: string; Value: object }[] = []
  const hooked = createServer(async (request, response) => {
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    received.push(...JSON.parse(text).Events)
    response.end()
    hooked.emit('received')
  })
  onTestFinished(() => void hooked.close())
  await control('webhook', { url: await listen(hooked) })
  await control('faults', { doubledWebhooks: true, lateWebhooks: true })
  await assign('201')
  expect(received).toEqual([])
  const first = once(hooked, 'received')
  await control('faults', { doubledWebhooks: true })
  await first
  if (received.length < 2) await once(hooked, 'received')
  const event = { Discriminator: 'ServiceOrderUpdated', Value: { Id: ids.reservation } }
  expect(received).toEqual([event, event])
})

it('a WebSocket with both tokens hears of changed reservations and spaces', async () => {
  const { url, ids, assign, control } = await start()
  const open = (cookie: string) => new WebSocket(`${url.replace('http', 'ws')}/ws/connector`, { headers: { cookie } })
  const [refused] = await once(open('ClientToken=c; AccessToken=b'), 'error')
  expect(String(refused)).toContain('401')
  const socket = open('ClientToken=c; AccessToken=a')
  await once(socket, 'open')
  const heard = once(socket, 'message')
  await assign('201')
  expect(JSON.parse(String((await heard)[0]))).toMatchObject({
    Events: [{ Type: 'Reservation', Id: ids.reservation, State: 'Confirmed', StartUtc: '2027-05-10T08:00:00Z' }],
  })
  const closed = once(socket, 'close')
  await control('sockets', { cut: true })
  await closed
})

it('the owner’s page shows the bookings and saves a change', async () => {
  const { url, list } = await start()
  expect(await (await fetch(`${url}/owner/`)).text()).toContain('<td>52<td>Confirmed<td>Soler')
  const body = new URLSearchParams({ end: '2027-05-14T09:00:00Z', resource: '202' })
  await fetch(`${url}/owner/reservations/52`, { method: 'POST', body })
  const [reservation] = await list('reservations/getAll/2023-06-06', 'Reservations')
  expect(reservation).toMatchObject({ ScheduledEndUtc: '2027-05-14T09:00:00Z', AssignedResourceId: expect.any(String) })
  const filter = { ServiceOrderIds: [reservation?.['Id']] }
  expect(await list('orderItems/getAll', 'OrderItems', filter)).toHaveLength(4)
})
