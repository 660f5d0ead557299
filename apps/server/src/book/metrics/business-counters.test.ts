import { randomUUID } from 'node:crypto'
import { readPayment } from '@foyer/contract/payment.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { checkInStay } from '@foyer/contract/staff/check-in.ts'
import { changeDoorCode } from '@foyer/contract/staff/keys.ts'
import { expect, it, vi } from 'vitest'
import { createHub, publishWithCards, requestKey } from '../../checkin/keys/testing/key-kiosk.ts'
import { demoHotels } from '../../demo/hotels.ts'
import { createReporting } from '../../desk/authority/testing/create-reporting.ts'
import { createPayingServer, requestPayment } from '../../money/payment/testing/create-paying-server.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { arrive, checkIn, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const DECLINED_CARD = '4012001037141112'

/** Reads which series have moved since the last time, and by how much. */
async function watchCounters({ app }: Pick<TestServer, 'app'>) {
  const read = async () => {
    const { body } = await app.inject({ method: 'GET', url: '/metrics' })
    return new Map(
      [...body.matchAll(/^(foyer_\w+\{.+\}) (\d+)$/gm)].map(([, series = '', count]) => [series, Number(count)]),
    )
  }
  let before = await read()
  return async () => {
    const now = await read()
    const moved = [...now].map(([series, count]) => [series, count - (before.get(series) ?? 0)] as const)
    before = now
    return Object.fromEntries(moved.filter(([, count]) => count !== 0))
  }
}

/** Makes every key that is inserted fail, and with it the transaction. */
const failKeys = `
  create function no_key() returns trigger language plpgsql as $$ begin raise exception 'no key'; end $$;
  create trigger no_key before insert on keys for each row execute function no_key()`

it('N28 a check-in and its key count once, by hotel and channel, after the commit, however often it is repeated', async () => {
  const server = await createTestServer()
  const page = await server.openKiosk()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found)
  await sign(page, found)
  const moved = await watchCounters(server)
  await withOwnerClient(server.db.ownerUrl, (owner) => owner.query(failKeys))
  const key = randomUUID()
  await expect(arrive(page, found, key)).rejects.toMatchObject({ status: 500 })
  expect(await moved()).toEqual({})
  await withOwnerClient(server.db.ownerUrl, (owner) => owner.query('drop trigger no_key on keys'))
  await Promise.all([arrive(page, found, key), arrive(page, found, key), arrive(page, found, randomUUID())])
  const arrival = {
    'foyer_checkins_total{hotel="1",channel="kiosk"}': 1,
    'foyer_keys_issued_total{hotel="1",kind="code"}': 1,
  }
  expect(await moved()).toEqual(arrival)
  await arrive(page, found, key)
  expect(await moved()).toEqual({})
})

it('N28 check-ins on a phone and at reception have channels of their own, and a second phone doesn’t count', async () => {
  const server = await createTestServer()
  const moved = await watchCounters(server)
  const page = await server.open()
  const found = await checkIn(page, 'FOY1001', 'García López')
  const onPhone = {
    'foyer_checkins_total{hotel="1",channel="phone"}': 1,
    'foyer_keys_issued_total{hotel="1",kind="code"}': 1,
  }
  expect(await moved()).toEqual({ ...onPhone, 'foyer_searches_total{hotel="1",outcome="found"}': 2 })
  const other = await server.open()
  await findReservation(other, 'FOY1001', 'García López')
  await server.db.inHotel(1, (tx) => tx.deleteFrom('keys').where('reservation_id', '=', found.id).execute())
  await expect(arrive(other, found)).rejects.toMatchObject({ problem: 'alreadyCheckedIn' })
  expect(await moved()).toEqual({ 'foyer_searches_total{hotel="1",outcome="found"}': 1 })
  const kiosk = await server.openKiosk()
  const smith = await findReservation(kiosk, 'FOY1005', 'Smith')
  await saveParty(kiosk, smith)
  await sign(kiosk, smith)
  await moved()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const params = { reference: 'FOY1005' }
  for (let times = 0; times < 2; times++) await desk.call(checkInStay, { params, body: { termsOnPaper: true } })
  const atDesk = {
    'foyer_checkins_total{hotel="1",channel="reception"}': 1,
    'foyer_keys_issued_total{hotel="1",kind="code"}': 1,
  }
  expect(await moved()).toEqual(atDesk)
  await desk.call(changeDoorCode, { params })
  expect(await moved()).toEqual({ 'foyer_keys_issued_total{hotel="1",kind="code"}': 1 })
})

it('N28 a key card counts when its hub reports it, once', async () => {
  const server = await createTestServer()
  await publishWithCards(server)
  const hub = await createHub(server, 'the code of this kiosk')
  const page = await server.openKiosk()
  await checkIn(page, 'FOY1003', 'Rossi')
  const moved = await watchCounters(server)
  const refused = await requestKey(page, hub, 'FOY1003')
  await hub.tell({ id: refused.id, outcome: 'refused', cards: 0 })
  expect(await moved()).toEqual({})
  const { id } = await requestKey(page, hub, 'FOY1003')
  for (let times = 0; times < 2; times++) await hub.tell({ id, outcome: 'done', cards: 2 })
  expect(await moved()).toEqual({ 'foyer_keys_issued_total{hotel="1",kind="card"}': 1 })
})

it('N28 a payment counts as settled or refused, once', async () => {
  const server = await createPayingServer()
  const page = await server.open({ appKey: 'pay' })
  await findReservation(page, 'FOY1001', 'García')
  const moved = await watchCounters(server)
  const look = (id: string) => page.call(readPayment, { body: { reference: 'FOY1001', id } })
  for (const [outcome, card] of [['refused', DECLINED_CARD], ['settled']] as const) {
    const key = randomUUID()
    const { paymentId = '' } = await requestPayment(page, 'FOY1001', key)
    await requestPayment(page, 'FOY1001', key)
    expect(await moved()).toEqual({})
    await server.payAtGateway(paymentId, card)
    await vi.waitFor(async () => {
      await look(paymentId)
      expect(await moved()).toEqual({ [`foyer_payments_total{hotel="1",outcome="${outcome}"}`]: 1 })
    })
    await look(paymentId)
    expect(await moved()).toEqual({})
  }
})

it('N28 a failed search counts, and one that is refused after too many does not', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const moved = await watchCounters(server)
  const body = { surname: 'X', voucher: 'FOY9999' }
  const search = async () => (await page.send(searchReservations, { body })).statusCode
  expect([await search(), await moved()]).toEqual([404, { 'foyer_searches_total{hotel="1",outcome="failed"}': 1 }])
  for (let times = 0; times < 9; times++) await search()
  expect(await moved()).toEqual({ 'foyer_searches_total{hotel="1",outcome="failed"}': 9 })
  expect([await search(), await moved()]).toEqual([429, {}])
})

it('N28 reports to authorities count by state', async () => {
  const server = await createReporting(async () => ({ state: 'refused', reasons: [] }))
  const moved = await watchCounters(server)
  await checkIn(await server.open(), 'FOY1001', 'García López')
  await server.until('refused')
  const reports = Object.entries(await moved()).filter(([series]) => series.startsWith('foyer_authority'))
  expect(reports).toEqual([
    ['foyer_authority_reports_total{hotel="1",state="queued"}', 1],
    ['foyer_authority_reports_total{hotel="1",state="refused"}', 1],
  ])
})

it('N28 every hotel has all its series from the start, and nothing but hotels adds any', async () => {
  const { app, open } = await createTestServer()
  const count = async () => (await app.inject({ method: 'GET', url: '/metrics' })).body.match(/^foyer_/gm)?.length
  const before = await count()
  const page = await open()
  await checkIn(page, 'FOY1001', 'García López')
  const { body } = await app.inject({ method: 'GET', url: '/metrics' })
  expect([await count(), before]).toEqual([before, demoHotels.length * 16])
  expect(body).toMatch(/^foyer_checkins_total\{hotel="2",channel="tablet"\} \d+$/m)
})
