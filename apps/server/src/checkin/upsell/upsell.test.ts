import { startPickUp } from '@foyer/contract/pick-up.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { confirmUpsell, fetchUpsells, removeUpsell } from '@foyer/contract/upsell.ts'
import { expect, it } from 'vitest'
import { aged } from '../../demo/demo-days.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { buildGuestPayload, findReservation, saveGuests } from '../../testing/journey.ts'

const HOTEL = 3
const JENSEN = 'RAC3002'
const SUV = { groupCode: 'suv', plate: '4515 MBR' }
const VAN = { groupCode: 'van', plate: '4663 LZN' }

const buildInput = (reference: string, pickUpProcess: string, language = 'en') => ({
  hotelId: HOTEL,
  isPok: false,
  reference,
  pickUpProcess,
  language,
})

const options = (page: GuestPage, pickUpProcess = 'PU-3002', language = 'en') =>
  page.call(fetchUpsells, { body: { ...buildInput(JENSEN, pickUpProcess, language), action: 'list' } })
const confirm = (page: GuestPage, choice: typeof SUV, pickUpProcess = 'PU-3002', reference = JENSEN) =>
  page.call(confirmUpsell, { body: { ...buildInput(reference, pickUpProcess), action: 'confirm', ...choice } })
const remove = (page: GuestPage, choice: typeof SUV, pickUpProcess = 'PU-3002') =>
  page.call(removeUpsell, { body: { ...buildInput(JENSEN, pickUpProcess), action: 'remove', ...choice } })
const confirmed = async (page: GuestPage, pickUpProcess?: string) =>
  (await options(page, pickUpProcess)).filter((one) => one.confirmed).map(({ group }) => group.code)

const pickUp = (page: GuestPage, reference: string) =>
  page.call(startPickUp, { body: { hotelId: HOTEL, isPok: false, reference } })

async function openStation() {
  const server = await createTestServer()
  const page = await server.open({ hotelId: HOTEL })
  const found = await findReservation(page, JENSEN, 'Jensen')
  await pickUp(page, JENSEN)
  const bill = async () => {
    const { lines = [], total, pending } = await page.call(fetchSummary, { body: { reference: JENSEN } })
    return { total: total.minor, pending: pending.minor, lines: lines.map(({ label }) => label) }
  }
  const nights = async () => {
    const rows = await server.db.inHotel(HOTEL, (tx) =>
      tx.selectFrom('room_nights').select(['room_number', 'reservation_id']).execute(),
    )
    return [...Map.groupBy(rows, (row) => row.room_number)].map(([space, all]) => `${space} ${all.length}`).toSorted()
  }
  return { ...server, page, found, bill, nights }
}

it('API-68.b offers one car of each better group, with price, deposit and total from the server', async () => {
  const { page, bill } = await openStation()
  const before = await bill()
  const all = await options(page)
  expect(all.map(({ group, vehicle, total, days }) => [group.code, vehicle.plate, total.minor, days])).toEqual([
    ['estate', '4552 LXT', 63_00, 7],
    ['suv', '4515 MBR', 136_50, 7],
    ['convertible', '4626 MCJ', 238_00, 7],
    ['van', '4663 LZN', 189_00, 7],
  ])
  expect(all[1]).toMatchObject({
    group: { name: 'SUV with four-wheel drive' },
    vehicle: { name: 'Teide 4', picture: 'car-suv' },
    deposit: { minor: 700_00 },
    bookedDeposit: { minor: 400_00 },
    rentalTotal: { minor: before.total + 136_50 },
    checked: false,
    confirmed: false,
  })
  expect((await options(page, 'PU-3002', 'de'))[0]?.group.name).toBe('Kombi')
})

it('a surcharge that a young driver accepted is in the total of every better car', async () => {
  const { page, found, bill } = await openStation()
  const [main] = found.guests
  if (!main) throw new Error('Nobody drives.')
  const birthDate = aged(22, '01-01')(found.startDate)
  await saveGuests(page, found, [buildGuestPayload(main, { birthDate })])
  const [estate] = await options(page)
  expect(estate?.rentalTotal.minor).toBe((await bill()).total + 63_00)
})

it('API-69.b API-70.b MODEL-40.a confirm, change and remove: one line on the bill, one car held, and finally all as before', async () => {
  const { page, bill, nights } = await openStation()
  const [before, heldBefore] = [await bill(), await nights()]
  await confirm(page, SUV)
  await confirm(page, SUV)
  expect(await bill()).toEqual({
    total: before.total + 136_50,
    pending: before.pending + 136_50,
    lines: [...before.lines, 'Upgrade: SUV with four-wheel drive (Teide 4, 4515 MBR)'],
  })
  expect(await nights()).toEqual([...heldBefore, 'C2 7'].toSorted())
  expect((await options(page)).map(({ rentalTotal }) => rentalTotal.minor - before.total)).toEqual([
    63_00, 136_50, 238_00, 189_00,
  ])
  await confirm(page, VAN)
  expect(await bill()).toMatchObject({ total: before.total + 189_00 })
  expect(await nights()).toEqual([...heldBefore, 'F1 7'].toSorted())
  expect(await confirmed(page)).toEqual(['van'])
  // Removing a car that is no longer confirmed does nothing.
  await remove(page, SUV)
  expect(await confirmed(page)).toEqual(['van'])
  await remove(page, VAN)
  expect([await bill(), await nights(), await confirmed(page)]).toEqual([before, heldBefore, []])
})

it('RAC-27.a RAC-27.b RAC-27.c a choice belongs to one rental and one pick-up, and is found again there', async () => {
  const { page, db } = await openStation()
  await confirm(page, SUV)
  expect(await confirmed(page)).toEqual(['suv'])
  await expect(confirm(page, VAN, 'PU-9')).rejects.toMatchObject({ problem: 'pickUpForeign' })
  await db.inHotel(HOTEL, (tx) => tx.updateTable('pick_up_processes').set({ ended_at: new Date() }).execute())
  await pickUp(page, JENSEN)
  expect(await confirmed(page, 'PU-RAC3002-2')).toEqual([])
  expect(await confirmed(page)).toEqual(['suv'])
  await db.inHotel(HOTEL, (tx) =>
    tx.updateTable('reservations').set({ room_type_id: 'compact' }).where('reference', '=', 'RAC3001').execute(),
  )
  const novak = await findReservation(page, 'RAC3001', 'Novák')
  await pickUp(page, 'RAC3001')
  const theirs = await page.call(fetchUpsells, {
    body: { ...buildInput(novak.reference, 'PU-3001'), action: 'list' },
  })
  expect(theirs.filter((one) => one.confirmed)).toEqual([])
  // Jensen has the only free car of its group.
  expect(theirs.map(({ group }) => group.code)).toEqual(['estate', 'convertible', 'van'])
  await expect(confirm(page, SUV, 'PU-3001', 'RAC3001')).rejects.toMatchObject({ problem: 'upsellNotAvailable' })
})

it('RAC-01.d a signed-in guest without a pick-up is offered the same cars and finds their choice again', async () => {
  const { open } = await createTestServer()
  const page = await open({ hotelId: HOTEL })
  await findReservation(page, JENSEN, 'Jensen')
  expect((await options(page, '')).map(({ group }) => group.code)).toEqual(['estate', 'suv', 'convertible', 'van'])
  await confirm(page, SUV, '')
  expect(await confirmed(page, '')).toEqual(['suv'])
  await remove(page, SUV, '')
  expect(await confirmed(page, '')).toEqual([])
})

it('when two want the same car concurrently, the database gives it to one', async () => {
  const { page, open, db } = await openStation()
  await db.inHotel(HOTEL, (tx) =>
    tx.updateTable('reservations').set({ room_type_id: 'compact' }).where('reference', '=', 'RAC3001').execute(),
  )
  const other = await open({ hotelId: HOTEL })
  await findReservation(other, 'RAC3001', 'Novák')
  await pickUp(other, 'RAC3001')
  const tries = await Promise.allSettled([confirm(page, SUV), confirm(other, SUV, 'PU-3001', 'RAC3001')])
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('rejects an unknown car and one of another group', async () => {
  const { page } = await openStation()
  for (const choice of [
    { groupCode: 'suv', plate: '0000 AAA' },
    { groupCode: 'suv', plate: VAN.plate },
    { groupCode: 'small', plate: '4182 KDL' },
  ])
    await expect(confirm(page, choice)).rejects.toMatchObject({ problem: 'upsellNotAvailable' })
})
