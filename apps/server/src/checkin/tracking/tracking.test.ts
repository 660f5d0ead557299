import { saveStep } from '@foyer/contract/checkin-log.ts'
import { trackEvent } from '@foyer/contract/tracking.ts'
import { trackingTypes } from '@foyer/domain/tracking/tracking.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { countRows } from '../../testing/print-tables.ts'

const session = {
  trackingNumber: '1-1-1799999999999',
  reservationNumber: 'FOY1001',
  language: 'de',
  isPok: true,
  hotelId: 2,
  companyId: 9,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  appId: 'kiosk',
}
const event = {
  session,
  type: 'navigation' as const,
  state: 'guest-list',
  description: 'screen entered',
  data: { from: 'your-booking', surname: 'Canaryson' },
  url: '/pok/1/company/1/hotel/1/lang/en/appkey/own/guest-list/FOY1001?groupLocator=Canaryson',
}

function events({ db }: TestServer) {
  return db.inHotel(1, (tx) => tx.selectFrom('tracking_events').selectAll().orderBy('id').execute())
}

function steps({ db }: TestServer) {
  return db.inHotel(1, (tx) => tx.selectFrom('checkin_steps').selectAll().orderBy('first_at').execute())
}

it('API-05.b saves an event of a visit, with the booking’s id', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1001', 'García')
  expect(await page.call(trackEvent, { body: event })).toEqual({})
  expect(await events(server)).toMatchObject([
    {
      hotel_id: 1,
      app_key: 'own',
      tracking_number: '1-1-1799999999999',
      type: 'navigation',
      state: 'guest-list',
      description: 'screen entered',
      screen: 'guest-list',
      reservation_id: demoId('FOY1001'),
      language: 'en',
      browser: 'Chrome 140',
      data: { from: 'your-booking' },
    },
  ])
})

it('J12 consecutive events come in one call and are saved in order by one statement', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1001', 'García')
  const second = { ...event, state: 'guest-detail', session: { ...session, reservationNumber: 'FOY1002' } }
  const unsent = { ...event, state: 'license-code-sign-in' }
  const last = {
    ...event,
    type: 'process-result' as const,
    state: 'finish',
    description: 'check-in finished',
    data: {},
  }
  await page.call(trackEvent, { body: { ...event, more: [second, unsent, last] } })
  const kept = (await events(server)).map(({ state, type, reservation_id, data }) => [
    state,
    type,
    reservation_id,
    data,
  ])
  expect(kept).toEqual([
    ['guest-list', 'navigation', demoId('FOY1001'), { from: 'your-booking' }],
    ['guest-detail', 'navigation', null, { from: 'your-booking' }],
    ['finish', 'process-result', demoId('FOY1001'), {}],
  ])
})

it('T19 stores nothing that a page sends about a guest, in any field', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const canary = 'Canaryson 4111111111111111'
  await page.call(trackEvent, {
    body: {
      session: { ...session, trackingNumber: canary, reservationNumber: canary, userAgent: canary, appId: canary },
      type: 'error',
      state: canary,
      description: canary,
      data: { [canary]: 1, problem: canary, took_ms: 4_111_111_111_111_111 },
      url: `/check-in?surname=${canary}`,
    },
  })
  const kept = await events(server)
  expect(kept).toMatchObject([
    {
      tracking_number: null,
      reservation_id: null,
      state: 'other',
      description: 'other',
      screen: 'check-in',
      browser: null,
      data: {},
    },
  ])
  expect(JSON.stringify(kept)).not.toMatch(/Canaryson|4111/)
})

it('ERROR-12 an error that a page reports is in the operator’s log, without its text', async () => {
  const lines: string[] = []
  const server = await createTestServer({ logTo: { write: (line) => lines.push(line) } })
  const page = await server.open()
  const data = { problem: 'unexpected', line: 1, column: 20_417, message: 'Canaryson' }
  await page.call(trackEvent, { body: { ...event, type: 'error', description: 'page at fault', data } })
  await page.call(trackEvent, { body: event })
  const reports = lines.filter((line) => line.includes('a page is at fault'))
  expect(reports.map((line) => JSON.parse(line))).toMatchObject([
    { screen: 'guest-list', problem: 'unexpected', line: 1, column: 20_417 },
  ])
  expect(lines.join('')).not.toContain('Canaryson')
})

it('TRACK-05.b TRACK-06.a TRACK-06.b rejects an event without type, state or description, and saves nothing of it', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const wire = {
    session: { tracking_number: '1-1-1', is_pok: false, hotel_id: 1, company_id: 1 },
    type: 'navigation',
    state: 'guest-list',
    description: 'screen entered',
  }
  for (const wrong of [{ type: 'click' }, { state: '' }, { description: '' }]) {
    expect((await page.send(trackEvent, { body: { ...wire, ...wrong } })).statusCode).toBe(400)
  }
  expect(await events(server)).toEqual([])
})

it('TRACK-05.a saves events of all six types', async () => {
  const server = await createTestServer()
  const page = await server.open()
  for (const type of trackingTypes) await page.call(trackEvent, { body: { ...event, type } })
  expect((await events(server)).map(({ type }) => type)).toEqual(trackingTypes)
})

it('TRACK-08 saves nothing of the sign-in', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await page.call(trackEvent, { body: { ...event, state: 'license-code-sign-in' } })
  expect(await events(server)).toEqual([])
})

it('does not name a booking that the visit has not found', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await page.call(trackEvent, { body: event })
  expect(await events(server)).toMatchObject([{ reservation_id: null }])
})

it('stores no answers of event calls for replay', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await page.call(trackEvent, { body: event })
  expect(await countRows(server.db, 'idempotent_answers')).toBe(0)
})

it('ignores a page that sends endless events', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await page.call(trackEvent, { body: event })
  await server.db.inHotel(1, async (tx) => {
    const [first] = await tx.selectFrom('tracking_events').selectAll().execute()
    if (!first) throw new Error('Nothing was kept.')
    const { id: _id, data, ...row } = first
    const many = Array.from({ length: 298 }, () => ({ ...row, data: JSON.stringify(data) }))
    await tx.insertInto('tracking_events').values(many).execute()
  })
  await page.call(trackEvent, { body: { ...event, more: [event, event] } })
  await page.call(trackEvent, { body: event })
  expect(await events(server)).toHaveLength(300)
})

const step = {
  hotelId: 1,
  reference: 'FOY1002',
  step: 'guest-list',
  isPok: false,
  isFrontApp: true,
  finished: false,
  appKey: 'own',
  extras: { surname: 'Canaryson' },
}

it('API-04.d records each screen of a check-in once, by the device’s real kind and not its claim', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  await findReservation(page, 'FOY1002', 'Müller')
  expect(await page.call(saveStep, { body: step })).toEqual({})
  await page.call(saveStep, { body: step })
  await page.call(saveStep, { body: { ...step, step: 'finish', finished: true } })
  const kept = await steps(server)
  expect(kept).toMatchObject([
    { step: 'guest-list', times: 2, app_key: 'kiosk', is_pok: true, is_front_app: false, finished: false },
    { step: 'finish', times: 1, finished: true },
  ])
  expect(JSON.stringify(kept)).not.toContain('Canaryson')
})

it.each([
  ['TRACK-10', { reference: undefined }, 'Unknown reservation reference'],
  ['TRACK-10', { reference: '' }, 'Unknown reservation reference'],
  ['TRACK-11', { hotelId: undefined }, 'Unknown hotel id'],
  ['TRACK-12', { isPok: undefined }, 'Must define if current app is POK or not.'],
])('%s rejects a step with %o with this message', async (_rule, changes, words) => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1002', 'Müller')
  const { hotelId, reference, isPok } = { ...step, ...changes }
  const answer = await page.send(saveStep, {
    body: {
      hotel_id: hotelId,
      reference,
      step: 'guest-list',
      is_pok: isPok,
      is_front_app: false,
      finish_checkin: false,
    },
  })
  expect([answer.statusCode, answer.json()]).toEqual([400, { problem: 'badInput', message_error: words }])
  expect(await steps(server)).toEqual([])
})

it('a step must be a screen of a booking that this visit has found', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await expect(page.call(saveStep, { body: step })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await findReservation(page, 'FOY1002', 'Müller')
  await expect(page.call(saveStep, { body: { ...step, step: 'Canaryson' } })).rejects.toMatchObject({
    problem: 'badInput',
  })
  expect(await steps(server)).toEqual([])
})
