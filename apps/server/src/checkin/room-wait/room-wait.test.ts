import { saveStep, startLog } from '@foyer/contract/checkin-log.ts'
import { readRoomWait, waitForRoom } from '@foyer/contract/room-wait.ts'
import { listRoomWaits } from '@foyer/contract/staff/room-waits.ts'
import { openStay, setRoomReady } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildAlertWatch } from '../../desk/alerts/testing/build-alert-watch.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { notifyRoomReady } from './notify-room-ready.ts'

async function createLobby() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', name: 'Núria Puig' })
  const stay = () => desk.call(openStay, { params: { reference } })
  const waiting = async () => (await desk.call(listRoomWaits)).waiting
  return {
    ...server,
    waiting,
    stay,
    next: async () => (await stay()).states.next,
    setReady: async (ready = true) => {
      const number = (await waiting())[0]?.roomNumber ?? '999'
      await desk.call(setRoomReady, { params: { number }, body: { ready } })
    },
    tell: () => notifyRoomReady(server.db, 1, buildAlertWatch(server.db).mails),
    mails: () =>
      server.db.inHotel(1, (tx) =>
        tx
          .selectFrom('mails')
          .select(['recipient', 'language', 'subject'])
          .where('template', '=', 'roomReady')
          .execute(),
      ),
  }
}

const reference = 'FOY1014'
const body = { reference }

it('S5 a guest who waits for a room is in the desk’s queue, with the time, until the room is ready; the page sees that at once', async () => {
  const { open, waiting, setReady, next, db } = await createLobby()
  const phone = await open()
  await findReservation(phone, reference, 'Papadopoulos')
  expect(await next()).toBe('register')
  expect(await phone.call(waitForRoom, { body })).toMatchObject({ roomReady: false, tellsByMail: false })
  await db.inHotel(1, (tx) => sql`update room_waits set since = since - interval '20 minutes'`.execute(tx))
  const [before] = await waiting()
  expect(before).toMatchObject({ reference, guestName: expect.stringContaining('Papadopoulos'), tellsByMail: false })
  await phone.call(waitForRoom, { body })
  expect((await waiting())[0]?.since).toBe(before?.since)
  // As the desk's next step, the missing room comes before missing data.
  expect(await next()).toBe('roomNotReady')
  await setReady()
  expect(await waiting()).toEqual([])
  expect(await next()).toBe('register')
  expect(await phone.call(readRoomWait, { body })).toMatchObject({ roomReady: true })
})

it('S34 the desk reads that a guest waits for a room, not that a page has failed', async () => {
  const { openKiosk, stay, setReady } = await createLobby()
  const kiosk = await openKiosk()
  await findReservation(kiosk, reference, 'Papadopoulos')
  const begin = { reference, hotelId: 1, action: 'checkin' as const, guestCount: 1 }
  await kiosk.call(startLog, { body: begin })
  await kiosk.call(saveStep, {
    body: { ...begin, step: 'show-error', isPok: true, isFrontApp: false, finished: false },
  })
  expect(await stay()).toMatchObject({ waitsForRoom: false, screen: { step: 'problem' } })
  await kiosk.call(waitForRoom, { body })
  const { states, ...seen } = await stay()
  expect(seen).toMatchObject({ waitsForRoom: true, screen: { step: 'roomWait' } })
  expect(states.roomReady.mark).toBe('needsPerson')
  await setReady()
  expect((await stay()).states.roomReady.mark).toBe('done')
})

it('G14 a guest who leaves the kiosk is mailed once, in their language, when the room is ready, and not before', async () => {
  const { openKiosk, waiting, setReady, tell, mails } = await createLobby()
  const kiosk = await openKiosk()
  await findReservation(kiosk, reference, 'Papadopoulos')
  await kiosk.call(waitForRoom, { body: { reference, tell: { email: 'Eleni@Example.com' } } })
  expect(await waiting()).toMatchObject([{ reference, deviceName: 'kiosk', tellsByMail: true }])
  await tell()
  expect(await mails()).toEqual([])
  await setReady()
  await Promise.all([tell(), tell()])
  await tell()
  expect(await mails()).toEqual([
    { recipient: 'eleni@example.com', language: 'en', subject: 'Your room at Foyer Palace is ready' },
  ])
})

it('G14 the mail is in the page’s language', async () => {
  const { open, setReady, tell, mails } = await createLobby()
  const phone = await open({ language: 'de' })
  await findReservation(phone, reference, 'Papadopoulos')
  await phone.call(waitForRoom, { body: { reference, tell: { email: 'eleni@example.com' } } })
  await setReady()
  await tell()
  expect(await mails()).toMatchObject([{ language: 'de', subject: 'Ihr Zimmer ist fertig: Foyer Palace' }])
})

it('G14 the hotel’s address for the guest is shown masked, and used on request', async () => {
  const { openKiosk, setReady, tell, mails, db } = await createLobby()
  await db.inHotel(1, (tx) =>
    sql`update reservations set email = 'eleni@home.example' where reference = ${reference}`.execute(tx),
  )
  await db.inHotel(1, (tx) => sql`update guests set given = given - 'email'`.execute(tx))
  const kiosk = await openKiosk()
  await findReservation(kiosk, reference, 'Papadopoulos')
  const { knownEmail } = await kiosk.call(waitForRoom, { body })
  expect(knownEmail).toBe('e···@home.example')
  await kiosk.call(waitForRoom, { body: { reference, tell: {} } })
  await setReady()
  await tell()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['eleni@home.example'])
})

it('S5 rejects waiting for a reservation that the page has not found', async () => {
  const { open } = await createLobby()
  const phone = await open()
  await expect(phone.call(waitForRoom, { body })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await expect(phone.call(readRoomWait, { body })).rejects.toMatchObject({ problem: 'reservationNotFound' })
})
