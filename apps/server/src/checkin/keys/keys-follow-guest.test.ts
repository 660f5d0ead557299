import { feedEvent } from '@foyer/contract/hotel-system.ts'
import { searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { importReservations } from '@foyer/contract/staff/import.ts'
import { changeDoorCode } from '@foyer/contract/staff/keys.ts'
import { readRegister } from '@foyer/contract/staff/registration.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { applyEvents } from '../../book/hotel-system/apply-events.ts'
import { readBill } from '../../book/reservation/bill.store.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { buildGuestPayload, checkIn, saveGuests } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'
import { testCodes } from '../../testing/test-key-secret.ts'
import { reissueCodes } from './reissue-codes.ts'
import { createHub, publishWithCards, requestKey } from './testing/key-kiosk.ts'

const REFERENCE = 'FOY1003'
const params = { reference: REFERENCE }
const noChanges = { publish() {}, subscribe: () => () => {}, async stop() {} }
const verdi = { firstName: 'Anna', lastName: 'Verdi' }

let server: TestServer
let hub: Awaited<ReturnType<typeof createHub>>
let kiosk: GuestPage
let desk: StaffPage
let version: number

// Giulia Rossi booked room 306 from 10 to 13 May; a party of two, named Soler, has checked in.
beforeEach(async () => {
  server = await createTestServer()
  await publishWithCards(server)
  hub = await createHub(server, 'the code of the hub beside it')
  kiosk = await server.openKiosk()
  desk = await createColleague(server.db, new Browser(server.app), { role: 'administrator' })
  version = 0
  await checkIn(kiosk, REFERENCE, 'Rossi')
})

async function sendByFeed(changes: object) {
  version += 1
  const days = { arrival: '2027-05-10', departure: '2027-05-13' }
  const who = { state: 'inHouse', adults: 2, firstName: 'Giulia', lastName: 'Rossi' }
  const reservation = { reference: REFERENCE, version, ...who, ...days, roomType: 'superior', room: '306', ...changes }
  const event = { id: `event ${version}`, at: '2027-05-10T12:00:00Z', kind: 'reservation', reservation }
  const parts = { db: server.db, changes: noChanges }
  const { taken, refused } = await applyEvents(parts, { id: 1, currency: 'EUR' }, [feedEvent.parse(event)])
  expect([taken, refused]).toEqual([1, []])
}

async function listKeys(): Promise<string[]> {
  const { rows } = await server.db.inHotel(1, (tx) =>
    sql<{ key: string }>`select concat_ws(' ', kind, keys.state, end_reason) as key
      from keys join reservations stay on stay.id = keys.reservation_id
      where reference = ${REFERENCE} order by granted_at`.execute(tx),
  )
  return rows.map(({ key }) => key)
}

const runJob = () => reissueCodes(server.db, { id: 1, today: '2027-05-10' }, { codes: testCodes, changes: noChanges })
const listKinds = async () => (await desk.call(listAlerts)).open.map(({ kind, reference }) => [kind, reference])
const search = (page: GuestPage, surname: string) =>
  page.call(searchReservations, { body: { voucher: REFERENCE, surname } })

const others: readonly (readonly [string, object])[] = [
  ['the feed names another booker', verdi],
  ['the feed names another main guest', { guests: [verdi, { firstName: 'Ana 2', lastName: 'Soler' }] }],
  ['the feed sends another number and name', { ...verdi, guests: [{ ...verdi, customerId: 'C77' }] }],
]

it.each(others)('R22 %s: keys end, the desk is alerted, and the former guest has no access', async (_, changes) => {
  const first = await requestKey(kiosk, hub, REFERENCE)
  await sendByFeed(changes)
  expect(await listKeys()).toEqual(['code ended guestChanged', 'card ended guestChanged'])
  expect(await hub.confirm(first.id)).toEqual({ valid: false })
  expect(await listKinds()).toEqual([['guestReplaced', REFERENCE]])
  // Neither the visit that checked in nor the job brings a key back.
  expect((await kiosk.call(visitReservations)).reservations).toEqual([])
  await expect(requestKey(kiosk, hub, REFERENCE)).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await runJob()
  expect(await listKeys()).toEqual(['code ended guestChanged', 'card ended guestChanged'])
})

it('R22 a former guest’s name no longer finds the stay, and the new guest’s gives no key before a check-in', async () => {
  // The name that the guest gave at the check-in, which belongs to no one else of the party.
  await server.db.inHotel(1, (tx) =>
    sql`update guests set given = given || '{"lastName": "Ferri"}' where main and reservation_id =
      (select id from reservations where reference = ${REFERENCE})`.execute(tx),
  )
  await sendByFeed({ ...verdi, guests: [{ ...verdi, phone: '+39 333 1234567' }] })
  const other = await server.openKiosk()
  for (const surname of ['Rossi', 'Ferri'])
    await expect(search(other, surname)).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await search(other, 'Verdi')
  await server.db.inHotel(1, (tx) => sql`update visit_reservations set second_factor = 'phone'`.execute(tx))
  await expect(requestKey(other, hub, REFERENCE)).rejects.toMatchObject({ problem: 'notCheckedIn' })
})

it('R22 terms that a former guest accepted do not count for the new guest', async () => {
  const countAccepted = () =>
    server.db.inHotel(1, async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from reservations where reference = ${REFERENCE}`.execute(tx)
      return (await readBill(tx, rows[0]?.id ?? ''))[0]?.accepted_terms.length
    })
  const counts = [await countAccepted()]
  await sendByFeed({ guests: [verdi, { firstName: 'Ana 2', lastName: 'Soler' }] })
  counts.push(await countAccepted())
  // Both guests of the party had accepted two texts; the second guest is still of it.
  expect(counts).toEqual([4, 2])
})

it('R22 the new guest gets keys after checking in, when the hotel expects them', async () => {
  await sendByFeed({ ...verdi, state: 'expected', guests: [verdi] })
  const other = await server.openKiosk()
  await checkIn(other, REFERENCE, 'Verdi')
  const { read } = await requestKey(other, hub, REFERENCE)
  expect(read.operation).toBe('new')
  expect((await listKeys()).slice(-2)).toEqual(['code done', 'card granted'])
  // The hotel's system repeats the guest who is in house now.
  await sendByFeed({ ...verdi, guests: [verdi] })
  expect((await listKeys()).slice(-2)).toEqual(['code done', 'card granted'])
})

it('R22 a code that staff make for the new guest is shown after a second factor', async () => {
  await sendByFeed(verdi)
  const { code } = await desk.call(changeDoorCode, { params })
  const other = await server.openKiosk()
  await search(other, 'Verdi')
  await server.db.inHotel(1, (tx) => sql`update visit_reservations set second_factor = 'phone'`.execute(tx))
  expect((await other.call(visitReservations)).reservations[0]?.room.keyCode).toBe(code)
})

it.each([
  ['the same name', {}],
  ['another spelling', { firstName: 'GIULIA', lastName: 'ROSSI' }],
  ['a second surname', { lastName: 'Rossi Conti' }],
  ['a name of the party', { firstName: 'Ana', lastName: 'Soler' }],
  ['another companion', { guests: [{ lastName: 'Rossi' }, verdi] }],
])('R22 %s by the feed leaves every key as it is', async (_, changes) => {
  await requestKey(kiosk, hub, REFERENCE)
  const before = await listKeys()
  await sendByFeed(changes)
  expect(await listKeys()).toEqual(before)
  expect(await listKinds()).toEqual([])
})

it('R22 an import cannot change the guest of a stay in house', async () => {
  const before = await listKeys()
  const text = `reference,arrival,departure,last_name,first_name,adults,room_type,room
${REFERENCE},2027-05-10,2027-05-13,Verdi,Anna,2,superior,306`
  const body = { file: Buffer.from(text).toString('base64'), dryRun: false }
  const { counts } = await desk.call(importReservations, { body })
  expect(counts).toEqual({ new: 0, changed: 0, same: 0, refused: 1 })
  expect(await listKeys()).toEqual(before)
  await expect(search(await server.open(), 'Verdi')).rejects.toMatchObject({ problem: 'reservationNotFound' })
})

it('R22 nor can a form, of the visit that checked in', async () => {
  const [reservation] = (await kiosk.call(visitReservations)).reservations
  const [main] = reservation?.guests ?? []
  if (!reservation || !main) throw new Error('There is no guest.')
  await expect(saveGuests(kiosk, reservation, [buildGuestPayload(main, verdi)])).rejects.toMatchObject({
    problem: 'alreadyCheckedIn',
  })
})

it('R22 the former guest stays in the register', async () => {
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ checked_in_at: new Date('2027-05-10T12:00:00Z') })
      .execute(),
  )
  const count = async () => (await desk.call(readRegister, { query: { day: '2027-05-10' } })).guests
  const before = await count()
  await sendByFeed(verdi)
  expect(await count()).toBe(before + 1)
})
