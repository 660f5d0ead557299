import { downloadQr } from '@foyer/contract/qr.ts'
import { searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { testKeySecret } from '../../testing/test-key-secret.ts'
import { sealReservationCode } from './seal-code.ts'
import { readQr } from './testing/read-qr.ts'

const download = (page: GuestPage, code: string, surname: string) =>
  page.send(downloadQr, { params: { code, surname } })
const show = (page: GuestPage, qr: string) => page.send(searchReservations, { body: { qr_code: qr } })

async function readCode(page: GuestPage, voucher: string, surname: string): Promise<string> {
  await findReservation(page, voucher, surname)
  return readQr((await download(page, voucher, surname)).rawPayload)
}

it('API-45 gives a guest who has found a booking its code as a picture to save, which is never cached', async () => {
  const page = await (await createTestServer()).open()
  await findReservation(page, 'FOY1001', 'García López')
  const { statusCode, headers, rawPayload } = await download(page, 'FOY1001', 'garcia lopez')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="FOY1001.png"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(readQr(rawPayload)).toMatch(/^FOYER1\.[\w-]{64}$/)
})

it('the code finds the booking on a phone and at the kiosk, without number and surname, and opens no other', async () => {
  const server = await createTestServer()
  const code = await readCode(await server.open(), 'FOY1001', 'García')
  for (const page of [await server.open(), await server.openKiosk()]) {
    const answer = await show(page, code)
    expect(answer.json().reservations.map(({ reference }: { reference: string }) => reference)).toEqual(['FOY1001'])
    expect((await page.call(visitReservations)).reservations).toHaveLength(1)
  }
})

it('API-45 a visit that has not found the booking, or names another, gets nothing', async () => {
  const server = await createTestServer()
  const stranger = await server.open()
  const owner = await server.open()
  await findReservation(owner, 'FOY1001', 'García')
  const tries = [
    download(stranger, 'FOY1001', 'García'),
    download(owner, 'FOY1001', 'Müller'),
    download(owner, 'FOY1001', '-'),
    download(owner, 'FOY1002', 'Müller'),
    download(owner, 'FOY9999', 'Nobody'),
  ]
  const answers = await Promise.all(tries)
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.json().problem).toBe('reservationNotFound')
})

it('changed, foreign, cancelled, over, switched off and made-up codes are all answered alike', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const code = await readCode(page, 'FOY1001', 'García')
  const cancelled = await findReservation(page, 'FOY1016', 'Novak')
  const secret = testKeySecret.sealKey('qr')
  const until = '2027-05-12'
  const ofCancelled = sealReservationCode({ hotelId: 1, reservationId: cancelled.id, until, proof: 'number' }, secret)
  const ofNobody = sealReservationCode(
    { hotelId: 1, reservationId: crypto.randomUUID(), until, proof: 'number' },
    secret,
  )
  const middle = code.at(40) === 'A' ? 'B' : 'A'
  const answers = [
    await show(page, code.slice(0, 40) + middle + code.slice(41)),
    await show(await server.open({ hotelId: 2 }), code),
    await show(page, ofCancelled),
    await show(page, ofNobody),
    await show(page, 'FOYER1.'),
    await show(page, ''),
    await show(page, 'FOY1001,García'),
  ]
  server.setNow('2027-05-13T10:00:00Z')
  answers.push(await show(page, code))
  server.setNow('2027-05-10T10:00:00Z')
  await server.publish(1, { ...palaceDocument, apps: { own: { channel: 'ownDevice' } } })
  answers.push(await show(page, code))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.json().problem).toBe('reservationNotFound')
})

it('R6 guessing codes is counted like every other search, and a right code still works', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const code = await readCode(await server.open(), 'FOY1001', 'García')
  for (let tried = 1; tried <= 10; tried++) {
    const guess = `FOYER1.${Buffer.alloc(48, tried).toString('base64url')}`
    expect((await show(page, guess)).statusCode).toBe(404)
  }
  expect((await show(page, 'another guess')).json().problem).toBe('tooManyTries')
  expect((await page.send(searchReservations, { body: { voucher: 'FOY1001', surname: 'García' } })).statusCode).toBe(
    429,
  )
  expect((await show(page, code)).statusCode).toBe(200)
})

it('a guest in house still has a code; one who has cancelled or left has none', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await checkIn(page, 'FOY1001', 'García López')
  expect((await download(page, 'FOY1001', 'García López')).statusCode).toBe(200)
  await findReservation(page, 'FOY1016', 'Novak')
  expect((await download(page, 'FOY1016', 'Novak')).json().problem).toBe('reservationCancelled')
  await findReservation(page, 'FOY1004', 'Smith')
  server.setNow('2027-06-10T10:00:00Z')
  expect((await download(page, 'FOY1004', 'Smith')).json().problem).toBe('stayEnded')
})

it('a new secret invalidates every code that was issued', async () => {
  const page = await (await createTestServer()).open()
  const { id } = await findReservation(page, 'FOY1001', 'García')
  const other = sealReservationCode(
    { hotelId: 1, reservationId: id, until: '2027-05-12', proof: 'number' },
    Buffer.alloc(32, 7),
  )
  expect((await show(page, other)).statusCode).toBe(404)
})

it('a guest’s page may use the camera, and the microphone where reception is called by video; the desk both; nothing else either', async () => {
  const server = await createTestServer()
  const page = await server.open()
  const policyOf = async (url: string) =>
    String((await page.browser.send({ method: 'GET', url })).headers['permissions-policy'])
  const prepared = await server.open({ appKey: 'prechk' })
  expect(await policyOf(prepared.url)).toMatch(/^camera=\(self\), microphone=\(\), geolocation=\(\)/)
  for (const url of [page.url, '/staff/'])
    expect(await policyOf(url)).toMatch(/^camera=\(self\), microphone=\(self\), geolocation=\(\)/)
  for (const url of ['/pok/', '/healthz']) expect(await policyOf(url)).toMatch(/^camera=\(\), microphone=\(\)/)
})
