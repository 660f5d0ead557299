import { readKey } from '@foyer/contract/keys.ts'
import { proveReservation, visitReservations } from '@foyer/contract/reservation.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, checkIn, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createHub, publishWithCards, requestKey } from './testing/key-kiosk.ts'

let server: TestServer
let hub: Awaited<ReturnType<typeof createHub>>
let page: GuestPage

beforeEach(async () => {
  server = await createTestServer()
  await publishWithCards(server)
  hub = await createHub(server, 'the code of the hub beside it')
  page = await server.openKiosk()
})

const rows = () =>
  server.db.inHotel(1, (tx) =>
    tx.selectFrom('keys').selectAll().where('kind', '=', 'card').orderBy('granted_at').execute(),
  )
const later = (seconds: number) =>
  server.db.inHotel(1, (tx) =>
    sql`update keys set expires_at = expires_at - make_interval(secs => ${seconds})`.execute(tx),
  )

it('MODEL-42.a MODEL-42.b MODEL-42.c KEY-01.a KEY-05.a CONFIG-13.a a grant contains everything written on a card, signed', async () => {
  const found = await findReservation(page, 'FOY1002', 'Müller')
  await saveParty(page, found, { language: 'de' })
  await sign(page, found)
  await arrive(page, found)
  const { read, id, cards } = await requestKey(page, hub, 'FOY1002')
  expect(read).toMatchObject({
    id,
    hotelId: 1,
    hub: hub.id,
    reservationId: demoId('FOY1002'),
    operation: 'new',
    cards: 2,
    provider: 'tesa',
    roomNumber: '412',
    startDate: '2027-05-10',
    reference: 'FOY1002',
    email: expect.stringContaining('@'),
    phone: expect.stringMatching(/^\+/),
    language: 'de',
  })
  expect(read.endDate > read.startDate).toBe(true)
  expect(cards).toBe(2)
  const seconds = read.expiresAt - Date.now() / 1_000
  expect([seconds > 50, seconds <= 60]).toEqual([true, true])
})

it('KEY-05.b CONFIG-13.b with another provider the key is made for that one', async () => {
  await publishWithCards(server, { actual_hardware: 'encoder', key_provider: 'salto' })
  await checkIn(page, 'FOY1003', 'Rossi')
  expect((await requestKey(page, hub, 'FOY1003')).read.provider).toBe('salto')
})

it('KEY-01.c NAV-23.c cuts fewer cards if fewer are requested, never more than are due, and the rest later', async () => {
  await checkIn(page, 'FOY1002', 'Müller')
  const first = await requestKey(page, hub, 'FOY1002', 1)
  expect(first.read.cards).toBe(1)
  await hub.tell({ id: first.id, outcome: 'done', cards: 1 })
  const second = await requestKey(page, hub, 'FOY1002', 9)
  expect([second.read.cards, second.read.operation]).toEqual([1, 'copy'])
  await hub.tell({ id: second.id, outcome: 'done', cards: 1 })
  await expect(requestKey(page, hub, 'FOY1002')).rejects.toMatchObject({ problem: 'keysGiven' })
  const [found] = (await page.call(visitReservations)).reservations
  expect(found?.keys).toEqual({ cards: 2 })
})

it('NAV-23.b room and day in the address are written on the card, within the booking’s limits', async () => {
  await checkIn(page, 'FOY1002', 'Müller')
  await expect(requestKey(page, hub, 'FOY1002', 1, { roomNumber: '999' })).rejects.toMatchObject({ problem: 'mayNot' })
  expect(await rows()).toHaveLength(0)
  const named = { roomNumber: '412', endDate: '2027-05-11' }
  const first = await requestKey(page, hub, 'FOY1002', 1, named)
  expect([first.read.roomNumber, first.read.endDate]).toEqual(['412', '2027-05-11'])
  await hub.tell({ id: first.id, outcome: 'done', cards: 1 })
  const second = await requestKey(page, hub, 'FOY1002', 1, { endDate: '2027-06-30' })
  expect(second.read.endDate < '2027-06-01').toBe(true)
})

it.each([
  ['KEY-11.a on the last day', 0, 1],
  ['KEY-11.b after the last day', -2, 1],
  ['KEY-11.c before the last day', 3, 3],
])('P31 %s, the card is cut for a day on which it opens', async (_, endsIn, cutUntil) => {
  await checkIn(page, 'FOY1002', 'Müller')
  const today = '2027-05-10'
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ start_date: addDays(today, -5), end_date: addDays(today, endsIn) })
      .where('reference', '=', 'FOY1002')
      .execute(),
  )
  expect((await requestKey(page, hub, 'FOY1002')).read.endDate).toBe(addDays(today, cutUntil))
})

it('a double tap and a reload get the same grant, another visit none, and there is one row', async () => {
  await checkIn(page, 'FOY1003', 'Rossi')
  const all = await Promise.all([requestKey(page, hub, 'FOY1003'), requestKey(page, hub, 'FOY1003')])
  await page.load()
  const again = await requestKey(page, hub, 'FOY1003')
  expect(new Set([...all, again].map(({ id }) => id)).size).toBe(1)
  expect(await rows()).toHaveLength(1)
  const [found] = (await page.call(visitReservations)).reservations
  expect(found?.keys).toEqual({ cards: 0, open: { id: again.id, state: 'granted' } })
})

it('when two pages both prove the stay, only the first gets a grant', async () => {
  await checkIn(page, 'FOY1003', 'Rossi')
  const other = await server.openKiosk()
  await findReservation(other, 'FOY1003', 'Rossi')
  // Number and surname are enough to arrive, but not to get a card of a guest who already has.
  await expect(requestKey(other, hub, 'FOY1003')).rejects.toMatchObject({ problem: 'proofTooWeak' })
  const phone = await server.db.inHotel(1, async (tx) => {
    const guests = await tx
      .selectFrom('guests')
      .select('given')
      .where('reservation_id', '=', demoId('FOY1003'))
      .execute()
    return String(guests[0]?.given['phone']).slice(-4)
  })
  await other.call(proveReservation, { body: { factor: 'phone', value: phone } })
  const asked = await Promise.allSettled([requestKey(page, hub, 'FOY1003'), requestKey(other, hub, 'FOY1003')])
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { problem: 'keyPending' } })
  expect(await rows()).toHaveLength(1)
})

it('the fence increases with every other visit that is granted a key', async () => {
  await checkIn(page, 'FOY1002', 'Müller')
  const first = await requestKey(page, hub, 'FOY1002', 1)
  await hub.tell({ id: first.id, outcome: 'done', cards: 1 })
  await server.db.inHotel(1, (tx) => tx.updateTable('visit_reservations').set({ second_factor: 'phone' }).execute())
  const other = await server.openKiosk()
  await findReservation(other, 'FOY1002', 'Müller')
  await server.db.inHotel(1, (tx) => tx.updateTable('visit_reservations').set({ second_factor: 'phone' }).execute())
  const second = await requestKey(other, hub, 'FOY1002')
  expect(second.read.fence).toBeGreaterThan(first.read.fence)
})

it('grants nothing before arrival, at another hub, on a phone, or where nothing cuts cards', async () => {
  await findReservation(page, 'FOY1003', 'Rossi')
  await expect(requestKey(page, hub, 'FOY1003')).rejects.toMatchObject({ problem: 'notCheckedIn' })
  await checkIn(page, 'FOY1003', 'Rossi')
  const silent = await createHub(server, 'the code of a hub that sleeps', { isHeard: false })
  const foreign = await createHub(server, 'the code of another kiosk', { appKeys: ['kiosk-screen'] })
  for (const other of [silent, foreign, { id: 'f'.repeat(64) }])
    await expect(requestKey(page, other, 'FOY1003')).rejects.toMatchObject({ problem: 'deviceAway' })
  const phone = await server.open()
  await checkIn(phone, 'FOY1006', 'Dupont')
  await expect(requestKey(phone, hub, 'FOY1006')).rejects.toMatchObject({ problem: 'mayNot' })
  await publishWithCards(server, {})
  await expect(requestKey(page, hub, 'FOY1003')).rejects.toMatchObject({ problem: 'mayNot' })
  expect(await rows()).toEqual([])
})

it('a grant for one hub is not issued to another, and a booking without a room gets none', async () => {
  await checkIn(page, 'FOY1003', 'Rossi')
  const beside = await createHub(server, 'the code of a second hub beside it')
  await requestKey(page, hub, 'FOY1003')
  await expect(requestKey(page, beside, 'FOY1003')).rejects.toMatchObject({ problem: 'keyPending' })
  await checkIn(page, 'FOY1002', 'Müller')
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ room_number: null }).where('reference', '=', 'FOY1002').execute(),
  )
  await expect(requestKey(page, hub, 'FOY1002')).rejects.toMatchObject({ problem: 'roomNotAvailable' })
  expect(await rows()).toHaveLength(1)
})

it('an expired grant is not issued again: until its hub reports, its outcome is unknown', async () => {
  await checkIn(page, 'FOY1003', 'Rossi')
  await requestKey(page, hub, 'FOY1003')
  await later(61)
  await expect(requestKey(page, hub, 'FOY1003')).rejects.toMatchObject({ problem: 'keyPending' })
})

it('a page reads the outcome of its own keys only', async () => {
  await checkIn(page, 'FOY1003', 'Rossi')
  const { id } = await requestKey(page, hub, 'FOY1003')
  const read = (from: GuestPage, reference: string) => from.call(readKey, { body: { reference, id } })
  expect(await read(page, 'FOY1003')).toEqual({ state: 'granted', cards: 0 })
  await hub.tell({ id, outcome: 'refused', cards: 0, problem: 'noCards' })
  expect(await read(page, 'FOY1003')).toEqual({ state: 'refused', cards: 0, problem: 'noCards' })
  const other = await server.openKiosk()
  await checkIn(other, 'FOY1006', 'Dupont')
  await expect(read(other, 'FOY1006')).rejects.toMatchObject({ problem: 'notFound' })
  await expect(read(other, 'FOY1003')).rejects.toMatchObject({ problem: 'reservationNotFound' })
  // No card left the machine, so another may be cut.
  expect((await requestKey(page, hub, 'FOY1003')).id).not.toBe(id)
})
