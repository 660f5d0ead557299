import { randomUUID } from 'node:crypto'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, kioskLicenses, type TestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { printTables } from '../../testing/print-tables.ts'
import { hashLicenseCode } from '../device/license-code.ts'

const kiosk = kioskLicenses[1]
const anyDevice = 'FOYE-RHOT-ELDE-VICE'
const answer = { company_id: 1, hotel_id: 1, hotel_country_alfa_3: 'ESP' }

async function once({ db }: TestServer, code: string): Promise<void> {
  await db.inHotel(1, (tx) =>
    tx.updateTable('licenses').set({ reusable: false }).where('code_hash', '=', hashLicenseCode(code)).execute(),
  )
}

function devices({ db }: TestServer) {
  return db.inHotel(1, (tx) => tx.selectFrom('devices').selectAll().execute())
}

it('API-65.b MODEL-32.a MODEL-32.b a license code enrols this browser: it stores a token, the database only its hash', async () => {
  const server = await createTestServer()
  const browser = new Browser(server.app)
  const response = await browser.signIn(kiosk)
  expect([response.statusCode, response.json()]).toEqual([200, { ...answer, pok_key: 'kiosk' }])
  const [cookie] = response.cookies
  expect(cookie).toMatchObject({ name: 'foyer_device_1_kiosk', path: '/', httpOnly: true, sameSite: 'Lax' })
  expect(cookie?.value).toMatch(/^[\w-]{43}$/)
  expect(response.body).not.toContain(cookie?.value)
  expect(response.headers['cache-control']).toBe('no-store')
  const [device] = await devices(server)
  expect(device).toMatchObject({ app_key: 'kiosk', revoked_at: null })
  expect(device?.token_hash).not.toBe(cookie?.value)
  const page = await server.open({ appKey: 'kiosk' }, browser)
  const { company_id: companyId, hotel_id: id, hotel_country_alfa_3: country, pok_key: appKey } = response.json()
  expect(page.hotelPage).toMatchObject({ hotel: { companyId, id, country }, site: { appKey } })
  await expect(page.call(visitReservations)).resolves.toMatchObject({ reservations: [] })
})

it('strips underscores and blanks, ignores case, and accepts no other difference', async () => {
  const server = await createTestServer()
  const status = async (code: string) => (await new Browser(server.app).signIn(code)).statusCode
  for (const code of ['foye-rhot-elki-osk1', ' FOYE-RHOT-ELKI-OSK1_', 'FO YE-RHOT_-ELKI-OSK1']) {
    expect([code, await status(code)]).toEqual([code, 200])
  }
  for (const code of ['FOYERHOTELKIOSK1', 'FOYE–RHOT–ELKI–OSK1', 'FOYE-RHOT-ELKI-OSK', 'ＦOYE-RHOT-ELKI-OSK1', '_']) {
    expect([code, await status(code)]).toEqual([code, 404])
  }
  for (const code of ['', 'x'.repeat(65)]) expect(await status(code)).toBe(400)
})

it('a license without an app key returns none, and the second attempt names one', async () => {
  const server = await createTestServer()
  await once(server, anyDevice)
  const browser = new Browser(server.app)
  const first = await browser.signIn(anyDevice)
  expect([first.statusCode, first.json(), first.cookies]).toEqual([200, answer, []])
  expect((await browser.signIn(anyDevice, 'nothing')).statusCode).toBe(404)
  // A phone needs no license and can't be enrolled.
  expect((await browser.signIn(anyDevice, 'own')).statusCode).toBe(404)
  const second = await browser.signIn(anyDevice, 'TABLET')
  expect([second.statusCode, second.json()]).toEqual([200, { ...answer, pok_key: 'tablet' }])
  expect(await devices(server)).toMatchObject([{ app_key: 'tablet' }])
})

it('a license for one app enrols for that one, whatever the page requests', async () => {
  const server = await createTestServer()
  expect((await new Browser(server.app).signIn(kiosk, 'tablet')).json()).toMatchObject({ pok_key: 'kiosk' })
})

it('T4 a single-use code is used once, even by two at the same moment', async () => {
  const server = await createTestServer()
  await once(server, kiosk)
  const statuses = await Promise.all(
    [1, 2, 3].map(async () => (await new Browser(server.app).signIn(kiosk)).statusCode),
  )
  expect(statuses.toSorted()).toEqual([200, 409, 409])
  expect(await devices(server)).toHaveLength(1)
})

it('T4 a lost answer is repeated although the code is used up: one device, and no one else gets one', async () => {
  const server = await createTestServer()
  await once(server, kiosk)
  const key = randomUUID()
  const lost = await new Browser(server.app).signIn(kiosk, undefined, key)
  const browser = new Browser(server.app)
  const again = await browser.signIn(kiosk, undefined, key)
  expect([again.statusCode, again.json(), again.cookies]).toEqual([200, lost.json(), lost.cookies])
  expect((await server.open({ appKey: 'kiosk' }, browser)).hotelPage.site.appKey).toBe('kiosk')
  expect((await new Browser(server.app).signIn(kiosk, undefined, randomUUID())).statusCode).toBe(409)
  expect((await new Browser(server.app).signIn(kiosk)).statusCode).toBe(409)
  expect(await devices(server)).toHaveLength(1)

  await server.db.inHotel(1, (tx) => tx.updateTable('devices').set({ revoked_at: sql`now()` }).execute())
  expect((await browser.signIn(kiosk, undefined, key)).statusCode).toBe(409)
})

it('a code that many may use enrols this browser once per request', async () => {
  const server = await createTestServer()
  const key = randomUUID()
  const tries = await Promise.all([1, 2, 3].map(() => new Browser(server.app).signIn(kiosk, undefined, key)))
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await devices(server)).toHaveLength(1)
})

it('T2 a device that signs in again has forgotten its previous guest', async () => {
  const server = await createTestServer()
  const browser = new Browser(server.app)
  await browser.signIn(kiosk)
  await findReservation(await server.open({ appKey: 'kiosk' }, browser), 'FOY1001', 'García')
  await browser.signIn(kiosk)
  const next = await server.open({ appKey: 'kiosk' }, browser)
  expect((await next.call(visitReservations)).reservations).toEqual([])
})

it('SIGNIN-10 R6 a wrong code answers 404, after five in an hour the next wrong one 429, and the right one always works', async () => {
  const server = await createTestServer()
  const browser = new Browser(server.app)
  const before = await printTables(server.db, 1)
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => browser.signIn(`WRON-GCOD-E${at}`)))
  const problems = guesses.map((response) => response.json().problem)
  expect(problems.filter((problem) => problem === 'licenseNotFound')).toHaveLength(5)
  expect(problems.filter((problem) => problem === 'tooManyTries')).toHaveLength(15)
  expect(await printTables(server.db, 1)).toEqual(before)
  expect((await browser.signIn(kiosk)).statusCode).toBe(200)

  await server.db.directory.updateTable('failed_tries').set({ at: sql`at - interval '61 minutes'` }).execute()
  expect((await browser.signIn('WRON-GCOD-E')).statusCode).toBe(404)
})

it('T4 an attacker with a whole network has as many attempts as one address', async () => {
  const server = await createTestServer()
  const from = (address: string) => new Browser(server.app, address).signIn('WRON-GCOD-E')
  for (const host of [1, 2, 3, 4, 5]) expect((await from(`2001:db8:7:7::${host}`)).statusCode).toBe(404)
  expect((await from('2001:db8:7:7:a:b:c:d')).statusCode).toBe(429)
  expect((await from('2001:db8:7:8::1')).statusCode).toBe(404)
})

it('T4 the token of one app or hotel does not work for another', async () => {
  const server = await createTestServer()
  const browser = new Browser(server.app)
  await browser.signIn(kiosk)
  const token = browser.cookies.get('foyer_device_1_kiosk') ?? ''
  browser.cookies.set('foyer_device_1_tablet', token).set('foyer_device_2_kiosk', token)
  for (const path of ['hotel/1/lang/en/appkey/tablet/', 'hotel/2/lang/en/appkey/kiosk/']) {
    const response = await browser.send({ method: 'GET', url: `/pok/1/company/1/${path}` })
    expect([path, response.statusCode, response.headers['location']]).toEqual([path, 302, '/pok/'])
  }
})

it('T5 a page of another site cannot enrol a device', async () => {
  const server = await createTestServer()
  const request = { method: 'POST', url: '/pok/' } as const
  const foreign = await server.app.inject({
    ...request,
    headers: { origin: 'https://evil.example' },
    payload: { licenseCode: kiosk },
  })
  const form = await server.app.inject({
    ...request,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `licenseCode=${kiosk}`,
  })
  expect([foreign.statusCode, form.statusCode, await devices(server)]).toEqual([421, 415, []])
})
