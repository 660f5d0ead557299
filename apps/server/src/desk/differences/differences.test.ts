import { randomUUID } from 'node:crypto'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { listDifferences, resolveDifference } from '@foyer/contract/staff/differences.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import type { DifferenceResolution } from '@foyer/domain/reservation/book-difference.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { compareBooks } from '../../book/hotel-system/compare-books.ts'
import { HOTEL } from '../../book/hotel-system/testing/create-connected-hotel.ts'
import { createHotelOnApaleo } from '../../book/hotel-system/testing/create-hotel-on-apaleo.ts'
import { NOON } from '../../platform/database/testing/templates.ts'
import { Browser } from '../../testing/browser.ts'
import { buildApaleoReservation } from '../../testing/control-apaleo.ts'
import { checkIn } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

const REFERENCE = 'LAKE1-1'
const soon = { timeout: 30_000 }

async function createHotel() {
  const hotel = await createHotelOnApaleo()
  const { db, systems, changes, app, apaleo } = hotel
  await apaleo.put({ reservations: [buildApaleoReservation({ id: REFERENCE })] })
  await hotel.pull()
  const desk = await createColleague(db, new Browser(app), { role: 'receptionist', hotelId: HOTEL, name: 'Ana Roca' })
  const list = async () => (await desk.call(listDifferences)).differences
  const compare = async () => {
    await compareBooks({ db, systems, changes, now: new Date(NOON) }, HOTEL)
    return (await list()).map(({ reference, kind, ours, theirs }) => [reference, kind, ours, theirs])
  }
  const resolve = async (resolution: DifferenceResolution) => {
    const [first] = await list()
    if (!first) throw new Error('There is no difference.')
    return desk.call(resolveDifference, { params: { id: first.id }, body: { resolution } })
  }
  const happened = async () => (await apaleo.happened(REFERENCE)).map(({ what }) => what)
  const alerts = async () => (await desk.call(listAlerts)).open.map(({ kind }) => kind)
  return { ...hotel, desk, list, compare, resolve, happened, alerts }
}

it('equal books have no difference, and raise no alert', async () => {
  const { compare, alerts } = await createHotel()
  expect(await compare()).toEqual([])
  expect(await alerts()).toEqual([])
})

it('a bill there whose lines do not add up to its balance is left to a person', async () => {
  const { apaleo, compare, resolve, alerts } = await createHotel()
  await apaleo.addToFolio(REFERENCE, { unlisted: 25 })
  expect(await compare()).toEqual([[REFERENCE, 'owed', '18000', '20500']])
  expect(await alerts()).toEqual(['booksDiffer'])
  await expect(resolve('theirs')).rejects.toMatchObject({ problem: 'badInput' })
  expect(await resolve('left')).toEqual({ outcome: 'settled' })
  expect(await compare()).toEqual([])
})

it('a booking that was changed there is alerted once, and taken from there', async () => {
  const { apaleo, compare, resolve, alerts, desk } = await createHotel()
  await apaleo.save('reservations', REFERENCE, { departure: '2027-05-14T11:00:00+02:00', unit: '202' })
  const expected = [
    [REFERENCE, 'balance', '18000', '36000'],
    [REFERENCE, 'dates', '2027-05-10/2027-05-12', '2027-05-10/2027-05-14'],
    [REFERENCE, 'room', '201', '202'],
  ]
  expect(await compare()).toEqual(expected)
  expect(await compare()).toEqual(expected)
  expect(await alerts()).toEqual(['booksDiffer'])
  expect(await resolve('theirs')).toEqual({ outcome: 'settled' })
  // The whole reservation was taken, so that the others agree by themselves.
  expect(await compare()).toEqual([])
  expect((await desk.call(listArrivals)).arrivals).toMatchObject([{ roomNumber: '202' }])
})

it('a booking that only Apaleo has is taken, and one that only Foyer has is left to a person', async () => {
  const { apaleo, compare, resolve, desk, db } = await createHotel()
  await apaleo.put({ reservations: [buildApaleoReservation({ id: 'LAKE2-1', unit: '202' })] })
  expect(await compare()).toEqual([['LAKE2-1', 'onlyThere', '', 'expected']])
  expect(await resolve('theirs')).toEqual({ outcome: 'settled' })
  expect((await desk.call(listArrivals)).arrivals).toHaveLength(2)
  await db.inHotel(HOTEL, (tx) =>
    tx.updateTable('reservations').set({ reference: 'GONE' }).where('reference', '=', 'LAKE2-1').execute(),
  )
  expect(await compare()).toEqual([
    ['GONE', 'onlyHere', 'expected', ''],
    ['LAKE2-1', 'onlyThere', '', 'expected'],
  ])
  await expect(resolve('theirs')).rejects.toMatchObject({ problem: 'badInput' })
  await expect(resolve('ours')).rejects.toMatchObject({ problem: 'badInput' })
  expect(await resolve('left')).toEqual({ outcome: 'settled' })
  // What was left as it is does not come back until it changes.
  expect(await compare()).toEqual([['LAKE2-1', 'onlyThere', '', 'expected']])
})

it('their version is applied again, although it was received before', async () => {
  const { compare, resolve, db, desk } = await createHotel()
  await db.inHotel(HOTEL, (tx) => tx.updateTable('reservations').set({ room_number: '202' }).execute())
  expect(await compare()).toEqual([[REFERENCE, 'room', '202', '201']])
  expect(await resolve('theirs')).toEqual({ outcome: 'settled' })
  expect((await desk.call(listArrivals)).arrivals).toMatchObject([{ roomNumber: '201' }])
})

it('of two colleagues who decide at once, the first one decides', async () => {
  const { compare, resolve, db, desk } = await createHotel()
  await db.inHotel(HOTEL, (tx) => tx.updateTable('reservations').set({ room_number: '202' }).execute())
  await compare()
  const request = globalThis.fetch
  const meanwhile = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...asked) => {
    expect(await resolve('left')).toEqual({ outcome: 'settled' })
    return request(...asked)
  })
  onTestFinished(() => meanwhile.mockRestore())
  await expect(resolve('theirs')).rejects.toMatchObject({ problem: 'notFound' })
  expect((await desk.call(listArrivals)).arrivals).toMatchObject([{ roomNumber: '202' }])
})

it('bookings from before the system was connected are no differences', async () => {
  const { compare, db } = await createHotel()
  await db.inHotel(HOTEL, (tx) => tx.updateTable('reservations').set({ said_at: null, reference: 'OLD1' }).execute())
  expect(await compare()).toEqual([[REFERENCE, 'onlyThere', '', 'expected']])
})

it('what Foyer says is sent again, and Apaleo takes it', async () => {
  const { apaleo, compare, resolve, happened, page, app, db } = await createHotel()
  await checkIn(await page(), REFERENCE, 'Soler')
  await expect.poll(happened, soon).toEqual(['patched', 'checkedIn'])
  expect(await compare()).toEqual([])
  await apaleo.put({
    reservations: [buildApaleoReservation({ id: REFERENCE, primaryGuest: { firstName: 'Eva', lastName: 'Soler' } })],
  })
  const [guests, state] = await compare()
  expect(guests?.slice(0, 2)).toEqual([REFERENCE, 'guests'])
  expect(guests?.[2]).toContain('1 documentNumber')
  expect(state).toEqual([REFERENCE, 'state', 'inHouse', 'expected'])
  expect(await resolve('ours')).toEqual({ outcome: 'settled' })
  await expect.poll(happened, soon).toEqual(['patched', 'checkedIn', 'patched'])
  // Apaleo cannot undo what a guest did here.
  expect(await resolve('theirs')).toEqual({ outcome: 'stillDiffers' })
  expect(await resolve('ours')).toEqual({ outcome: 'settled' })
  await expect.poll(happened, soon).toEqual(['patched', 'checkedIn', 'patched', 'checkedIn'])
  expect(await compare()).toEqual([])
  const manager = await createColleague(db, new Browser(app), { role: 'manager', hotelId: HOTEL })
  expect((await manager.call(readAudit, { query: {} })).entries).toContainEqual(
    expect.objectContaining({
      action: 'differenceResolved',
      subject: REFERENCE,
      who: 'Ana Roca',
      details: { kind: 'guests', resolution: 'ours', outcome: 'settled' },
    }),
  )
})

it('a payment that was lost on the way is sent again, and no other', async () => {
  const { apaleo, compare, resolve, happened, desk, db } = await createHotel()
  const pay = (minor: number) =>
    desk.call(recordPayment, {
      params: { reference: REFERENCE },
      body: { way: 'deskCard', minor },
      key: randomUUID(),
    })
  await pay(30_00)
  await expect.poll(happened, soon).toEqual(['payment'])
  await apaleo.faults({ down: true })
  await pay(50_00)
  const countTried = () =>
    db.inHotel(
      HOTEL,
      async (tx) =>
        (await tx.selectFrom('deliveries').where('tries', '>', 0).where('state', '=', 'waiting').select('id').execute())
          .length,
    )
  await expect.poll(countTried, soon).toBe(1)
  // As if it had been accepted and then lost there.
  await db.asOwner((client) => client.query('delete from outbox_queue'))
  await db.inHotel(HOTEL, (tx) => tx.updateTable('deliveries').set({ state: 'delivered' }).execute())
  await apaleo.faults()
  expect(await compare()).toEqual([[REFERENCE, 'balance', '10000', '15000']])
  expect(await resolve('ours')).toEqual({ outcome: 'settled' })
  await expect.poll(happened, soon).toEqual(['payment', 'payment'])
  await expect.poll(compare, soon).toEqual([])
  expect((await apaleo.happened(REFERENCE)).at(-1)).toMatchObject({ detail: { amount: { amount: 50 } } })
})

it('what is still to be delivered is no difference', async () => {
  const { apaleo, compare, page, db } = await createHotel()
  const phone = await page()
  await apaleo.faults({ down: true })
  await checkIn(phone, REFERENCE, 'Soler')
  // Seen by the comparison, and not delivered yet.
  await db.asOwner((client) => client.query(`update outbox_queue set due_at = 'infinity'`))
  await apaleo.faults()
  expect(await compare()).toEqual([])
})

it('dates and room of Foyer are sent, each by itself, and booked nights keep their price', async () => {
  const { apaleo, compare, resolve, happened } = await createHotel()
  const changed = { departure: '2027-05-13T11:00:00+02:00', unit: '202', nightPrices: [70, 80, 85] }
  await apaleo.put({ reservations: [buildApaleoReservation({ id: REFERENCE, ...changed })] })
  const room = [REFERENCE, 'room', '201', '202']
  const dates = [REFERENCE, 'dates', '2027-05-10/2027-05-12', '2027-05-10/2027-05-13']
  expect(await compare()).toEqual([[REFERENCE, 'balance', '18000', '23500'], dates, room])
  await resolve('left')
  expect(await resolve('ours')).toEqual({ outcome: 'settled' })
  await expect.poll(happened, soon).toEqual(['amended'])
  await expect.poll(compare, soon).toEqual([[REFERENCE, 'balance', '18000', '15000'], room])
  await resolve('left')
  expect(await resolve('ours')).toEqual({ outcome: 'settled' })
  await expect.poll(happened, soon).toEqual(['amended', 'unitAssigned'])
  await expect.poll(compare, soon).toEqual([])
})
