import { startLog } from '@foyer/contract/checkin-log.ts'
import { headers } from '@foyer/contract/headers.ts'
import { productionDate } from '@foyer/contract/hotel.ts'
import { endVisit, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation, saveParty } from '../../testing/journey.ts'
import { countRows, printTables } from '../../testing/print-tables.ts'
import { recordStatements } from '../../testing/sent-statements.ts'

const begin = { reservation: 'FOY1001', pok_hotel_id: 1, guest_amount: 1, action: 'checkin' }

it('a page alone leaves no row, its first call does, and a reload continues the same visit', async () => {
  const server = await createTestServer()
  const before = await printTables(server.db)
  const page = await server.open()
  await page.load()
  expect(await printTables(server.db)).toEqual(before)
  const { csrf } = page
  await page.call(productionDate)
  expect(await countRows(server.db, 'visits')).toBe(1)
  await page.load()
  await page.call(productionDate)
  expect([page.csrf, await countRows(server.db, 'visits')]).toEqual([csrf, 1])
})

it('T5 T10 refuses a caller who cannot prove the visit, and changes nothing', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1001', 'García')
  const [cookie = ''] = [...page.browser.cookies].map(([name, value]) => `${name}=${value}`)
  const [name = '', value = ''] = cookie.split('=')
  const [id = '', seal = ''] = value.split('.')
  const stranger = await server.open()
  const beach = await server.open({ hotelId: 2 })
  const beachCookie = [...beach.browser.cookies.values()][0] ?? ''
  const before = await printTables(server.db)
  const tries: Record<string, Record<string, string | undefined>> = {
    'no cookie': { cookie: '' },
    'an empty cookie': { cookie: `${name}=` },
    'another seal': { cookie: `${name}=${id}.${seal.slice(1)}x` },
    'another id under this seal': { cookie: `${name}=${id.slice(1)}x.${seal}` },
    'no seal': { cookie: `${name}=${id}` },
    'the cookie of another hotel': { cookie: `${name}=${beachCookie}` },
    'the cookie of this hotel at another': { [headers.hotelId]: '2', cookie: `foyer_visit_2_own=${value}` },
    'the cookie of this app at another': { [headers.appKey]: 'prechk', cookie: `foyer_visit_1_prechk=${value}` },
    'no token': { [headers.csrf]: undefined },
    'an empty token': { [headers.csrf]: '' },
    'the token of another visit': { [headers.csrf]: stranger.csrf },
    'no hotel': { [headers.hotelId]: undefined },
    'a hotel that is none': { [headers.hotelId]: 'NaN' },
    'a hotel beyond all': { [headers.hotelId]: '99999999999' },
    'an app key that is none': { [headers.appKey]: '__proto__' },
  }
  for (const [what, headersOfTry] of Object.entries(tries)) {
    const answer = await page.send(startLog, { body: begin, headers: { cookie, ...headersOfTry } })
    expect([what, answer.statusCode, answer.json().problem]).toEqual([what, 401, 'noVisit'])
  }
  expect(await printTables(server.db)).toEqual(before)
})

it('T5 refuses a request that another site sent, or that is not JSON, and changes nothing', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1001', 'García')
  const before = await printTables(server.db)
  const form = new URLSearchParams({ reservation: 'FOY1001' }).toString()
  const foreign: Record<string, [status: number, headers: Record<string, string | undefined>]> = {
    'another origin': [421, { origin: 'https://evil.example' }],
    'our name elsewhere': [421, { origin: 'http://localhost.evil.example' }],
    'another port': [421, { origin: 'http://localhost:8081' }],
    'no origin that can be told': [421, { origin: 'null' }],
    'another site, as the browser says': [421, { 'sec-fetch-site': 'cross-site' }],
    'a neighbour, as the browser says': [421, { 'sec-fetch-site': 'same-site' }],
    'no content type': [415, { 'content-type': undefined }],
    'plain text': [415, { 'content-type': 'text/plain' }],
    'a form': [415, { 'content-type': 'application/x-www-form-urlencoded' }],
    'a form with files': [415, { 'content-type': 'multipart/form-data; boundary=x' }],
    'JSON of another kind': [415, { 'content-type': 'application/jsonp' }],
  }
  for (const [what, [status, more]] of Object.entries(foreign)) {
    const request = page.request(startLog, { headers: more })
    const payload = more['content-type']?.includes('urlencoded') ? form : JSON.stringify(begin)
    const answer = await page.browser.send({ ...request, payload })
    const problem = status === 421 ? 'foreignOrigin' : 'notJson'
    expect([what, answer.statusCode, answer.json().problem]).toEqual([what, status, problem])
  }
  expect(await printTables(server.db)).toEqual(before)
})

it('none of our own refusals of a search is a 403, which means a wrong configuration', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const answers = [
    await page.send(searchReservations, { headers: { [headers.csrf]: 'x' } }),
    await page.send(searchReservations, { headers: { origin: 'https://evil.example' } }),
    await page.send(searchReservations, { headers: { [headers.hotelId]: '2' } }),
    await page.send(searchReservations, { body: { surname: 1 } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 421, 401, 400])
})

it('accepts calls from behind a proxy under the public name, and under its own', async () => {
  const server = await createTestServer({ publicUrl: 'https://checkin.example.com' })
  const page = await server.open()
  const from = async (origin: string) =>
    (await page.send(productionDate, { headers: { origin, 'sec-fetch-site': undefined } })).statusCode
  expect(await from('https://checkin.example.com')).toBe(200)
  expect(await from('http://localhost')).toBe(200)
  expect(await from('https://example.com')).toBe(421)
})

it('two hotels and two apps in one browser are separate visits', async () => {
  const server = await createTestServer()
  const browser = new Browser(server.app)
  const palace = await server.open({}, browser)
  const beach = await server.open({ hotelId: 2 }, browser)
  const early = await server.open({ appKey: 'prechk' }, browser)
  await findReservation(palace, 'FOY1001', 'García')
  expect((await beach.call(visitReservations)).reservations).toEqual([])
  expect((await early.call(visitReservations)).reservations).toEqual([])
  expect((await palace.call(visitReservations)).reservations).toHaveLength(1)
})

it('T2 after the end of a visit its cookie is dead, and so are its findings and its key code', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const { room } = await checkIn(page, 'FOY1001', 'García López')
  expect(room.keyCode).toMatch(/^\d{6}$/)
  const before = { browser: page.browser.copy(), csrf: page.csrf }
  const kept = { [headers.csrf]: page.csrf, cookie: joinCookies(page.browser.copy()) }
  const asBefore = async () => (await page.send(visitReservations, { headers: kept })).statusCode
  expect(await asBefore()).toBe(200)
  const { csrf } = await page.call(endVisit)
  page.csrf = csrf

  expect(await asBefore()).toBe(401)
  const old = await server.open({}, before.browser)
  expect(old.csrf).not.toBe(before.csrf)
  expect((await page.call(visitReservations)).reservations).toEqual([])
  const again = await findReservation(page, 'FOY1001', 'García López')
  expect([again.state, again.room.keyCode]).toEqual(['inHouse', undefined])
})

it('F2 a page that lost the answer to the end gets its next visit by asking again', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1001', 'García')
  const lost = page.browser.copy()
  const first = await page.call(endVisit)
  const retry = await server.app.inject({
    ...page.request(endVisit, {}),
    headers: { ...page.request(endVisit, {}).headers, host: 'localhost', cookie: joinCookies(lost) },
    payload: '{}',
  })
  expect(retry.statusCode).toBe(200)
  expect(retry.json().csrf).not.toBe(first.csrf)
  const [next] = retry.cookies
  const answer = await page.send(visitReservations, {
    headers: { [headers.csrf]: retry.json().csrf, cookie: `${next?.name}=${next?.value}` },
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, { reservations: [] }])
})

it('T4 a revoked device is refused at its next call, and its page redirects to sign-in', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  await kiosk.call(productionDate)
  await server.db.inHotel(1, (tx) => tx.updateTable('devices').set({ revoked_at: new Date() }).execute())
  await expect(kiosk.call(productionDate)).rejects.toMatchObject({ status: 401, problem: 'noDevice' })
  const response = await kiosk.browser.send({ method: 'GET', url: kiosk.url })
  expect([response.statusCode, response.headers['location']]).toEqual([302, '/pok/'])
})

it('T4 the visit of a kiosk is worth nothing without the device', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const thief = new Browser(server.app)
  for (const [name, value] of kiosk.browser.cookies) if (name.includes('visit')) thief.cookies.set(name, value)
  const { headers: sent } = kiosk.request(productionDate, {})
  const answer = await thief.send({ method: 'POST', url: productionDate.path, headers: sent ?? {}, payload: '{}' })
  expect([answer.statusCode, answer.json().problem]).toEqual([401, 'noDevice'])
})

it('the date is the hotel’s, even when it differs in Greenwich', async () => {
  const server = await createTestServer()
  server.setNow('2027-05-10T22:30:00Z')
  expect(await (await server.open()).call(productionDate)).toEqual({ date: '2027-05-11' })
  expect(await (await server.open({ hotelId: 3 })).call(productionDate)).toEqual({ date: '2027-05-10' })
})

function joinCookies(...browsers: Browser[]): string {
  const all = browsers.flatMap(({ cookies }) => [...cookies])
  return all.map(([name, value]) => `${name}=${value}`).join('; ')
}

it('API-74.b a visit that has just found its booking is not looked up again before each large body', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const found = await findReservation(page, 'FOY1001', 'García')
  await saveParty(page, found)
  const sent = recordStatements()
  const body = { reference: 'FOY1001', guestId: found.guests[0]?.id ?? '', signature: '' }
  const countLookUps = async () => {
    sent()
    await page.send(uploadSignature, { body, headers: { 'transfer-encoding': 'chunked' } })
    return sent().filter((text) => text.includes('"isMade"')).length
  }
  expect([await countLookUps(), await countLookUps()]).toEqual([1, 0])
  server.setNow('2027-05-10T10:00:11Z')
  expect(await countLookUps()).toBe(1)
})
