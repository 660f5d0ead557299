import { randomUUID } from 'node:crypto'
import { cancelStay, reinstateStay } from '@foyer/contract/staff/cancellation.ts'
import { undoCheckIn } from '@foyer/contract/staff/check-in.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import {
  correctCharge,
  moveCharges,
  postCharge,
  readFolio,
  savePayer,
  writeOffBalance,
} from '@foyer/contract/staff/folio.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { createColleague } from '../../testing/staff-page.ts'

/** In house; the others have not arrived. */
const HERE = 'FOY1011'
const EXPECTED = 'FOY1005'
const ALSO_EXPECTED = 'FOY1008'

/** The desk of a hotel whose receptionists take off up to 100.00. */
async function createDesk(role: Role = 'receptionist') {
  const server = await createTestServer()
  await server.publish(1, { folio: { services: [{ id: 'bar', names: { en: 'Bar' }, price: 1_00, vat: 1000 }] } })
  const desk = await createColleague(server.db, new Browser(server.app), { role })
  const charge = async (reference: string, amount: number, more: object = {}) => {
    const body = { serviceId: 'bar', quantity: amount, price: 1_00, ...more }
    return (await desk.call(postCharge, { params: { reference }, body, key: randomUUID() })).id
  }
  const move = (id: string, amount: number, from: string, to: string) =>
    desk.call(moveCharges, {
      params: { reference: from },
      body: { lines: [id], minor: amount * 100, toReference: to },
      key: randomUUID(),
    })
  const correct = (reference: string, id: string, amount: number) =>
    desk.call(correctCharge, {
      params: { reference, id },
      body: { minor: amount * 100, reason: 'Cold' },
      key: randomUUID(),
    })
  const cancel = (reference: string, fee?: number) =>
    desk.call(cancelStay, { params: { reference }, body: { reason: 'They called', ...(fee !== undefined && { fee }) } })
  const read = (reference: string) => desk.call(readFolio, { params: { reference } })
  return { ...server, desk, charge, move, correct, cancel, read }
}

const tooMuch = { problem: 'mayNot' }

it('what moves to guests who have not arrived counts as taken off, and to guests in house it does not', async () => {
  const { charge, move, correct, read } = await createDesk()
  const id = await charge(HERE, 340)
  await move(id, 120, HERE, 'FOY1012')
  await expect(move(id, 101, HERE, EXPECTED)).rejects.toMatchObject(tooMuch)
  await move(id, 60, HERE, EXPECTED)
  await expect(move(id, 41, HERE, ALSO_EXPECTED)).rejects.toMatchObject(tooMuch)
  await expect(correct(HERE, id, 41)).rejects.toMatchObject(tooMuch)
  await correct(HERE, id, 40)
  expect((await read(HERE)).lines.find((line) => line.id === id)?.rest.minor).toBe(120_00)
})

it('charges of the desk that end with a cancellation count as corrections; booked nights do not', async () => {
  const { charge, cancel, desk, read } = await createDesk()
  await charge(EXPECTED, 101)
  const before = await read(EXPECTED)
  await expect(cancel(EXPECTED, 0)).rejects.toMatchObject(tooMuch)
  expect(await read(EXPECTED)).toEqual(before)
  await charge(ALSO_EXPECTED, 60)
  expect((await read(ALSO_EXPECTED)).folios[0]?.charges.minor).toBeGreaterThan(160_00)
  await cancel(ALSO_EXPECTED, 0)
  const params = { reference: ALSO_EXPECTED }
  await desk.call(reinstateStay, { params, body: { reason: 'They come' } })
  await charge(ALSO_EXPECTED, 1)
  await expect(cancel(ALSO_EXPECTED, 0)).rejects.toMatchObject(tooMuch)
})

it('a night that a manager moved to a stay does not end with its cancellation by a receptionist', async () => {
  const { db, app, move, cancel, read } = await createDesk('manager')
  const night = (await read(HERE)).lines.find(({ group, rest }) => group === 'room' && rest.minor > 150_00)
  await move(night?.id ?? '', 150, HERE, EXPECTED)
  const colleague = await createColleague(db, new Browser(app), { role: 'receptionist', name: 'Pau Ferrer' })
  const body = { reason: 'They called', fee: 0 }
  await expect(colleague.call(cancelStay, { params: { reference: EXPECTED }, body })).rejects.toMatchObject(tooMuch)
  await cancel(EXPECTED, 0)
})

it('a check-in is not undone while the desk’s charges are more than a receptionist may take off, and not paid', async () => {
  const { db, charge, desk, read } = await createDesk()
  const params = { reference: EXPECTED }
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ state: 'inHouse', checked_in_at: sql`clock_timestamp()` })
      .where('reference', '=', EXPECTED)
      .execute(),
  )
  const undo = () => desk.call(undoCheckIn, { params, body: { reason: 'Wrong guest' } })
  await charge(EXPECTED, 101)
  await expect(undo()).rejects.toMatchObject(tooMuch)
  const { pending } = await read(EXPECTED)
  await desk.call(recordPayment, { params, body: { way: 'cash', minor: pending.minor - 50_00 }, key: randomUUID() })
  await undo()
  expect((await read(EXPECTED)).state).toBe('expected')
})

it('no more is written off for a payer than this payer owes', async () => {
  const { charge, desk, read } = await createDesk('manager')
  const params = { reference: HERE }
  const { pending } = await read(HERE)
  await desk.call(recordPayment, { params, body: { way: 'cash', minor: pending.minor }, key: randomUUID() })
  const payer = { kind: 'company', name: 'Nordlicht Technik GmbH', country: 'DE' } as const
  const { id } = await desk.call(savePayer, { params, body: { payer, routes: [] }, key: randomUUID() })
  await charge(HERE, 60, { payer: id })
  await charge(HERE, 20, { payer: 'guest' })
  await desk.call(checkOutStay, { params, body: {} })
  const writeOff = (minor: number, more: object = {}) =>
    desk.call(writeOffBalance, { params, body: { minor, reason: 'Moved abroad', ...more }, key: randomUUID() })
  await expect(writeOff(20_01)).rejects.toMatchObject({ problem: 'priceChanged' })
  await expect(writeOff(60_01, { payer: id })).rejects.toMatchObject({ problem: 'priceChanged' })
  await writeOff(60_00, { payer: id })
  await writeOff(20_00)
  expect((await read(HERE)).folios.map(({ balance }) => balance.minor)).toEqual([0, 0])
})

it('what was taken off within 24 hours counts also when several days have been closed since', async () => {
  const { db, charge, correct } = await createDesk()
  const [here, other] = [await charge(HERE, 100), await charge('FOY1012', 100)]
  await correct(HERE, here, 100)
  await db.inHotel(1, (tx) =>
    tx
      .insertInto('business_days')
      .values(['2027-05-10', '2027-05-11', '2027-05-12'].map((day) => ({ hotel_id: 1, day, report: '{}' })))
      .execute(),
  )
  await expect(correct('FOY1012', other, 1)).rejects.toMatchObject(tooMuch)
})
