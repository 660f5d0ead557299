import { startLog } from '@foyer/contract/checkin-log.ts'
import { preCheckIn } from '@foyer/contract/pre-checkin.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, sign } from '../../testing/journey.ts'
import { completePreCheckin, openDemoLink } from './testing/party.ts'

async function found(page: GuestPage) {
  const [reservation] = (await page.call(visitReservations)).reservations
  if (!reservation) throw new Error('Nothing is found.')
  return reservation
}

async function createPreparedParty(server: TestServer) {
  const { page, reservation } = await openDemoLink(server)
  await saveGuests(
    page,
    reservation,
    reservation.guests.map((guest) => buildGuestPayload(guest)),
  )
  await sign(page, reservation)
  return { page, reservation: await found(page) }
}

const records = ({ db }: TestServer) =>
  db.inHotel(1, (tx) =>
    tx.selectFrom('pre_checkins').selectAll().where('notes', 'like', '%cot%').orderBy('completed_at').execute(),
  )

it('MODEL-06.g API-43.b SUMMARY-04.a saves the party’s arrival time and notes before the day, and returns no key', async () => {
  const server = await createTestServer()
  const { page, reservation } = await createPreparedParty(server)
  expect([reservation.state, reservation.startDate, reservation.preCheckinCompleted]).toEqual([
    'expected',
    '2027-05-11',
    false,
  ])
  const answer = await page.send(preCheckIn, {
    body: {
      hotel_id: 1,
      reference: reservation.reference,
      reservation_info: { notes: ' A cot, please. ', arrival_time: '15:30' },
      customers: reservation.guests.map(({ id, index, version }) => ({ id, index, board: '0', version })),
      is_pok: false,
    },
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  const again = await page.send(visitReservations)
  expect(again.json().reservations[0]).toMatchObject({
    has_pre_checkin_completed: true,
    arrival_time: '15:30',
    notes: 'A cot, please.',
  })
  // Guests that our own pages saved one by one stay unchanged.
  expect((await found(page)).guests.map(({ firstName }) => firstName)).toEqual(['Ana 1', 'Ana 2'])
  const [log] = await server.db.inHotel(1, (tx) => tx.selectFrom('checkin_logs').selectAll().execute())
  expect(log).toMatchObject({ action: 'pre-checkin', status: 'completed', arrived_at: null })
})

it('API-43.c SHELL-09.b saves all guests by the same rules for a caller that does not save them one by one', async () => {
  const server = await createTestServer()
  const { page, reservation } = await openDemoLink(server)
  const guests = reservation.guests.map((guest) =>
    buildGuestPayload(guest, { firstName: guest.firstName ?? 'Elena', lastName: guest.lastName ?? 'Ionescu' }),
  )
  const body = { hotelId: 1, reference: reservation.reference, wishes: { arrivalTime: '18:00' }, isPok: false }
  const wrong = guests.map((guest) => ({ ...guest, email: 'nobody' }))
  await expect(page.call(preCheckIn, { body: { ...body, guests: wrong } })).rejects.toMatchObject({
    problem: 'badInput',
  })
  // They are complete but unsigned; the rejection rolls back the saved guests too.
  await expect(page.call(preCheckIn, { body: { ...body, guests } })).rejects.toMatchObject({
    problem: 'signatureMissing',
  })
  expect((await found(page)).guests[0]?.documentNumber).toBeUndefined()
  await sign(page, reservation)
  expect(await page.call(preCheckIn, { body: { ...body, guests } })).toEqual({ errors: [] })
  expect((await found(page)).guests.map(({ state }) => state)).toEqual(['complete', 'complete'])
})

it('is incomplete until every guest has given everything and signed', async () => {
  const server = await createTestServer()
  const { page, reservation } = await openDemoLink(server)
  await expect(completePreCheckin(page, reservation)).rejects.toMatchObject({
    status: 409,
    problem: 'guestsIncomplete',
  })
  expect((await found(page)).preCheckinCompleted).toBe(false)
})

it('can be changed until arrival: the earlier entry is superseded and stays', async () => {
  const server = await createTestServer()
  const { page, reservation } = await createPreparedParty(server)
  await completePreCheckin(page, reservation, { arrivalTime: '15:30', notes: 'A cot, please.' })
  await completePreCheckin(page, reservation, { arrivalTime: '22:00' })
  expect(await found(page)).toMatchObject({ arrivalTime: '22:00', notes: 'A cot, please.' })
  await completePreCheckin(page, reservation, { notes: '' })
  expect((await found(page)).notes).toBeUndefined()
  expect((await found(page)).arrivalTime).toBe('22:00')
  expect((await records(server)).map(({ superseded_at }) => superseded_at !== null)).toEqual([true, true])
})

it('pre-check-in never checks a guest in, neither before the day nor on it', async () => {
  const server = await createTestServer()
  const { page, reservation } = await createPreparedParty(server)
  const byNumber = await server.open({ appKey: 'prechk' })
  const same = await findReservation(byNumber, 'FOY1015', 'Ionescu')
  await expect(arrive(byNumber, same)).rejects.toMatchObject({ problem: 'arrivesLater' })
  server.setNow('2027-05-11T10:00:00Z')
  await expect(arrive(byNumber, same)).rejects.toMatchObject({ status: 400, problem: 'badInput' })
  // A link never allows arriving.
  await expect(arrive(page, reservation)).rejects.toMatchObject({ status: 403, problem: 'proofTooWeak' })
  expect((await found(page)).state).toBe('expected')
})

it('MODEL-06.c at the kiosk on the day of arrival everything is complete, and only the key is left', async () => {
  const server = await createTestServer()
  const { page, reservation } = await createPreparedParty(server)
  await completePreCheckin(page, reservation, { arrivalTime: '15:30' })
  server.setNow('2027-05-11T13:30:00Z')
  const kiosk = await server.openKiosk()
  const there = await findReservation(kiosk, 'FOY1015', 'Ionescu')
  expect(there).toMatchObject({ preCheckinCompleted: true, arrivalTime: '15:30' })
  expect(there.guests.map(({ state, signatureState }) => [state, signatureState])).toEqual([
    ['complete', 'uploaded'],
    ['complete', 'uploaded'],
  ])
  expect((await arrive(kiosk, there)).keyCode).toMatch(/^\d{6}$/)
  await expect(completePreCheckin(page, reservation)).rejects.toMatchObject({ problem: 'alreadyCheckedIn' })
})

it('two phones of a party work concurrently; a check-in that starts at the hotel takes precedence', async () => {
  const server = await createTestServer()
  server.setNow('2027-05-11T10:00:00Z')
  const [first, second] = [await openDemoLink(server), await openDemoLink(server)]
  const begin = (action: 'checkin' | 'pre-checkin', { reference }: Reservation) => ({
    body: { reference, hotelId: 1, guestCount: 2, action },
  })
  for (const { page, reservation } of [first, second])
    expect(await page.call(startLog, begin('pre-checkin', reservation))).toEqual({ success: true })
  const kiosk = await server.openKiosk()
  const there = await findReservation(kiosk, 'FOY1015', 'Ionescu')
  // Phones hold no lease that a kiosk would have to wait for.
  await kiosk.call(startLog, begin('checkin', there))
  const begun = { status: 423, problem: 'checkinBegun' }
  const [guest] = first.reservation.guests
  if (!guest) throw new Error('Nobody is booked.')
  await expect(second.page.call(startLog, begin('pre-checkin', second.reservation))).rejects.toMatchObject(begun)
  await expect(saveGuests(first.page, first.reservation, [buildGuestPayload(guest)])).rejects.toMatchObject(begun)
  await expect(sign(first.page, first.reservation)).rejects.toMatchObject(begun)
  await expect(completePreCheckin(first.page, first.reservation)).rejects.toMatchObject(begun)
  await saveGuests(kiosk, there, [buildGuestPayload(guest)])
})

it('a hotel device saves by the same call on the day of arrival', async () => {
  const server = await createTestServer()
  const { page } = await createPreparedParty(server)
  const tablet = await server.openKiosk()
  const early = await findReservation(tablet, 'FOY1015', 'Ionescu')
  await expect(completePreCheckin(tablet, early)).rejects.toMatchObject({ problem: 'arrivesLater' })
  server.setNow('2027-05-11T10:00:00Z')
  await completePreCheckin(tablet, early, { notes: 'A cot, please.' })
  expect(await found(page)).toMatchObject({ preCheckinCompleted: true, notes: 'A cot, please.' })
})

it.each([
  ['a time that no clock shows', { reservation_info: { arrival_time: '25:00' } }],
  ['more notes than a person reads', { reservation_info: { notes: 'x'.repeat(501) } }],
  ['a NUL', { reservation_info: { notes: 'a\u0000b' } }],
])('rejects %s', async (_, changes) => {
  const server = await createTestServer()
  const { page, reservation } = await createPreparedParty(server)
  const body = { hotel_id: 1, reference: reservation.reference, customers: [], is_pok: false, ...changes }
  const answer = await page.send(preCheckIn, { body })
  expect([answer.statusCode, answer.json().problem]).toEqual([400, 'badInput'])
})
