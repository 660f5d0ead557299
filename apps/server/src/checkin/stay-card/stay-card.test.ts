import { fetchInformation } from '@foyer/contract/information.ts'
import { endVisit, proveReservation, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { openStayCard, shareStayCard } from '@foyer/contract/stay-card.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readQr } from '../../book/qr/testing/read-qr.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'

const searchAgain = (page: GuestPage) =>
  page.call(searchReservations, { body: { voucher: 'FOY1001', surname: 'García López' } })
const prove = (page: GuestPage, value: string) => page.call(proveReservation, { body: { factor: 'phone', value } })
const share = (page: GuestPage) => page.call(shareStayCard, { body: { reference: 'FOY1001' } })
const parseToken = ({ url }: { url: string }) => url.split('/').at(-1) ?? ''

/** Data that a passer-by must not read. */
const secrets = ['C01X00T4', '10115', '@example.com', '15112345678', '1990-']

async function checkInOn(open: (server: TestServer) => Promise<GuestPage>) {
  const server = await createTestServer()
  const page = await open(server)
  const { room } = await checkIn(page, 'FOY1001', 'García López')
  return { server, page, room }
}

it('G5 the browser that checked in finds its room and code again, and keeps its visit until departure', async () => {
  const { page, room } = await checkInOn((server) => server.open())
  const { reservations, secondFactors } = await searchAgain(page)
  expect([reservations[0]?.room.keyCode, secondFactors]).toEqual([room.keyCode, undefined])
  const answer = await page.send(visitReservations)
  const cookie = String(answer.headers['set-cookie'])
  // Two nights from the tenth, plus the day of departure.
  expect(cookie).toMatch(/^foyer_visit_1_own=.*Expires=Thu, 13 May 2027/)
})

it('G5 R8 an unknown caller with number and surname sees neither room nor code, and must answer what no confirmation contains', async () => {
  const { server, room } = await checkInOn((server) => server.open())
  const stranger = await server.open()
  const found = await stranger.send(searchReservations, { body: { voucher: 'FOY1001', surname: 'García López' } })
  expect(found.json()).toMatchObject({
    second_factors: ['phone'],
    reservations: [{ onlyState: true, state: 'inHouse', guests: [] }],
  })
  expect([found.body.includes(room.keyCode ?? ''), found.body.includes('"301"')]).toEqual([false, false])
  for (const factor of ['departureDate', 'name'] as const) {
    const value = factor === 'name' ? 'Ana 1 Soler' : '2027-05-12'
    await expect(stranger.call(proveReservation, { body: { factor, value } })).rejects.toMatchObject({
      problem: 'secondFactorWrong',
    })
  }
  await expect(prove(stranger, '0000')).rejects.toMatchObject({ problem: 'secondFactorWrong' })
  await expect(prove(stranger, '5678')).rejects.toMatchObject({ problem: 'tooManyTries' })
})

it('G5 the last digits of the phone number show the stay card again, but no documents or money', async () => {
  const { server, room } = await checkInOn((server) => server.open())
  const newVisit = await server.open()
  await searchAgain(newVisit)
  const answer = await newVisit.send(proveReservation, { body: { factor: 'phone', value: '5678' } })
  const [card] = answer.json().reservations
  expect([card.room.roomKeyCode, card.room.roomNumber, card.numberNights]).toEqual([room.keyCode, room.number, 2])
  expect(secrets.filter((secret) => answer.body.includes(secret))).toEqual([])
  const { data } = await newVisit.call(fetchInformation, { body: { subject: 'wifi', language: 'en' } })
  expect(data.wifi?.network).toBeTruthy()
  await expect(newVisit.call(fetchSummary, { body: { reference: 'FOY1001' } })).rejects.toMatchObject({
    problem: 'alreadyCheckedIn',
  })
})

it('G5 after departure no one sees a code', async () => {
  const { server, page } = await checkInOn((server) => server.open())
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'departed' }).where('reference', '=', 'FOY1001').execute(),
  )
  expect((await page.call(visitReservations)).reservations[0]?.room.keyCode).toBeUndefined()
})

it('G6 a QR code at the kiosk moves the stay card to the phone: once, within minutes, and to one phone', async () => {
  const { server, page: kiosk, room } = await checkInOn((server) => server.openKiosk())
  const shared = await share(kiosk)
  expect(readQr(Buffer.from(shared.picture, 'base64'))).toBe(shared.url)
  expect(shared.url).toContain('/hotel/1/lang/en/appkey/own/stay-card/')
  const phone = await server.open()
  const link = parseToken(shared)
  const [card] = (await phone.call(openStayCard, { body: { link } })).reservations
  expect([card?.room.keyCode, card?.room.number, card?.guests.map(({ email }) => email)]).toEqual([
    room.keyCode,
    room.number,
    [undefined],
  ])
  // The answer may be lost, and the guest leaves the kiosk.
  await phone.call(openStayCard, { body: { link } })
  await kiosk.call(endVisit)
  expect((await phone.call(visitReservations)).reservations[0]?.room.keyCode).toBe(room.keyCode)
  const another = await server.open()
  await expect(another.call(openStayCard, { body: { link } })).rejects.toMatchObject({ problem: 'linkEnded' })
})

it('G6 an expired or replaced link opens nothing', async () => {
  const { server, page: kiosk } = await checkInOn((server) => server.openKiosk())
  const first = await share(kiosk)
  const second = await share(kiosk)
  const phone = await server.open()
  const open = (shared: { url: string }) => phone.call(openStayCard, { body: { link: parseToken(shared) } })
  await expect(open(first)).rejects.toMatchObject({ problem: 'linkEnded' })
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('stay_card_links').set({ expires_at: sql`clock_timestamp()` }).execute(),
  )
  await expect(open(second)).rejects.toMatchObject({ problem: 'linkEnded' })
})

it('G6 when two phones read it concurrently, one gets it', async () => {
  const { server, page: kiosk } = await checkInOn((server) => server.openKiosk())
  const link = parseToken(await share(kiosk))
  const phones = await Promise.all([1, 2, 3].map(() => server.open()))
  const answers = await Promise.all(phones.map((phone) => phone.send(openStayCard, { body: { link } })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
})

it('G6 rejects sharing a card without having it', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await findReservation(page, 'FOY1001', 'García López')
  await expect(share(page)).rejects.toMatchObject({ problem: 'notCheckedIn' })
})
