import { feedEvent } from '@foyer/contract/hotel-system.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { checkOutStay, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { applyEvent } from '../../book/hotel-system/apply-event.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { checkIn } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'
import { testCodes } from '../../testing/test-key-secret.ts'
import { reissueCodes } from './reissue-codes.ts'
import { createHub, publishWithCards, requestKey } from './testing/key-kiosk.ts'

const REFERENCE = 'FOY1003'
const params = { reference: REFERENCE }
const noChanges = { publish() {}, subscribe: () => () => {}, async stop() {} }

let server: TestServer
let hub: Awaited<ReturnType<typeof createHub>>
let kiosk: GuestPage
let desk: StaffPage
let version: number

// Two adults in room 306 from 10 to 13 May, who have checked in.
beforeEach(async () => {
  server = await createTestServer()
  await publishWithCards(server)
  hub = await createHub(server, 'the code of the hub beside it')
  kiosk = await server.openKiosk()
  desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  version = 0
  await checkIn(kiosk, REFERENCE, 'Rossi')
})

/** The hotel's system sends the reservation with these changes. */
async function sendByFeed(changes: object) {
  version += 1
  const days = { arrival: '2027-05-10', departure: '2027-05-13' }
  const who = { state: 'inHouse', adults: 2, firstName: 'Giulia', lastName: 'Rossi' }
  const reservation = { reference: REFERENCE, version, ...who, ...days, roomType: 'superior', room: '306', ...changes }
  const event = feedEvent.parse({
    id: `event ${version}`,
    at: '2027-05-10T12:00:00Z',
    kind: 'reservation',
    reservation,
  })
  await server.db.inHotel(1, (tx) => applyEvent(tx, { id: 1, currency: 'EUR' }, event))
}

const changeStay = (changes: object) =>
  server.db.inHotel(1, (tx) => tx.updateTable('reservations').set(changes).where('reference', '=', REFERENCE).execute())

/** Each key of the stay, oldest first. */
async function listKeys(): Promise<string[]> {
  const { rows } = await server.db.inHotel(1, (tx) =>
    sql<{ key: string }>`select concat_ws(' ', kind, keys.state, end_reason, keys.room_number, to_char(valid_to, 'DD'),
      case when too_short then 'too short' end) as key
      from keys join reservations stay on stay.id = keys.reservation_id
      where reference = ${REFERENCE} order by granted_at`.execute(tx),
  )
  return rows.map(({ key }) => key)
}

const readRoom = async () => (await kiosk.call(visitReservations)).reservations[0]?.room
const runJob = () => reissueCodes(server.db, { id: 1, today: '2027-05-10' }, { codes: testCodes, changes: noChanges })
const openAlerts = async () => (await desk.call(listAlerts)).open

it('R22 the feed moves a guest in house: code and grant of the old room end, and the next ones are for the new room', async () => {
  const before = (await readRoom())?.keyCode
  const first = await requestKey(kiosk, hub, REFERENCE)
  expect(await hub.confirm(first.id)).toEqual({ valid: true })
  await sendByFeed({ room: '309' })
  expect(await listKeys()).toEqual(['code ended moved 306 13', 'card ended moved 306 13'])
  expect(await hub.confirm(first.id)).toEqual({ valid: false })
  // The phone shows the new room without the code of the old one, and soon its own.
  expect(await readRoom()).toMatchObject({ number: '309' })
  expect((await readRoom())?.keyCode).toBeUndefined()
  await runJob()
  const after = (await readRoom())?.keyCode
  expect(after).toMatch(/^\d{6}$/)
  expect(after).not.toBe(before)
  await runJob()
  expect((await readRoom())?.keyCode).toBe(after)
  const second = await requestKey(kiosk, hub, REFERENCE)
  expect([second.id === first.id, second.read.roomNumber, second.read.operation]).toEqual([false, '309', 'new'])
  expect(await hub.confirm(second.id)).toEqual({ valid: true })
})

it('R22 cards of the old room end with a move, and as many are due for the new one', async () => {
  const first = await requestKey(kiosk, hub, REFERENCE)
  await hub.tell({ id: first.id, outcome: 'done', cards: 2 })
  await expect(requestKey(kiosk, hub, REFERENCE)).rejects.toMatchObject({ problem: 'keysGiven' })
  await sendByFeed({ room: '309' })
  expect((await kiosk.call(visitReservations)).reservations[0]?.keys).toEqual({ cards: 0 })
  const { read } = await requestKey(kiosk, hub, REFERENCE)
  expect([read.roomNumber, read.cards, read.operation]).toEqual(['309', 2, 'new'])
})

it('R22 S36 a late check-out makes cards too short that end at noon, and the next ones open until its hour', async () => {
  const first = await requestKey(kiosk, hub, REFERENCE)
  await changeStay({ late_check_out: '15:00' })
  // Not cut yet: a card for the old hour would be of no use.
  expect(await hub.confirm(first.id)).toEqual({ valid: false })
  const second = await requestKey(kiosk, hub, REFERENCE)
  expect([first.read.endTime, second.read.endTime]).toEqual([undefined, '15:00'])
  await hub.tell({ id: second.id, outcome: 'done', cards: 2 })
  await changeStay({ late_check_out: '17:30' })
  expect((await listKeys()).at(-1)).toBe('card done 306 13 too short')
  expect((await requestKey(kiosk, hub, REFERENCE)).read).toMatchObject({
    endTime: '17:30',
    cards: 2,
    operation: 'copy',
  })
})

it('R22 S36 the desk sees the hour at which cards end before a late check-out, until the hour is as it was', async () => {
  const first = await requestKey(kiosk, hub, REFERENCE)
  await hub.tell({ id: first.id, outcome: 'done', cards: 2 })
  const listShort = async () =>
    (await desk.call(openStay, { params })).keys.map(({ kind, endsEarlyAt, endsEarlyOn }) => [
      kind,
      endsEarlyAt,
      endsEarlyOn,
    ])
  await changeStay({ late_check_out: '15:00' })
  expect(await listShort()).toEqual([
    ['card', '12:00', undefined],
    ['code', undefined, undefined],
  ])
  await changeStay({ late_check_out: null })
  expect(await listShort()).toEqual([
    ['card', undefined, undefined],
    ['code', undefined, undefined],
  ])
  await expect(requestKey(kiosk, hub, REFERENCE)).rejects.toMatchObject({ problem: 'keysGiven' })
})

it.each([
  ['withdrawn', null],
  ['made earlier', '13:00'],
])('R22 S36 cards that open beyond a late check-out end when it is %s', async (_, hour) => {
  await changeStay({ late_check_out: '16:00' })
  const first = await requestKey(kiosk, hub, REFERENCE)
  await hub.tell({ id: first.id, outcome: 'done', cards: 2 })
  await changeStay({ late_check_out: hour })
  expect(await listKeys()).toEqual(['code done 306 13', 'card ended datesChanged 306 13'])
  const { read } = await requestKey(kiosk, hub, REFERENCE)
  expect([read.endTime ?? null, read.operation]).toEqual([hour, 'new'])
})

it('R22 S36 an unused grant for a late check-out ends when it is withdrawn', async () => {
  await changeStay({ late_check_out: '16:00' })
  const first = await requestKey(kiosk, hub, REFERENCE)
  await changeStay({ late_check_out: null })
  expect(await hub.confirm(first.id)).toEqual({ valid: false })
})

it('R22 after an extension keys work until the old departure, and new ones until the new one are due', async () => {
  const code = (await readRoom())?.keyCode
  const first = await requestKey(kiosk, hub, REFERENCE)
  await hub.tell({ id: first.id, outcome: 'done', cards: 2 })
  await sendByFeed({ departure: '2027-05-15' })
  expect(await listKeys()).toEqual(['code done 306 15', 'card done 306 13 too short'])
  expect((await readRoom())?.keyCode).toBe(code)
  expect((await kiosk.call(visitReservations)).reservations[0]?.keys).toEqual({ cards: 0 })
  // The desk sees the last day of the cards until new ones are made.
  const listShort = async () => (await desk.call(openStay, { params })).keys.flatMap((key) => key.endsEarlyOn ?? [])
  expect(await listShort()).toEqual(['2027-05-13'])
  const second = await requestKey(kiosk, hub, REFERENCE)
  const { cards, endDate, operation } = second.read
  expect([cards, endDate, operation]).toEqual([2, '2027-05-15', 'copy'])
  await hub.tell({ id: second.id, outcome: 'done', cards: 2 })
  expect((await listKeys()).slice(1)).toEqual(['card done 306 13 too short', 'card done 306 15'])
  expect(await listShort()).toEqual([])
  await expect(requestKey(kiosk, hub, REFERENCE)).rejects.toMatchObject({ problem: 'keysGiven' })
})

it('R22 an earlier departure ends cards that are valid for longer, and the next ones replace them', async () => {
  const code = (await readRoom())?.keyCode
  const first = await requestKey(kiosk, hub, REFERENCE)
  await hub.tell({ id: first.id, outcome: 'done', cards: 2 })
  await changeStay({ end_date: '2027-05-12' })
  expect(await listKeys()).toEqual(['code done 306 12', 'card ended datesChanged 306 13'])
  expect((await readRoom())?.keyCode).toBe(code)
  const { read } = await requestKey(kiosk, hub, REFERENCE)
  expect([read.endDate, read.cards, read.operation]).toEqual(['2027-05-12', 2, 'new'])
})

it.each([
  ['an extension', { end_date: '2027-05-14' }],
  ['an earlier departure', { end_date: '2027-05-12' }],
  ['another arrival', { start_date: '2027-05-09' }],
])('R22 an unused grant ends with %s, and asking again gets one for the new dates', async (_, days) => {
  const first = await requestKey(kiosk, hub, REFERENCE)
  await changeStay(days)
  expect(await hub.confirm(first.id)).toEqual({ valid: false })
  const { id, read } = await requestKey(kiosk, hub, REFERENCE)
  expect(id).not.toBe(first.id)
  expect({ end_date: read.endDate, start_date: read.startDate }).toMatchObject(days)
})

it('R22 a change that concerns neither room nor dates leaves every key as it is', async () => {
  await requestKey(kiosk, hub, REFERENCE)
  const before = await listKeys()
  await sendByFeed({ adults: 3, email: 'giulia@example.com' })
  expect(await listKeys()).toEqual(before)
})

it('R22 keys end when the hotel takes an arrival back', async () => {
  await requestKey(kiosk, hub, REFERENCE)
  await changeStay({ state: 'expected' })
  expect(await listKeys()).toEqual(['code ended stayEnded 306 13', 'card ended stayEnded 306 13'])
})

it('R22 a grant for another room or other days than the booking has is not given again', async () => {
  const first = await requestKey(kiosk, hub, REFERENCE)
  const setKey = (changes: object) =>
    server.db.inHotel(1, (tx) => tx.updateTable('keys').set(changes).where('id', '=', first.id).execute())
  for (const other of [{ room_number: '101' }, { valid_to: '2027-05-20' }, { valid_from: '2027-05-01' }]) {
    await setKey(other)
    await expect(requestKey(kiosk, hub, REFERENCE)).rejects.toMatchObject({ problem: 'keyPending' })
    await setKey({ room_number: '306', valid_from: '2027-05-10', valid_to: '2027-05-13' })
  }
  expect((await requestKey(kiosk, hub, REFERENCE)).id).toBe(first.id)
})

it('R22 a hub does not cut an unused grant after check-out at the desk, nor one of another hub or an expired one', async () => {
  const { id } = await requestKey(kiosk, hub, REFERENCE)
  const other = await createHub(server, 'the code of another kiosk', { appKeys: ['kiosk-screen'] })
  expect([await other.confirm(id), await hub.confirm(id)]).toEqual([{ valid: false }, { valid: true }])
  const expire = (seconds: number) =>
    server.db.inHotel(1, (tx) =>
      sql`update keys set expires_at = clock_timestamp() + make_interval(secs => ${seconds})`.execute(tx),
    )
  await expire(-1)
  expect(await hub.confirm(id)).toEqual({ valid: false })
  await expire(60)
  await desk.call(checkOutStay, { params, body: { unusedNights: 'charge' } })
  expect(await hub.confirm(id)).toEqual({ valid: false })
})

it('R22 a hub that reports cards of an ended key raises one alert with the card’s room and the reference', async () => {
  const { id } = await requestKey(kiosk, hub, REFERENCE)
  await sendByFeed({ room: '309' })
  const report = { id, outcome: 'done', cards: 2 } as const
  for (const _ of ['first', 'repeated']) expect(await hub.tell(report)).toEqual({ taken: [id] })
  expect(await openAlerts()).toMatchObject([
    { kind: 'endedKeyCut', urgent: true, reference: REFERENCE, roomNumber: '306', key: 'given', times: 1 },
  ])
})

it('R22 so does a hub that does not know whether it has cut one, and none that has not', async () => {
  const { id } = await requestKey(kiosk, hub, REFERENCE)
  await desk.call(checkOutStay, { params, body: { unusedNights: 'charge' } })
  await hub.tell({ id, outcome: 'refused', cards: 0, problem: 'grantNotValid' })
  expect(await openAlerts()).toEqual([])
  const report = { id, outcome: 'unknown', cards: 0, problem: 'deviceUnknown' } as const
  for (const _ of ['first', 'repeated']) await hub.tell(report)
  expect(await openAlerts()).toMatchObject([{ kind: 'endedKeyCut', roomNumber: '306', key: 'unknown', times: 1 }])
})

it('R22 a check-out that is undone after a move gets a code for the new room', async () => {
  await desk.call(checkOutStay, { params, body: { unusedNights: 'charge' } })
  await changeStay({ room_number: '309', end_date: '2027-05-14' })
  await desk.call(undoCheckOut, { params, body: { reason: 'Forgot a coat' } })
  expect((await listKeys()).at(-1)).toBe('code done 309 14')
})

it('R22 guests who are in house again by the feed get a new code, but not one that staff have ended', async () => {
  await changeStay({ state: 'departed' })
  await runJob()
  expect(await listKeys()).toEqual(['code ended stayEnded 306 13'])
  await changeStay({ state: 'inHouse' })
  await runJob()
  expect(await listKeys()).toEqual(['code ended stayEnded 306 13', 'code done 306 13'])
  await server.db.inHotel(1, (tx) =>
    sql`update keys set state = 'ended', end_reason = 'byStaff', code = null, ended_at = clock_timestamp()
      where state = 'done'`.execute(tx),
  )
  await runJob()
  expect((await listKeys()).at(-1)).toBe('code ended byStaff 306 13')
})
