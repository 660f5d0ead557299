import { uploadAccessCode } from '@foyer/contract/access-code.ts'
import { generateKey } from '@foyer/contract/keys.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createHttpKeyProvider } from '../../outside/key-provider/http-key-provider.ts'
import type { KeyProvider } from '../../outside/key-provider/key-provider.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { checkIn, findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { startSimulator } from '../../testing/start-simulator.ts'
import { testCodes } from '../../testing/test-key-secret.ts'
import { publishWithCards } from './testing/key-kiosk.ts'

const wanted = (reference: string) => ({
  // The server ignores the page's room and dates.
  ...{ roomNumber: '999', reference, startDate: '2027-01-01', endDate: '2029-01-01' },
  ...{ operation: 'checkin' as const, appId: 'own' },
})

/** The Palace with PIN locks, behind a provider process with its own ledger. */
async function createServerWithLocks() {
  const { url } = await startSimulator('key-provider')
  const server = await createTestServer({ keyProviderFor: () => createHttpKeyProvider({ url, token: undefined }) })
  await publishWithCards(server, { key_provider: 'salto:BUS' })
  return {
    ...server,
    ledger: async () => (await (await fetch(url)).json()) as { room: string; code: string }[],
    fault: (kind: string, room = '306') =>
      fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify({ kind, room }) }),
  }
}

const make = (page: GuestPage, reference = 'FOY1003') => page.call(generateKey, { body: wanted(reference) })
/** Returns the state of each code of Rossi's stay, newest first. */
const listCodes = async ({ db }: Pick<TestServer, 'db'>) => {
  const { rows } = await db.inHotel(1, (tx) =>
    sql<{ state: string }>`select keys.state from keys join reservations stay on stay.id = keys.reservation_id
      where reference = 'FOY1003' and kind = 'code' order by granted_at desc`.execute(tx),
  )
  return rows.map(({ state }) => state)
}
const readCode = async (page: GuestPage) => (await page.call(visitReservations)).reservations[0]?.room.keyCode

it('MODEL-06.a MODEL-06.b API-39.c CONFIG-13.c makes a PIN once, for the booking’s room and dates, and it is the code from then on', async () => {
  const server = await createServerWithLocks()
  const page = await server.open()
  const { room } = await checkIn(page, 'FOY1003', 'Rossi')
  const { keyCode } = await make(page)
  expect(keyCode).not.toBe(room.keyCode)
  expect(await make(page)).toEqual({ keyCode })
  expect(await server.ledger()).toMatchObject([{ room: '306', code: keyCode }])
  expect(await readCode(page)).toBe(keyCode)
})

it('after a lost answer no wrong PIN is shown, and the same one is found', async () => {
  const server = await createServerWithLocks()
  const page = await server.open()
  await checkIn(page, 'FOY1003', 'Rossi')
  await server.fault('cutAnswer')
  const { keyCode } = await make(page)
  expect(await server.ledger()).toMatchObject([{ code: keyCode }])
  await server.fault('cutRequest', '412')
  const other = await server.open()
  await checkIn(other, 'FOY1002', 'Müller')
  // Nothing was made, and nothing will be under that id.
  await expect(make(other, 'FOY1002')).rejects.toMatchObject({ problem: 'keyNotCut' })
  expect((await make(other, 'FOY1002')).keyCode).toMatch(/^\d+$/)
  expect(await server.ledger()).toHaveLength(2)
})

it('when the lock rejects it, the previous code stays', async () => {
  const server = await createServerWithLocks()
  const page = await server.open()
  const { room } = await checkIn(page, 'FOY1003', 'Rossi')
  await server.fault('refuse')
  await expect(make(page)).rejects.toMatchObject({ problem: 'keyNotCut' })
  expect(await readCode(page)).toBe(room.keyCode)
})

it('without any answer no second one is made, the desk is alerted, and the outcome is found later', async () => {
  let isAway = true
  const locks: KeyProvider = {
    async makePin() {
      throw new Error('ECONNRESET')
    },
    async closePin() {
      if (isAway) throw new Error('ECONNREFUSED')
      return '771203'
    },
  }
  const server = await createTestServer({ keyProviderFor: () => locks })
  await publishWithCards(server, { key_provider: 'salto:BUS' })
  const page = await server.open()
  await checkIn(page, 'FOY1003', 'Rossi')
  await expect(make(page)).rejects.toMatchObject({ problem: 'outcomeUnknown' })
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const alerts = async () => (await desk.call(listAlerts)).open.map(({ kind, reference }) => `${kind} ${reference}`)
  expect(await alerts()).toEqual(['keyUnknown FOY1003'])
  isAway = false
  await sql`update open_intents set due_at = clock_timestamp()`.execute(server.db.directory)
  expect(await make(page)).toEqual({ keyCode: '771203' })
  expect([await alerts(), await readCode(page)]).toEqual([[], '771203'])
})

it('a stay that ends while its PIN is made has none: the lock’s answer comes too late', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  const locks: KeyProvider = {
    makePin: () => {
      asked.resolve()
      return answer.promise
    },
    closePin: async () => undefined,
  }
  const server = await createTestServer({ keyProviderFor: () => locks })
  await publishWithCards(server, { key_provider: 'salto:BUS' })
  const page = await server.open()
  await checkIn(page, 'FOY1003', 'Rossi')
  const making = make(page)
  making.catch(() => {})
  await asked.promise
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'departed' }).where('reference', '=', 'FOY1003').execute(),
  )
  answer.resolve('771203')
  await expect(making).rejects.toMatchObject({ problem: 'stayEnded' })
  expect(await listCodes(server)).toEqual(['ended', 'ended'])
})

const changeStay = ({ db }: Pick<TestServer, 'db'>, changes: object) =>
  db.inHotel(1, (tx) => tx.updateTable('reservations').set(changes).where('reference', '=', 'FOY1003').execute())

it.each([
  ['a move', { room_number: '309' }, { room: '309', until: '2027-05-13' }, ['ended', 'ended']],
  ['an earlier departure', { end_date: '2027-05-12' }, { room: '306', until: '2027-05-12' }, ['ended', 'ended']],
  ['an extension', { end_date: '2027-05-15' }, { room: '306', until: '2027-05-15' }, ['done', 'ended']],
])('R22 after %s a new PIN is made for the room and dates of now', async (_, changes, order, states) => {
  const server = await createServerWithLocks()
  const page = await server.open()
  await checkIn(page, 'FOY1003', 'Rossi')
  const { keyCode } = await make(page)
  await changeStay(server, changes)
  expect(await listCodes(server)).toEqual(states)
  const next = await make(page)
  expect(next.keyCode).not.toBe(keyCode)
  expect(await server.ledger()).toMatchObject([
    { room: '306', until: '2027-05-13' },
    { ...order, code: next.keyCode },
  ])
  expect([await readCode(page), await make(page)]).toEqual([next.keyCode, next])
})

it('R22 a PIN whose guests move while it is made is not shown, and the next request gets one for the new room', async () => {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  const rooms: string[] = []
  const locks: KeyProvider = {
    makePin(_, { roomNumber }) {
      rooms.push(roomNumber)
      asked.resolve()
      return rooms.length === 1 ? answer.promise : Promise.resolve('902177')
    },
    closePin: async () => undefined,
  }
  const server = await createTestServer({ keyProviderFor: () => locks })
  await publishWithCards(server, { key_provider: 'salto:BUS' })
  const page = await server.open()
  await checkIn(page, 'FOY1003', 'Rossi')
  const making = make(page)
  making.catch(() => {})
  await asked.promise
  await changeStay(server, { room_number: '309' })
  answer.resolve('771203')
  await expect(making).rejects.toMatchObject({ problem: 'keyNotCut' })
  expect(await readCode(page)).toBeUndefined()
  expect([await make(page), rooms]).toEqual([{ keyCode: '902177' }, ['306', '309']])
})

it('a new PIN ends the previous one; none is made while a card is being cut', async () => {
  const server = await createServerWithLocks()
  const page = await server.open()
  await checkIn(page, 'FOY1003', 'Rossi')
  await make(page)
  expect(await listCodes(server)).toEqual(['done', 'ended'])
  const other = await server.open()
  await checkIn(other, 'FOY1002', 'Müller')
  await server.db.inHotel(1, (tx) =>
    sql`insert into keys (hotel_id, id, reservation_id, kind, state, provider, valid_from, valid_to)
      select hotel_id, gen_random_uuid(), id, 'card', 'granted', 'salto', start_date, end_date from reservations
      where reference = 'FOY1002'`.execute(tx),
  )
  await expect(make(other, 'FOY1002')).rejects.toMatchObject({ problem: 'keyPending' })
  expect(await server.ledger()).toHaveLength(1)
})

it('after departure no PIN is made, and a machine can report none', async () => {
  const server = await createServerWithLocks()
  const kiosk = await server.openKiosk()
  await checkIn(kiosk, 'FOY1003', 'Rossi')
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'departed' }).where('reference', '=', 'FOY1003').execute(),
  )
  await expect(make(kiosk)).rejects.toMatchObject({ problem: 'notCheckedIn' })
  const told = { reference: 'FOY1003', hotelId: 1, keyCode: '424242' }
  await expect(kiosk.call(uploadAccessCode, { body: told })).rejects.toMatchObject({ problem: 'notCheckedIn' })
  expect([await server.ledger(), await listCodes(server)]).toEqual([[], ['ended']])
})

it('only at hotels with such locks, and only for guests who have arrived', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await checkIn(page, 'FOY1003', 'Rossi')
  await expect(make(page)).rejects.toMatchObject({ problem: 'mayNot' })
  await publishWithCards(server, { key_provider: 'salto:BUS' })
  const other = await server.open()
  await findReservation(other, 'FOY1003', 'Rossi')
  await expect(make(other)).rejects.toMatchObject({ problem: 'proofTooWeak' })
  await findReservation(other, 'FOY1006', 'Dupont')
  await expect(make(other, 'FOY1006')).rejects.toMatchObject({ problem: 'notCheckedIn' })
})

it('API-18.c API-77.c a code made by a hotel machine is sent by upload_access_code and stored encrypted', async () => {
  const server = await createTestServer()
  const kiosk = await server.openKiosk()
  await checkIn(kiosk, 'FOY1003', 'Rossi')
  const told = { reference: 'FOY1003', hotelId: 1, keyCode: '424242', tracks: ['ab12', 'cd34'] }
  await kiosk.call(uploadAccessCode, { body: told })
  expect(await readCode(kiosk)).toBe('424242')
  const rows = await server.db.inHotel(1, (tx) =>
    tx.selectFrom('keys').select(['reservation_id', 'state', 'code', 'tracks']).orderBy('granted_at', 'desc').execute(),
  )
  const [key] = rows.filter(({ tracks }) => tracks)
  const door = { hotelId: 1, reservationId: key?.reservation_id ?? '' }
  expect(key?.tracks && testCodes.open(door, key.tracks)).toBe('ab12;cd34')
  expect(rows.filter(({ state }) => state === 'ended')).toMatchObject([{ code: null }])
  const other = await server.openKiosk()
  const tells = (reference: string) => other.call(uploadAccessCode, { body: { ...told, reference } })
  await findReservation(other, 'FOY1003', 'Rossi')
  await expect(tells('FOY1003')).rejects.toMatchObject({ problem: 'proofTooWeak' })
  await findReservation(other, 'FOY1006', 'Dupont')
  await expect(tells('FOY1006')).rejects.toMatchObject({ problem: 'notCheckedIn' })
  const phone = await server.open()
  await checkIn(phone, 'FOY1006', 'Dupont')
  await expect(phone.call(uploadAccessCode, { body: { ...told, reference: 'FOY1006' } })).rejects.toMatchObject({
    problem: 'mayNot',
  })
})
