import { endHandOver, makeHandOver, readHandOver, takeHandOver } from '@foyer/contract/hand-over.ts'
import { takeOverCheckin } from '@foyer/contract/lease.ts'
import { endVisit, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { parseHandOverToken } from '@foyer/domain/hand-over/hand-over.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readQr } from '../../book/qr/testing/read-qr.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, buildGuestPayload, findReservation, saveGuests, sign } from '../../testing/journey.ts'

const ended = { status: 410, problem: 'linkEnded' }
const inUse = { status: 423, problem: 'reservationInUse' }

const startHandOver = (page: GuestPage, reference = 'FOY1001') =>
  page.call(makeHandOver, { body: { reference, screen: 'guest-detail', guestIndex: '1', unsaved: true } })
const take = (page: GuestPage, code: string) => page.call(takeHandOver, { body: { code: parseToken(code) } })
const state = async (page: GuestPage, made: { id: string; secret: string }) =>
  (await page.call(readHandOver, { body: { id: made.id, secret: made.secret } })).state
const parseToken = (code: string) => parseHandOverToken(code) ?? code.split('/').at(-1) ?? ''
const readProof = ({ db }: TestServer, reference: string, appKey: string) =>
  db.inHotel(1, (tx) =>
    tx
      .selectFrom('visit_reservations as found')
      .innerJoin('visits', 'visits.id', 'found.visit_id')
      .innerJoin('reservations', 'reservations.id', 'found.reservation_id')
      .select(['found.proof', 'found.second_factor', 'found.key_factor'])
      .where('reference', '=', reference)
      .where('app_key', '=', appKey)
      .orderBy('found_at', 'desc')
      .executeTakeFirst(),
  )

it('G10 a phone’s check-in continues at the kiosk, at the same step with the data entered; the phone is rejected from then on', async () => {
  const server = await createTestServer()
  const [phone, kiosk] = [await server.open(), await server.openKiosk()]
  const found = await findReservation(phone, 'FOY1001', 'García López')
  const guests = found.guests.map((guest) => buildGuestPayload(guest))
  await saveGuests(phone, found, guests)
  const made = await startHandOver(phone)
  expect([made.to, made.seconds, readQr(Buffer.from(made.picture, 'base64'))]).toEqual(['lobby', 120, made.code])
  expect(await state(phone, made)).toBe('waiting')

  const taken = await take(kiosk, made.code)
  expect(taken).toMatchObject({ screen: 'guest-detail', guestIndex: '1', unsaved: true, from: 'ownDevice' })
  expect(taken.reservations[0]?.guests[0]?.documentNumber).toBe(guests[0]?.documentNumber)
  expect(await state(phone, made)).toBe('taken')
  await expect(saveGuests(phone, found, guests)).rejects.toMatchObject(inUse)
  // The check-in can also be completed at the kiosk.
  await sign(kiosk, found)
  expect((await arrive(kiosk, found)).keyCode).toMatch(/^\d{6}$/)
  expect(await readProof(server, 'FOY1001', 'kiosk')).toMatchObject({ proof: 'number', key_factor: null })
})

it('G10 a kiosk’s check-in continues on the phone, which reads the data entered; a surname carries over as no proof', async () => {
  const server = await createTestServer()
  const [kiosk, phone] = [await server.openKiosk(), await server.open()]
  const found = await findReservation(kiosk, 'FOY1006', 'Dupont')
  const guests = found.guests.map((guest) => buildGuestPayload(guest))
  await saveGuests(kiosk, found, guests)
  const made = await startHandOver(kiosk, 'FOY1006')
  expect([made.to, made.code]).toEqual(['phone', expect.stringContaining('/appkey/own/hand-over/')])
  const taken = await take(phone, made.code)
  expect(taken.reservations[0]?.guests[0]).toMatchObject({ documentNumber: guests[0]?.documentNumber })
  await kiosk.call(endVisit)
  await sign(phone, found)
  expect((await phone.call(visitReservations)).reservations[0]?.guests[0]?.signatureState).toBe('uploaded')
  expect(await readProof(server, 'FOY1006', 'own')).toMatchObject({ proof: 'number', key_factor: 'lobbyCode' })

  const bySurname = await server.openKiosk()
  await findReservation(bySurname, 'FOY1013', 'Yılmaz')
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('visit_reservations').set({ proof: 'surname' }).where('proof', '=', 'number').execute(),
  )
  const another = await server.open()
  const owed = await take(another, (await startHandOver(bySurname, await readName(bySurname))).code)
  expect(owed.secondFactors).toContain('departureDate')
  expect(JSON.stringify(owed.reservations)).not.toContain('FOY1013')
  expect(await readProof(server, 'FOY1013', 'own')).toMatchObject({ proof: 'carriedSurname' })
})

it('T5 a photographed code is useless on another kind of device, at another hotel, or a second time', async () => {
  const server = await createTestServer()
  const phone = await server.open()
  await findReservation(phone, 'FOY1002', 'Müller')
  const made = await startHandOver(phone, 'FOY1002')
  await expect(take(await server.open(), made.code)).rejects.toMatchObject(ended)
  await expect(take(await server.openKiosk(2), made.code)).rejects.toMatchObject(ended)
  await expect(take(await server.openKiosk(), `${made.code.slice(0, -4)}AAAA`)).rejects.toMatchObject(ended)
  const kiosk = await server.openKiosk()
  await take(kiosk, made.code)
  // A page may retry after a lost answer, but doesn't take back what has moved on since.
  await phone.call(takeOverCheckin, { body: { reference: 'FOY1002' } })
  await take(kiosk, made.code)
  await startHandOver(phone, 'FOY1002')
  await expect(take(await server.openKiosk(), made.code)).rejects.toMatchObject(ended)
  // Nor does it reveal its state to other callers.
  const stranger = await server.open()
  expect(await state(stranger, { id: made.id, secret: 'guessed' })).toBe('over')
})

it('T5 a code expires after two minutes, when a newer one replaces it, or when the giver’s visit ends', async () => {
  const server = await createTestServer()
  const phone = await server.open()
  await findReservation(phone, 'FOY1008', 'Silva')
  const kiosk = await server.openKiosk()
  const first = await startHandOver(phone, 'FOY1008')
  const second = await startHandOver(phone, 'FOY1008')
  await expect(take(kiosk, first.code)).rejects.toMatchObject(ended)
  await server.db.inHotel(1, (tx) => sql`update hand_overs set expires_at = made_at + interval '0 seconds'`.execute(tx))
  await expect(take(kiosk, second.code)).rejects.toMatchObject(ended)
  expect(await state(phone, second)).toBe('over')
  const third = await startHandOver(phone, 'FOY1008')
  await phone.call(endVisit)
  await expect(take(kiosk, third.code)).rejects.toMatchObject(ended)
})

it('G10 when several devices read it concurrently, one gets it', async () => {
  const server = await createTestServer()
  const phone = await server.open()
  await findReservation(phone, 'FOY1009', 'Nagy')
  const { code } = await startHandOver(phone, 'FOY1009')
  const kiosks = await Promise.all([1, 2, 3, 4].map(() => server.openKiosk()))
  const answers = await Promise.all(
    kiosks.map((kiosk) => kiosk.send(takeHandOver, { body: { code: parseToken(code) } })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410])
})

it('T5 the giver sees that it was taken and can take it back from another device, even after their visit has ended', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  await findReservation(kiosk, 'FOY1010', 'Nagy')
  const made = await startHandOver(kiosk, 'FOY1010')
  const thief = await server.open()
  await take(thief, made.code)
  expect(await state(kiosk, made)).toBe('taken')
  await kiosk.call(endVisit)
  const next = await server.open({ appKey: 'kiosk' }, kiosk.browser)
  const end = (secret: string) => next.call(endHandOver, { body: { id: made.id, secret } })
  expect(await end('guessed')).toEqual({ undone: false })
  // Closing the code at that moment doesn't take the check-in away.
  const putAway = { id: made.id, secret: made.secret, unlessTaken: true }
  expect(await next.call(endHandOver, { body: putAway })).toEqual({ undone: false })
  expect((await thief.call(visitReservations)).reservations).toHaveLength(1)
  expect(await end(made.secret)).toEqual({ undone: true })
  expect((await thief.call(visitReservations)).reservations).toEqual([])
  const told = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('alerts').select('kind').where('kind', '=', 'handOverTaken').execute(),
  )
  expect(told).toHaveLength(1)
  await expect(take(thief, made.code)).rejects.toMatchObject(ended)
})

it('G10 rejects handing over what is not proved, not held, or already finished', async () => {
  const server = await createTestServer()
  const [stranger, phone, other] = [await server.open(), await server.open(), await server.open()]
  await expect(startHandOver(stranger, 'FOY1013')).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await findReservation(phone, 'FOY1005', 'Smith')
  await startHandOver(phone, 'FOY1005')
  await findReservation(other, 'FOY1005', 'Smith')
  await expect(startHandOver(other, 'FOY1005')).rejects.toMatchObject(inUse)
  await expect(startHandOver(await openInHouse(server), 'FOY1011')).rejects.toMatchObject({
    status: expect.any(Number),
  })
})

/** Returns the name that a page uses for the reservation it has found. */
async function readName(page: GuestPage): Promise<string> {
  return (await page.call(visitReservations)).reservations[0]?.reference ?? ''
}

async function openInHouse(server: TestServer): Promise<GuestPage> {
  const page = await server.open()
  await page.call(searchReservations, { body: { voucher: 'FOY1011', surname: 'Kowalski' } })
  return page
}
