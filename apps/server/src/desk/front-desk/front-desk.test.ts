import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { type ScreenEvent, screenMessage } from '@foyer/contract/messages/front-desk.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { listDevices } from '@foyer/contract/staff/devices.ts'
import { openStay, waiveSignature } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tidyHotel } from '../../jobs/tidy/tidy.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import {
  acceptTermsAndReadSummary,
  arrive,
  buildGuestPayload,
  findReservation,
  saveParty,
} from '../../testing/journey.ts'
import { countRows } from '../../testing/print-tables.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { handshake, openDeskConnection, openDeskScreen } from './testing/desk-screen.ts'

async function openDesk() {
  const server = await createTestServer()
  const page = await openDeskScreen(server)
  const { reference, guests } = await findReservation(page, 'FOY1001', 'García López')
  const [guest] = guests
  if (!guest) throw new Error('Nobody is staying.')
  const ofGuest = { reference, guestId: guest.id }
  const skipped: ScreenEvent = { type: 'signatureSkipped', data: { ...ofGuest, reason: 'signatureSkippedByUser' } }
  return { server, page, guest, ofGuest, skipped }
}

const rows = ({ db }: TestServer) =>
  db.inHotel(1, (tx) => tx.selectFrom('front_desk_messages').selectAll().orderBy('sequence').execute())

it('SIGN-14 a message is stored before it is acknowledged, and shown in the timeline of the stay', async () => {
  const { server, page, skipped, ofGuest } = await openDesk()
  const line = await openDeskConnection(server, page)
  const { message, answer } = await line.tell(skipped)
  expect(answer).toMatchObject({ sender: 'pms', type: 'received', data: { id: message.id } })
  expect(await rows(server)).toMatchObject([
    {
      id: message.id,
      sequence: 1,
      type: 'signatureSkipped',
      reason: 'signatureSkippedByUser',
      guest_id: ofGuest.guestId,
    },
  ])
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const { timeline, guests } = await desk.call(openStay, { params: { reference: 'FOY1001' } })
  expect(timeline[0]).toMatchObject({
    what: 'signatureSkipped',
    detail: 'signatureSkippedByUser',
    by: 'frontapp',
    guest: 'Lucía García López',
  })
  expect(guests[0]?.signature).toBe('missing')
})

it('a signature skipped by hand at the desk’s screen lets the arrival continue, and is missing until the desk waives it', async () => {
  const { server, page, skipped, ofGuest } = await openDesk()
  const found = await findReservation(page, 'FOY1001', 'García López')
  await saveParty(page, found)
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'signatureMissing' })
  await (await openDeskConnection(server, page)).tell(skipped)
  // A guest who signs nothing accepts the terms above the bill.
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'termsMissing' })
  await acceptTermsAndReadSummary(page, found.reference)
  expect((await arrive(page, found)).roomNumber).toBe('301')
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const params = { reference: 'FOY1001' }
  const signature = async () => (await desk.call(openStay, { params })).guests[0]?.signature
  expect(await signature()).toBe('missing')
  await desk.call(waiveSignature, { params: { ...params, guestId: ofGuest.guestId } })
  expect(await signature()).toBe('waived')
})

it('elsewhere a required signature stays required, whatever was skipped at the desk', async () => {
  const { server, page, skipped } = await openDesk()
  await (await openDeskConnection(server, page)).tell(skipped)
  await page.call(endVisit)
  const phone = await server.open()
  const found = await findReservation(phone, 'FOY1001', 'García López')
  await saveParty(phone, found)
  await expect(arrive(phone, found)).rejects.toMatchObject({ problem: 'signatureMissing' })
})

it('a guest’s data is stored only in the guest’s own row', async () => {
  const { server, page, guest, ofGuest } = await openDesk()
  const line = await openDeskConnection(server, page)
  const given = buildGuestPayload(guest, { documentNumber: 'CANARY77' })
  await line.tell({ type: 'guestDataToPMS', data: { ...ofGuest, guest: given } })
  expect(JSON.stringify(await rows(server))).not.toContain('CANARY77')
  expect(await rows(server)).toMatchObject([{ type: 'guestDataToPMS', reason: null, guest_id: guest.id }])
})

it('FRONTAPP-02 an error is stored with its code, even before there is a booking', async () => {
  const { server, page } = await openDesk()
  const line = await openDeskConnection(server, page)
  await line.tell({ type: 'error', data: { reference: 'FOY1001', problem: 'roomNotReady' } })
  await line.tell({ type: 'error', data: { problem: 'unavailable' } })
  expect((await rows(server)).map(({ reason, reservation_id }) => [reason, reservation_id !== null])).toEqual([
    ['roomNotReady', true],
    ['unavailable', false],
  ])
  // One is shown in the stay, the other in the list of devices.
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const { problems } = await desk.call(listDevices)
  expect(problems).toMatchObject([{ deviceName: 'frontapp', problem: 'unavailable' }])
})

it('a message sent again is acknowledged again and stored once, over any number of connections', async () => {
  const { server, page, skipped } = await openDesk()
  const link = randomUUID()
  const first = await openDeskConnection(server, page, { link })
  const { message } = await first.tell(skipped)
  first.socket.terminate()
  const second = await openDeskConnection(server, page, { link })
  const { answer } = await second.tell(skipped, { id: message.id, sequence: message.sequence })
  expect(answer).toMatchObject({ type: 'received', data: { id: message.id } })
  expect(await countRows(server.db, 'front_desk_messages')).toBe(1)
})

it('a gap in the numbers is detected and requested once', async () => {
  const { server, page, skipped } = await openDesk()
  const line = await openDeskConnection(server, page)
  const gaps = () => line.heard.flatMap((one) => (one.type === 'missing' ? one.data.sequences : []))
  await line.tell(skipped)
  await line.tell(skipped, { sequence: 4 })
  await expect.poll(gaps).toEqual([2, 3])
  await line.tell(skipped, { sequence: 2 })
  await line.tell(skipped, { sequence: 5 })
  expect(gaps()).toEqual([2, 3])
  expect((await rows(server)).map(({ sequence }) => sequence)).toEqual([1, 2, 4, 5])
})

it('a guest’s last messages count even after their visit has ended', async () => {
  const { server, page, skipped } = await openDesk()
  const line = await openDeskConnection(server, page)
  const { csrf } = await page.call(endVisit)
  expect((await line.tell(skipped)).answer?.type).toBe('received')
  page.csrf = csrf
  const next = await openDeskConnection(server, page)
  expect((await next.tell(skipped)).answer?.type).toBe('received')
})

it('rejects messages about a booking that this screen has not found, or about another booking’s guest', async () => {
  const { server, page, ofGuest } = await openDesk()
  const line = await openDeskConnection(server, page)
  const other = await findReservation(await server.open(), 'FOY1002', 'Müller')
  for (const data of [
    { reference: other.reference, guestId: other.guests[0]?.id ?? '' },
    { reference: ofGuest.reference, guestId: other.guests[0]?.id ?? '' },
    { reference: 'FOY9999', guestId: ofGuest.guestId },
  ]) {
    expect((await line.tell({ type: 'signatureUploaded', data })).answer?.type).toBe('refused')
  }
  expect(await countRows(server.db, 'front_desk_messages')).toBe(0)
})

it('rejects an invalid message and accepts the next one', async () => {
  const { server, page, skipped } = await openDesk()
  const line = await openDeskConnection(server, page)
  const id = randomUUID()
  for (const frame of ['{', '[]', '{"id":1}', JSON.stringify({ id, sender: 'pms', type: 'goToScreensaver' })])
    line.socket.send(frame)
  await expect.poll(() => line.heard).toMatchObject([{ type: 'refused', data: { id } }])
  expect((await line.tell(skipped)).answer?.type).toBe('received')
})

it('T5 T10 rejects every other caller', async () => {
  const { server, page } = await openDesk()
  const kiosk = await server.openKiosk()
  const phone = await server.open()
  const stranger = new Map([...page.browser.cookies].filter(([name]) => name.includes('visit')))
  const cookie = [...stranger].map(([name, value]) => `${name}=${value}`).join('; ')
  expect({
    'the screen itself': await handshake(server, page),
    'another origin': await handshake(server, page, { origin: 'https://evil.example' }),
    'no token': await handshake(server, page, { csrf: '' }),
    'the token of another visit': await handshake(server, page, { csrf: phone.csrf }),
    'no cookie': await handshake(server, page, { cookie: '' }),
    'the visit without its device': await handshake(server, page, { cookie }),
    'another protocol': await handshake(server, page, { protocols: ['foyer-desk.0'] }),
    'a kiosk': await handshake(server, kiosk),
    'a phone': await handshake(server, phone),
    'an app that is none': await handshake(server, page, { appKey: '__proto__' }),
  }).toEqual({
    'the screen itself': 101,
    'another origin': 421,
    'no token': 401,
    'the token of another visit': 401,
    'no cookie': 401,
    'the visit without its device': 401,
    'another protocol': 400,
    'a kiosk': 403,
    'a phone': 403,
    'an app that is none': 401,
  })
})

it('T4 rejects messages of a revoked screen', async () => {
  const { server, page, skipped } = await openDesk()
  const line = await openDeskConnection(server, page)
  await server.db.inHotel(1, (tx) => tx.updateTable('devices').set({ revoked_at: new Date() }).execute())
  line.send({ id: randomUUID(), sequence: 1, sender: 'frontapp', ...skipped } as Parameters<typeof line.send>[0])
  await expect.poll(() => line.end.code).toBe(1011)
  expect([line.heard, await countRows(server.db, 'front_desk_messages')]).toEqual([[], 0])
  expect(await handshake(server, page)).toBe(401)
})

it('a message that could not be stored is not acknowledged: the connection closes, and the screen sends it again', async () => {
  const { server, page, skipped } = await openDesk()
  const line = await openDeskConnection(server, page)
  const rename = (from: string, to: string) =>
    withOwnerClient(server.db.ownerUrl, (client) => client.query(`alter table ${from} rename to ${to}`))
  await rename('front_desk_messages', 'away')
  line.socket.send(JSON.stringify(buildScreenMessage(skipped)))
  await expect.poll(() => line.end.code).toBe(1011)
  expect(line.heard).toEqual([])
  await rename('away', 'front_desk_messages')
  expect((await (await openDeskConnection(server, page)).tell(skipped)).answer?.type).toBe('received')
})

it('deletes messages after a week', async () => {
  const { server, page, skipped } = await openDesk()
  const line = await openDeskConnection(server, page)
  await line.tell(skipped)
  await line.tell(skipped)
  const age = (days: number) =>
    server.db.inHotel(1, (tx) =>
      sql`update front_desk_messages set at = now() - make_interval(days => ${days}) where sequence = 1`.execute(tx),
    )
  await age(6)
  await tidyHotel(server.db, 1)
  expect(await countRows(server.db, 'front_desk_messages')).toBe(2)
  await age(8)
  await tidyHotel(server.db, 1)
  expect((await rows(server)).map(({ sequence }) => sequence)).toEqual([2])
})

it('does not keep the server from stopping, and ignores an upgrade on another path', async () => {
  const { server, page } = await openDesk()
  const line = await openDeskConnection(server, page)
  const { port } = server.app.server.address() as { port: number }
  const asked = request({ port, path: '/healthz', headers: { connection: 'Upgrade', upgrade: 'h2c' } }).end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  expect(answer.statusCode).toBe(200)
  await server.app.close()
  await expect.poll(() => line.end.code).toBe(1006)
})

function buildScreenMessage(news: ScreenEvent) {
  return screenMessage.parse({ id: randomUUID(), sequence: 1, sender: 'frontapp', ...news })
}
