import { searchReservations } from '@foyer/contract/reservation.ts'
import { checkInStay, undoCheckIn } from '@foyer/contract/staff/check-in.ts'
import { openStay, setRoomReady, waiveSignature } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

/** Their stay is paid. */
const smith = { reference: 'FOY1005', surname: 'Smith' }
/** They still owe something. */
const garcia = { reference: 'FOY1001', surname: 'García López' }

/** A desk, and a party whose data is complete. */
async function createDesk({ party = smith, isSigned = true } = {}) {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Puig' })
  const page = await server.openKiosk()
  const found = await findReservation(page, party.reference, party.surname)
  await saveParty(page, found)
  if (isSigned) await sign(page, found)
  const params = { reference: party.reference }
  const open = () => desk.call(openStay, { params })
  const checkIn = async (body: object = {}) => {
    const { bill } = await open()
    const owing = bill.pending.minor > 0 ? { owing: bill.pending } : {}
    return desk.call(checkInStay, { params, body: { ...owing, ...body } })
  }
  return { ...server, desk, page, params, open, checkIn }
}

it('S20 reception checks a registered party in, once: in house, with a code, and the log names who did it', async () => {
  const { open, checkIn } = await createDesk()
  await checkIn()
  await checkIn()
  const { state, keys, timeline, checkedInAt } = await open()
  expect([state, checkedInAt === undefined]).toEqual(['inHouse', false])
  expect(keys).toMatchObject([{ kind: 'code', state: 'done' }])
  const done = timeline.filter(({ detail }) => detail === 'checkedIn')
  expect(done).toMatchObject([{ what: 'staff', by: 'Núria Puig' }])
})

it('S20 at a kiosk the stay is found as checked in', async () => {
  const { checkIn, openKiosk } = await createDesk()
  await checkIn()
  const page = await openKiosk()
  const { reservations } = await page.call(searchReservations, { body: { voucher: 'FOY1005', surname: 'Smith' } })
  expect(reservations).toMatchObject([{ state: 'inHouse' }])
})

it('S20 a signature that reception has waived does not stop the check-in, a missing one does', async () => {
  const { desk, params, open, checkIn } = await createDesk({ isSigned: false })
  await expect(checkIn({ termsOnPaper: true })).rejects.toMatchObject({ problem: 'signatureMissing' })
  for (const { id: guestId } of (await open()).guests)
    await desk.call(waiveSignature, { params: { ...params, guestId } })
  await checkIn({ termsOnPaper: true })
  expect((await open()).state).toBe('inHouse')
})

it('S20 asks for the terms where no guest has accepted them', async () => {
  const { desk, params, open, checkIn } = await createDesk({ isSigned: false })
  for (const { id: guestId } of (await open()).guests)
    await desk.call(waiveSignature, { params: { ...params, guestId } })
  await expect(checkIn()).rejects.toMatchObject({ problem: 'termsMissing' })
  expect((await open()).state).toBe('expected')
})

it('S20 rejects an amount that the desk has not seen, and a room that is not ready', async () => {
  const { desk, params, open, checkIn } = await createDesk({ party: garcia })
  expect((await open()).bill.pending.minor).toBeGreaterThan(0)
  await expect(desk.call(checkInStay, { params, body: {} })).rejects.toMatchObject({ problem: 'payFirst' })
  await desk.call(setRoomReady, { params: { number: (await open()).roomNumber ?? '' }, body: { ready: false } })
  await expect(checkIn()).rejects.toMatchObject({ problem: 'roomNotReady' })
  expect((await open()).state).toBe('expected')
})

it('S20 an undone check-in ends the keys, and the party can check in again', async () => {
  const { desk, params, open, checkIn } = await createDesk()
  await checkIn()
  await desk.call(undoCheckIn, { params, body: { reason: 'wrong guest' } })
  const undone = await open()
  expect(undone.state).toBe('expected')
  expect(undone.keys.filter(({ state }) => state === 'done')).toEqual([])
  await checkIn()
  const again = await open()
  expect([again.state, again.keys.filter(({ state }) => state === 'done').length]).toEqual(['inHouse', 1])
})

it('S20 a check-in of the day before cannot be undone', async () => {
  const { db, desk, params, checkIn } = await createDesk()
  await checkIn()
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ checked_in_at: yesterday })
      .where('reference', '=', params.reference)
      .execute(),
  )
  const undo = desk.call(undoCheckIn, { params, body: { reason: 'too late' } })
  await expect(undo).rejects.toMatchObject({ problem: 'notCheckedIn' })
})
