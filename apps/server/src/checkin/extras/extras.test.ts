import { addExtras, priceExtras } from '@foyer/contract/extras.ts'
import { visitReservations } from '@foyer/contract/reservation.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { openStay, setExtraDone } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { palaceDocument } from '../../demo/palace.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { orderExtras } from './testing/order-extras.ts'

const MULLER = 'FOY1002'
const app = { appKey: 'extras' }

async function openPalace(reference = MULLER, surname = 'Müller') {
  const server = await createTestServer()
  const page = await server.open(app)
  const found = await findReservation(page, reference, surname)
  const bill = async (of: GuestPage = page) => {
    const { lines = [], pending } = await of.call(fetchSummary, { body: { reference } })
    return { pending: pending.minor, lines: lines.map(({ label, amount }) => [label, amount.minor]) }
  }
  return { ...server, page, found, bill }
}

const priced = (page: GuestPage, reference: string, extraIds: string[]) =>
  page.call(priceExtras, {
    body: { reference, roomTypeId: 'any', extraIds, startDate: '2001-01-01', endDate: '2001-01-02' },
  })

it('returns the price for the whole stay and how many are left, by wire names', async () => {
  const { page } = await openPalace()
  const answer = await page.send(priceExtras, {
    body: {
      reference: MULLER,
      roomTypeId: 'family',
      extrasIds: ['child-bed', 'cava', 'breakfast', 'nothing'],
      checkinDate: '2027-05-10',
      checkoutDate: '2027-05-14',
    },
  })
  expect(answer.json()).toEqual([
    // Two adults at 20 and a child at 8, four nights.
    { pok_extra_id: 'breakfast', price: 192, currency: 'EUR', has_allotment: false },
    { pok_extra_id: 'child-bed', price: 60, currency: 'EUR', has_allotment: true, allotment: 3 },
    { pok_extra_id: 'cava', price: 28, currency: 'EUR', has_allotment: false },
  ])
})

it('MODEL-07.c the reservation shows which extras have a server price, and which have limited stock', async () => {
  const { page } = await openPalace()
  const [wire] = (await page.send(visitReservations)).json().reservations
  expect(wire.extras_to_sync_price).toEqual(expect.arrayContaining(['breakfast', 'child-bed', 'cava']))
  expect(wire.extras_to_sync_allotment).toContain('child-bed')
  expect(wire.extras_to_sync_allotment).not.toContain('cava')
})

it('API-46.a MODEL-07.a rejects extras of another leg of the booking', async () => {
  const { page, db } = await openPalace()
  await db.inHotel(1, (tx) =>
    tx
      .updateTable('reservations')
      .set({ filed_as: JSON.stringify({ initialNumber: 'I-77', legNumber: '2' }) })
      .where('reference', '=', MULLER)
      .execute(),
  )
  await expect(orderExtras(page, MULLER, { cava: 1 }, undefined, { legNumber: '3' })).rejects.toMatchObject({
    problem: 'badInput',
  })
  await expect(orderExtras(page, MULLER, { cava: 1 }, undefined, { legNumber: '2' })).resolves.toBeDefined()
})

it('MODEL-07.j on the front app extras can be changed only if the booking lets its customer edit', async () => {
  const { db, publish, openKiosk } = await openPalace()
  const apps = { ...palaceDocument.apps, kiosk: { ...palaceDocument.apps?.['extras'], channel: 'frontApp' as const } }
  await publish(1, { ...palaceDocument, apps })
  const screen = await openKiosk()
  await findReservation(screen, MULLER, 'Müller')
  await orderExtras(screen, MULLER, { cava: 1 })
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ customer_can_edit: false }).where('reference', '=', MULLER).execute(),
  )
  await expect(orderExtras(screen, MULLER, { cava: 2 })).rejects.toMatchObject({ problem: 'mayNot' })
})

it('API-46.b an order is billed at the server’s price, whatever numbers the page sends', async () => {
  const { page, bill } = await openPalace()
  const before = await bill()
  const body = (lie: number) => ({
    is_rac_app: false,
    lang: 'en',
    post_product_data: [
      {
        hotel_id: lie,
        reference: MULLER,
        room_type_id: `${lie}`,
        product_id: 'cava',
        quantity: 2,
        adults: lie,
        childs: lie,
        number_nights: lie,
        price: lie / 100,
        childrenPrice: lie / 100,
        currency: 'EUR',
      },
    ],
  })
  for (const lie of [0, 1, 99_999]) {
    const answer = await page.send(addExtras, { body: body(lie) })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { add_extras_response: [{ product_id: 'cava', quantity: 2 }] },
    ])
    expect(await bill()).toEqual({
      pending: before.pending + 56_00,
      lines: [...before.lines, ['A bottle of cava in the room × 2', 56_00]],
    })
  }
})

it('of two extras of one type an order has one, and may replace it by the other', async () => {
  const { page, publish } = await openPalace()
  const prosecco = { id: 'prosecco', names: { en: 'A bottle of prosecco' }, type: 'bottle', price: 22 }
  await publish(1, { ...palaceDocument, extras: [...(palaceDocument.extras ?? []), prosecco] })
  const order = (quantities: Record<string, number>) => orderExtras(page, MULLER, quantities)
  await expect(order({ cava: 1, prosecco: 1 })).rejects.toMatchObject({ problem: 'extraNotOffered' })
  await order({ cava: 1 })
  await order({ prosecco: 1, cava: 0 })
  const [found] = (await page.call(visitReservations)).reservations
  expect(found?.extras?.map(({ id }) => id)).toEqual(['prosecco'])
})

it('the booking lists what is ordered until it is cancelled', async () => {
  const { page, bill } = await openPalace()
  const before = await bill()
  const ordered = async () => (await page.call(visitReservations)).reservations[0]?.extras
  expect(await ordered()).toBeUndefined()
  await orderExtras(page, MULLER, { cava: 3, 'late-check-out': 1 })
  expect(await ordered()).toMatchObject([{ id: 'cava', type: 'bottle', quantity: 3 }, { id: 'late-check-out' }])
  await orderExtras(page, MULLER, { cava: 1 })
  expect(await ordered()).toMatchObject([
    { id: 'cava', quantity: 1 },
    { id: 'late-check-out', quantity: 1 },
  ])
  await orderExtras(page, MULLER, { cava: 0, 'late-check-out': 0 })
  expect(await ordered()).toBeUndefined()
  expect(await bill()).toEqual(before)
})

it('a retry under its key, or the same order under another, orders it once', async () => {
  const { page, bill } = await openPalace()
  const { pending } = await bill()
  await Promise.all([
    orderExtras(page, MULLER, { cava: 1 }, 'wish-1'),
    orderExtras(page, MULLER, { cava: 1 }, 'wish-1'),
  ])
  await orderExtras(page, MULLER, { cava: 1 }, 'wish-2')
  expect((await bill()).pending).toBe(pending + 28_00)
})

it.each([
  ['EXTRAS-15 what is included', { breakfast: 1 }, 'extraNotOffered'],
  ['EXTRAS-17.a a basket without a pet', { pet: 1 }, 'extraNotOffered'],
  ['what the hotel does not have', { yacht: 1 }, 'extraNotOffered'],
  ['EXTRAS-21.a more than its max', { cava: 5 }, 'badInput'],
  ['two of what is taken or not', { 'late-check-out': 2 }, 'badInput'],
] as const)('rejects %s, and saves nothing of the same request', async (_, wanted, problem) => {
  const { page, bill } = await openPalace()
  const before = await bill()
  await expect(orderExtras(page, MULLER, { 'child-bed': 1, ...wanted })).rejects.toMatchObject({ problem })
  expect(await bill()).toEqual(before)
})

it('EXTRAS-18.a EXTRAS-17.b a party with a pet and no child may have a basket and no bed', async () => {
  const { page } = await openPalace('FOY1008', 'Silva')
  await orderExtras(page, 'FOY1008', { pet: 2, breakfast: 1 })
  await expect(orderExtras(page, 'FOY1008', { 'child-bed': 1 })).rejects.toMatchObject({ problem: 'extraNotOffered' })
})

it('EXTRAS-21.b when two order the last one, one gets it and the other is rejected; once returned, it is available again', async () => {
  const { page, bill, open, publish } = await openPalace()
  const extras = palaceDocument.extras?.map((extra) => ({ ...extra, ...(extra.id === 'parking' && { allotment: 1 }) }))
  await publish(1, { ...palaceDocument, extras })
  const guests = [
    ['FOY1008', 'Silva'],
    ['FOY1001', 'García'],
    ['FOY1006', 'Dupont'],
  ] as const
  const pages = await Promise.all(
    guests.map(async ([reference, surname]) => {
      const other = await open(app)
      await findReservation(other, reference, surname)
      return { other, reference }
    }),
  )
  const tries = await Promise.allSettled(
    pages.map(({ other, reference }) => orderExtras(other, reference, { parking: 1 })),
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ problem: 'extraSoldOut' })
  const winner = pages[tries.findIndex(({ status }) => status === 'fulfilled')]
  const loser = pages[tries.findIndex(({ status }) => status === 'rejected')]
  if (!winner || !loser) throw new Error('One of each is there.')
  const left = async ({ other, reference }: typeof winner) => (await priced(other, reference, ['parking']))[0]?.left
  expect([await left(winner), await left(loser)]).toEqual([1, 0])
  await orderExtras(winner.other, winner.reference, { parking: 0 })
  await orderExtras(loser.other, loser.reference, { parking: 1 })
  expect([await left(winner), await left(loser)]).toEqual([0, 1])
  expect((await bill(page)).lines.map(([label]) => label)).not.toContain('Parking in the courtyard')
})

it('cancelling the booking frees the days that its extras took', async () => {
  const { page, open, db } = await openPalace()
  await orderExtras(page, MULLER, { 'late-check-out': 1 })
  const other = await open(app)
  await findReservation(other, 'FOY1008', 'Silva')
  // FOY1008 still leaves on another day.
  expect((await priced(other, 'FOY1008', ['late-check-out']))[0]?.left).toBe(4)
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ end_date: '2027-05-14' }).where('reference', '=', 'FOY1008').execute(),
  )
  expect((await priced(other, 'FOY1008', ['late-check-out']))[0]?.left).toBe(3)
  await db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'cancelled' }).where('reference', '=', MULLER).execute(),
  )
  expect((await priced(other, 'FOY1008', ['late-check-out']))[0]?.left).toBe(4)
})

it('rejects orders for a booking that the page has not found, for two at once, and duplicates in one request', async () => {
  const { page } = await openPalace()
  await expect(orderExtras(page, 'FOY1008', { cava: 1 })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await findReservation(page, 'FOY1008', 'Silva')
  const line = { hotelId: 1, reference: MULLER, extraId: 'cava', quantity: 1, currency: 'EUR' }
  const both = (second: object) => ({ body: { isRac: false, language: 'en', extras: [line, { ...line, ...second }] } })
  await expect(page.call(addExtras, both({ reference: 'FOY1008' }))).rejects.toMatchObject({ problem: 'badInput' })
  await expect(page.call(addExtras, both({ quantity: 2 }))).rejects.toMatchObject({ problem: 'badInput' })
})

it('the desk sees what to do and does it once; then the guest cannot cancel it', async () => {
  const { page, app: server, db } = await openPalace()
  const desk = await createColleague(db, new Browser(server), { role: 'receptionist', name: 'Núria Puig' })
  await orderExtras(page, MULLER, { 'child-bed': 1, cava: 1 })
  const open = async () =>
    (await desk.call(listArrivals)).arrivals.find(({ reference }) => reference === MULLER)?.openExtras
  const stay = () => desk.call(openStay, { params: { reference: MULLER } })
  const setDone = (extraId: string, done: boolean) =>
    desk.call(setExtraDone, { params: { reference: MULLER, extraId }, body: { done } })
  expect(await open()).toBe(2)
  await Promise.all([setDone('child-bed', true), setDone('child-bed', true)])
  expect(await open()).toBe(1)
  expect((await stay()).extras).toMatchObject([
    { id: 'child-bed', quantity: 1, amount: { minor: 60_00 }, doneBy: 'Núria Puig' },
    { id: 'cava', names: { de: 'Eine Flasche Cava im Zimmer' } },
  ])
  const deeds = async () => (await stay()).timeline.flatMap(({ what, detail }) => (what === 'staff' ? [detail] : []))
  expect(await deeds()).toEqual(['extraDone'])
  await expect(orderExtras(page, MULLER, { 'child-bed': 0 })).rejects.toMatchObject({ problem: 'extraDone' })
  await setDone('child-bed', false)
  expect(await deeds()).toEqual(['extraReopened', 'extraDone'])
  await orderExtras(page, MULLER, { 'child-bed': 0 })
  await expect(setDone('child-bed', true)).rejects.toMatchObject({ problem: 'notFound' })
})

it('what was done for one must be done again for two', async () => {
  const { page, app: server, db } = await openPalace()
  const desk = await createColleague(db, new Browser(server), { role: 'receptionist', name: 'Núria Puig' })
  await orderExtras(page, MULLER, { cava: 2 })
  await desk.call(setExtraDone, { params: { reference: MULLER, extraId: 'cava' }, body: { done: true } })
  await orderExtras(page, MULLER, { cava: 3 })
  const [cava] = (await desk.call(openStay, { params: { reference: MULLER } })).extras
  expect([cava?.quantity, cava?.doneAt]).toEqual([3, undefined])
})

it('after arrival nothing can be ordered or returned', async () => {
  const { page, found, bill } = await openPalace()
  await orderExtras(page, MULLER, { cava: 1 })
  await saveParty(page, found)
  await sign(page, found)
  await arrive(page, found)
  const before = await bill()
  for (const quantity of [0, 2])
    await expect(orderExtras(page, MULLER, { cava: quantity })).rejects.toMatchObject({ problem: 'alreadyCheckedIn' })
  expect(await bill()).toEqual(before)
})
