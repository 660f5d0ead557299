import { makeBill, readCheckOut } from '@foyer/contract/checkout.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listMails } from '@foyer/contract/staff/mails.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { checkOutGuest, maeve, piotr } from './testing/check-out-guest.ts'

const notFound = { status: 404, problem: 'reservationNotFound' }

async function readState(server: TestServer, reference: string) {
  return server.db.inHotel(1, async (tx) => {
    const stay = await tx
      .selectFrom('reservations')
      .select(['state', 'room_number'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const room = await tx
      .selectFrom('rooms')
      .select('ready')
      .where('number', '=', stay.room_number ?? '')
      .executeTakeFirst()
    return { state: stay.state, ready: room?.ready }
  })
}

const listRows = (server: TestServer, reference: string) =>
  server.db.inHotel(1, (tx) =>
    tx
      .selectFrom('check_outs')
      .select(['pending', 'app_key', 'undone_at'])
      .where('reservation_id', '=', demoId(reference))
      .execute(),
  )

async function listOpenAlerts(server: TestServer) {
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  return (await desk.call(listAlerts)).open.map(({ kind, reference }) => [kind, reference])
}

it('API-37.a CHECKOUT-01 SHELL-04.d room and name at the kiosk end the stay if nothing is due: 0', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const done = await checkOutGuest(kiosk, { ...maeve, firstName: 'maeve', lastName: 'OBrien' })
  expect(done).toMatchObject({ code: 0, reference: 'FOY1012', reservations: [{ state: 'departed' }] })
  expect(done).not.toHaveProperty('error')
  expect(await readState(server, 'FOY1012')).toEqual({ state: 'departed', ready: false })
  expect(await listRows(server, 'FOY1012')).toEqual([{ pending: 0, app_key: 'kiosk', undone_at: null }])
  expect(await kiosk.call(readCheckOut, { body: { reference: 'FOY1012' } })).toMatchObject({
    firstName: 'Maeve',
    roomNumber: '305',
    total: { minor: 460_00 },
    mailsTo: 'm···@example.com',
    billMailed: false,
  })
})

it('API-37.c API-37.d with an open balance the answer is 5 with the reference; the stay goes on and the desk is alerted', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  // The page's claim about a payment is ignored.
  const answer = await checkOutGuest(kiosk, { ...piotr, demoPaymentDone: true })
  expect(answer).toMatchObject({ code: 5, reference: 'FOY1011', reservations: [{ state: 'inHouse' }] })
  expect(await readState(server, 'FOY1011')).toMatchObject({ state: 'inHouse' })
  expect(await kiosk.call(fetchSummary, { body: { reference: 'FOY1011' } })).toMatchObject({
    pending: { minor: 77_30 },
  })
  expect(await listOpenAlerts(server)).toContainEqual(['departureUnpaid', 'FOY1011'])
  await expect(kiosk.call(makeBill, { body: { reference: 'FOY1011' } })).rejects.toMatchObject({
    problem: 'notCheckedIn',
  })
})

it('attack: concurrent requests for a bill generate it one at a time', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  await checkOutGuest(kiosk, maeve)
  const made = await Promise.all(
    Array.from({ length: 8 }, () => kiosk.send(makeBill, { body: { reference: 'FOY1012' } })),
  )
  const statuses = new Set(made.map(({ statusCode }) => statusCode))
  expect(statuses).toEqual(new Set([200, 409]))
})

it.each([
  ['another room', { ...maeve, roomNumber: '204' }],
  ['another surname', { ...maeve, lastName: 'Kowalski' }],
  ['another first name', { ...maeve, firstName: 'Piotr' }],
  ['no name', { ...maeve, firstName: '', lastName: '' }],
  ['no room', { ...maeve, roomNumber: ' ' }],
  ['somebody who has not arrived', { roomNumber: '101', firstName: 'Lucía', lastName: 'García López' }],
])('CHECKOUT-04 %s is not found, with the same message as any other mismatch', async (_, said) => {
  const server = await createTestServer()
  await expect(checkOutGuest(await server.openKiosk(), said)).rejects.toMatchObject(notFound)
  expect(await readState(server, 'FOY1012')).toMatchObject({ state: 'inHouse' })
})

it('on an unknown phone, room and name reveal nothing and end nothing, right or wrong', async () => {
  const server = await createTestServer()
  const phone = await server.open()
  for (const said of [
    maeve,
    { ...maeve, lastName: 'Nobody' },
    { ...maeve, secondFactor: 'FOY1011' },
    { ...maeve, secondFactor: '0000' },
  ])
    await expect(checkOutGuest(phone, said)).rejects.toMatchObject(notFound)
  expect((await phone.call(visitReservations)).reservations).toEqual([])
  expect(await readState(server, 'FOY1012')).toMatchObject({ state: 'inHouse' })
})

it.each([
  ['the number', 'foy 1012'],
  ['the last digits of the phone', '0001'],
])('with %s in addition to room and name a phone checks out', async (_, secondFactor) => {
  const server = await createTestServer()
  expect(await checkOutGuest(await server.open(), { ...maeve, secondFactor })).toMatchObject({ code: 0 })
})

it('a kiosk requires as much as a phone if the hotel does not accept a surname as proof', async () => {
  const server = await createTestServer()
  const flags = { ...palaceDocument.flags, sufficient_proof: 'number' as const }
  await server.publish(1, { ...palaceDocument, flags })
  const kiosk = await server.openKiosk()
  await expect(checkOutGuest(kiosk, maeve)).rejects.toMatchObject(notFound)
  expect(await checkOutGuest(kiosk, { ...maeve, secondFactor: 'FOY1012' })).toMatchObject({ code: 0 })
})

it('a phone that has arrived, or found the booking by its number, needs nothing more', async () => {
  const server = await createTestServer()
  const phone = await server.open()
  const { room, guests } = await checkIn(phone, 'FOY1003', 'Rossi')
  const said = { roomNumber: room.number ?? '', firstName: guests[0]?.firstName ?? '', lastName: 'Soler' }
  expect(await checkOutGuest(phone, said)).toMatchObject({ code: 11, reference: 'FOY1003' })
  await expect(checkOutGuest(await server.open(), said)).rejects.toMatchObject(notFound)
  const other = await server.open()
  await findReservation(other, 'FOY1012', "O'Brien")
  expect(await checkOutGuest(other, maeve)).toMatchObject({ code: 0 })
})

it.each([
  ['before the last day', '2027-05-09T09:00:00Z', 11, 'leavesLater'],
  ['after it', '2027-05-11T09:00:00Z', 12, 'stayOverdue'],
])('API-37.e CHECKOUT-03 %s reception must check: another code, with the reason', async (_, moment, code, error) => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  server.setNow(moment)
  const answer = await checkOutGuest(kiosk, maeve)
  expect(answer).toMatchObject({ code, error, message: expect.stringMatching(/Reception/) })
  expect(await readState(server, 'FOY1012')).toMatchObject({ state: 'inHouse' })
})

const withFlags = (flags: typeof palaceDocument.flags) => ({
  ...palaceDocument,
  flags: { ...palaceDocument.flags, ...flags },
})

it.each([
  ['before the last day', '2027-05-09T09:00:00Z'],
  ['after it', '2027-05-11T09:00:00Z'],
])('P34 %s a guest checks out where the hotel allows any day', async (_, moment) => {
  const server = await createTestServer()
  await server.publish(1, withFlags({ checkout_any_day: true }))
  const kiosk = await server.openKiosk()
  server.setNow(moment)
  expect(await checkOutGuest(kiosk, maeve)).toMatchObject({ code: 0 })
  expect(await readState(server, 'FOY1012')).toMatchObject({ state: 'departed' })
})

it('P34 room and name are enough on a phone where the hotel chose so, and still must match', async () => {
  const server = await createTestServer()
  await server.publish(1, withFlags({ checkout_by_name: true }))
  const phone = await server.open()
  await expect(checkOutGuest(phone, { ...maeve, lastName: 'Nobody' })).rejects.toMatchObject(notFound)
  expect(await checkOutGuest(phone, maeve)).toMatchObject({ code: 0, reference: 'FOY1012' })
})

it('a second tap, a lost answer and a second phone check out only once', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  const [one, two] = await Promise.all([checkOutGuest(kiosk, maeve), checkOutGuest(await server.openKiosk(), maeve)])
  expect([one.code, two.code]).toEqual([0, 0])
  expect(await checkOutGuest(await server.open(), { ...maeve, secondFactor: '0001', sendBill: true })).toMatchObject({
    code: 0,
  })
  expect(await checkOutGuest(kiosk, { ...maeve, sendBill: true })).toMatchObject({ code: 0 })
  expect(await listRows(server, 'FOY1012')).toHaveLength(1)
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const bills = (await desk.call(listMails)).mails.filter(({ template }) => template === 'bill')
  expect(bills.map(({ to }) => to)).toEqual(['maeve.obrien@example.com'])
})

it('a guest with another reservation for the same room stays, with their key, and the room is not yet marked for cleaning', async () => {
  const server = await createTestServer()
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ room_number: '305' }).where('reference', '=', 'FOY1011').execute(),
  )
  expect(await checkOutGuest(await server.openKiosk(), maeve)).toMatchObject({ code: 0 })
  expect(await readState(server, 'FOY1011')).toEqual({ state: 'inHouse', ready: true })
})

it('guesses at a room are throttled on a phone and the hotel is alerted; the guest’s own phone is not delayed', async () => {
  const server = await createTestServer()
  const own = await server.open()
  await findReservation(own, 'FOY1012', "O'Brien")
  const stranger = await server.open()
  const tries = []
  for (let digits = 10; digits < 17; digits++)
    tries.push(await checkOutGuest(stranger, { ...maeve, secondFactor: `00${digits}` }).catch(({ problem }) => problem))
  expect(tries).toEqual([...Array(5).fill('reservationNotFound'), 'tooManyTries', 'tooManyTries'])
  expect(await listOpenAlerts(server)).toContainEqual(['reservationGuessed', 'FOY1012'])
  await expect(checkOutGuest(stranger, { ...maeve, secondFactor: '0001' })).rejects.toMatchObject({
    problem: 'tooManyTries',
  })
  expect(await checkOutGuest(own, maeve)).toMatchObject({ code: 0 })
})

it('HOME-04.b the server rejects check-out if it is not offered', async () => {
  const server = await createTestServer()
  const answer = checkOutGuest(await server.open({ appKey: 'prechk' }), { ...maeve, secondFactor: 'FOY1012' })
  await expect(answer).rejects.toMatchObject({ problem: 'mayNot' })
})
