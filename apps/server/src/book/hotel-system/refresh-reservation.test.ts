import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { buildReservationItem } from '../../testing/start-hotel-system.ts'
import { HOTEL } from './testing/create-connected-hotel.ts'
import { createHotelOnSystem } from './testing/create-hotel-on-system.ts'

async function createFound(options: Parameters<typeof createHotelOnSystem>[0] = {}) {
  const hotel = await createHotelOnSystem({ things: [buildReservationItem({ reference: 'LAKE1' })], ...options })
  await hotel.pull()
  const page = await hotel.page()
  const found = await findReservation(page, 'LAKE1', 'Soler')
  const summary = () => page.call(fetchSummary, { body: { reference: 'LAKE1' } })
  const asks = async () => (await hotel.system.ledger()).calls.filter(({ what }) => what === 'ask').length
  return { ...hotel, page, found, summary, asks }
}

const folio = (amount: number) => [{ kind: 'charge', names: { en: 'Room' }, amount }]

it('what is owed is requested before it is shown, and includes what was just paid at the desk', async () => {
  const { system, summary } = await createFound()
  await system.put(['reservation', { reference: 'LAKE1', folio: folio(99) }])
  const shown = await summary()
  expect(shown.pending).toEqual({ minor: 99_00, currency: 'EUR' })
  expect(shown.asOf).toBeUndefined()
})

it('without an answer the last known value is shown with its time, and the system is left alone for a moment', async () => {
  const { system, summary, db, asks } = await createFound()
  await db.inHotel(HOTEL, (tx) =>
    tx
      .updateTable('reservations')
      .set({ said_at: new Date('2026-05-10T09:00:00Z') })
      .execute(),
  )
  await system.put(['reservation', { reference: 'LAKE1', folio: folio(99) }])
  await system.faults({ down: true })
  expect(await summary()).toMatchObject({ pending: { minor: 180_50 }, asOf: '2026-05-10T09:00:00.000Z' })
  await system.faults()
  expect(await summary()).toMatchObject({ pending: { minor: 180_50 } })
  expect(await asks()).toBe(0)
})

it('R29 an answer that cannot be stored or read leaves the last known value, and the system is asked again', async () => {
  const { system, summary, asks } = await createFound()
  await system.put(['reservation', { reference: 'LAKE1', folio: folio(30_000_000) }])
  expect(await summary()).toMatchObject({ pending: { minor: 180_50 } })
  await system.put(['reservation', { reference: 'LAKE1', lastName: 'Soler \uD83D' }])
  expect(await summary()).toMatchObject({ pending: { minor: 180_50 } })
  await system.put(['reservation', { reference: 'LAKE1', lastName: 'Soler', folio: folio(99) }])
  expect(await summary()).toMatchObject({ pending: { minor: 99_00 } })
  expect(await asks()).toBe(3)
})

it('a system that hangs delays no one beyond the deadline', async () => {
  const { system, summary, db } = await createFound()
  await db.inHotel(HOTEL, (tx) =>
    tx
      .updateTable('reservations')
      .set({ said_at: new Date('2026-05-10T09:00:00Z') })
      .execute(),
  )
  await system.faults({ slow: true })
  expect(await summary()).toMatchObject({ asOf: '2026-05-10T09:00:00.000Z' })
  await system.faults()
})

it('a room that has just become ready lets the guest arrive, and one that is not does not', async () => {
  const { system, page, found } = await createFound()
  await saveParty(page, found)
  await sign(page, found)
  await system.put(['room', { number: '201', ready: false }])
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'roomNotReady' })
  await system.put(['room', { number: '201', ready: true }])
  expect(await arrive(page, found)).toMatchObject({ roomNumber: '201' })
})

it('nothing is requested for a reservation that the page has not found', async () => {
  const { page, asks } = await createFound()
  await expect(page.call(fetchSummary, { body: { reference: 'LAKE9' } })).rejects.toMatchObject({ status: 404 })
  expect(await asks()).toBe(0)
})
