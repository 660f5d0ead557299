import { readAudit } from '@foyer/contract/staff/audit.ts'
import { listMails, openMail } from '@foyer/contract/staff/mails.ts'
import { openStay, sendPreCheckinLink, withdrawPreCheckinLinks } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import {
  completePreCheckin,
  DEMO_LINK,
  openDemoLink,
  openPreCheckinLink,
} from '../../checkin/pre-checkin/testing/party.ts'
import { demoId } from '../../demo/demo-id.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { buildGuestPayload, saveGuests, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { openTestLink } from '../../testing/test-links.ts'

const LINK =
  /http:\/\/localhost:8080\/pok\/1\/company\/1\/hotel\/1\/lang\/(\w+)\/appkey\/prechk\/pre-checkin\/([\w-]{43})/

async function openReception() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager' })
  const send = (reference: string) => desk.call(sendPreCheckinLink, { params: { reference } })
  const newest = async () => {
    const [mail] = (await desk.call(listMails)).mails
    return desk.call(openMail, { params: { id: mail?.id ?? '' } })
  }
  return { ...server, desk, send, newest, server }
}

it('S16 mails a link to the booking’s address, which opens it, and records who did', async () => {
  const { desk, send, newest, server } = await openReception()
  expect(await send('FOY1002')).toEqual({ to: 'anna.mueller@example.com' })
  const mail = await newest()
  expect(mail).toMatchObject({ to: 'anna.mueller@example.com', template: 'preCheckin', language: 'de' })
  expect(mail.text).toContain('Montag, 10. Mai')
  const [, language, token = ''] = LINK.exec(mail.text) ?? []
  expect([language, LINK.exec(mail.html)?.[2]]).toEqual(['de', token])
  const { reservation } = await openDemoLink(server, token, 'Müller')
  expect(reservation.id).toBe(demoId('FOY1002'))
  const kept = await server.db.inHotel(1, (tx) => tx.selectFrom('visit_reservations').select('proof').execute())
  expect(kept).toEqual([{ proof: 'mail' }])
  const { entries } = await desk.call(readAudit)
  expect(entries.slice(0, 2).map(({ action, subject }) => [action, subject])).toEqual([
    ['guestLinkRead', 'a···@example.com'],
    ['preCheckinLinkSent', 'FOY1002'],
  ])
  expect(JSON.stringify(entries)).not.toContain(token)
  const { links } = await desk.call(openStay, { params: { reference: 'FOY1002' } })
  expect(links).toEqual({ open: 1, opened: 1 })
})

it('stores the link apart from the text of the mail', async () => {
  const { send, db } = await openReception()
  await send('FOY1002')
  const [row] = await db.inHotel(1, (tx) => tx.selectFrom('mails').selectAll().execute())
  expect(openTestLink(row)).toMatch(LINK)
  expect(`${row?.text}${row?.html}`).not.toContain('/pre-checkin/')
})

it('MODEL-07.m writes in the main guest’s language if the hotel offers it', async () => {
  const { send, newest } = await openReception()
  await send('FOY1003')
  const mail = await newest()
  expect([mail.language, LINK.exec(mail.text)?.[1]]).toEqual(['it', 'it'])
  expect(mail.text).toContain('lunedì 10 maggio')
})

it.each([
  ['in house', 'FOY1011', 'alreadyCheckedIn'],
  ['cancelled', 'FOY1016', 'reservationCancelled'],
  ['unknown', 'FOY9999', 'reservationNotFound'],
])('sends nothing for a stay that is %s', async (_, reference, problem) => {
  const { send, desk } = await openReception()
  await expect(send(reference)).rejects.toMatchObject({ problem })
  expect((await desk.call(listMails)).mails).toEqual([])
})

it('sends nothing if the hotel has no pre-check-in or the booking no address', async () => {
  const { send, db, publish, desk } = await openReception()
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ email: null }).where('reference', '=', 'FOY1001').execute(),
  )
  await expect(send('FOY1001')).rejects.toMatchObject({ problem: 'badInput' })
  await publish(1, { ...palaceDocument, apps: { own: { channel: 'ownDevice' } } })
  await expect(send('FOY1002')).rejects.toMatchObject({ problem: 'badInput' })
  expect((await desk.call(openStay, { params: { reference: 'FOY1002' } })).links).toBeUndefined()
})

it('withdrawn links no longer open anything', async () => {
  const { desk, open: openPage } = await openReception()
  const withdraw = () => desk.call(withdrawPreCheckinLinks, { params: { reference: 'FOY1015' } })
  expect([await withdraw(), await withdraw()]).toEqual([{ withdrawn: 1 }, { withdrawn: 0 }])
  const phone = await openPage({ appKey: 'prechk' })
  await expect(openPreCheckinLink(phone, DEMO_LINK, { surname: 'Ionescu' })).rejects.toMatchObject({
    problem: 'linkEnded',
  })
})

it('the hotel sees what the party has entered, and when it arrives', async () => {
  const { desk, server } = await openReception()
  const { page, reservation } = await openDemoLink(server)
  await saveGuests(
    page,
    reservation,
    reservation.guests.map((guest) => buildGuestPayload(guest)),
  )
  await sign(page, reservation)
  await completePreCheckin(page, reservation, { arrivalTime: '15:30', notes: 'A cot, please.' })
  const stay = await desk.call(openStay, { params: { reference: 'FOY1015' } })
  expect(stay).toMatchObject({
    preCheckinCompleted: true,
    expectedAt: '15:30',
    preCheckin: { arrivalTime: '15:30', notes: 'A cot, please.', completedAt: expect.any(String) },
  })
  expect(stay.guests.map(({ complete: isComplete, signature }) => [isComplete, signature])).toEqual([
    [true, 'signed'],
    [true, 'signed'],
  ])
  // No one was at a screen of the hotel.
  expect([stay.screen, stay.lastTry]).toEqual([undefined, undefined])
})

it('R20 limits the mails a session can send to one guest, and to all guests of the hotel', async () => {
  const { send, server } = await openReception()
  for (let at = 0; at < 10; at++) await send('FOY1002')
  await expect(send('FOY1002')).rejects.toMatchObject({ problem: 'tooManyTries' })
  await send('FOY1001')
  await sql`insert into failed_tries (kind, caller) select 'staffMail', ${sha256('hotel 1')} from generate_series(1, 500)`.execute(
    server.db.directory,
  )
  await expect(send('FOY1001')).rejects.toMatchObject({ problem: 'tooManyTries' })
})
