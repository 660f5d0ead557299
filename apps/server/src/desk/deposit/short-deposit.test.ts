import { blockOwnDeposit, startDeposit } from '@foyer/contract/deposit.ts'
import { startPickUp } from '@foyer/contract/pick-up.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readAudit } from '@foyer/contract/staff/audit.ts'
import { checkInStay } from '@foyer/contract/staff/check-in.ts'
import { blockDeposit, settleDeposit, takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import { saveLicence } from '@foyer/contract/staff/guest-form.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { confirmUpsell } from '@foyer/contract/upsell.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { expect, it, vi } from 'vitest'
import { createPayingServer } from '../../money/payment/testing/create-paying-server.ts'
import { Browser } from '../../testing/browser.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { acceptTermsAndReadSummary, arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'

const HOTEL = 3
const reference = 'RAC3003'
const rental = { params: { reference } }
const licence = { number: 'U1H45T789', country: 'ITA', validUntil: '2036-01-31' }
/** The rental is reported to Spain, which wants a licence of each driver. */
async function saveDrivers(desk: StaffPage, page: GuestPage, found: Reservation) {
  await saveParty(page, found)
  for (const { id, index } of found.guests) {
    const body = { ...licence, number: `${licence.number}${index}` }
    await desk.call(saveLicence, { params: { reference: found.reference, guestId: id }, body })
  }
}

const euros = (minor: number) => ({ minor, currency: 'EUR' })

/**
 * Chiara has a saved card and a compact car with 400 blocked; then she chooses the four-wheel
 * drive, which requires 700.
 */
async function createDearerCar() {
  const server = await createPayingServer()
  const { db } = server
  await db.inHotel(HOTEL, (tx) =>
    tx
      .updateTable('reservations')
      .set({ room_type_id: 'compact', room_number: 'B4' })
      .where('reference', '=', reference)
      .execute(),
  )
  const desk = await createColleague(db, new Browser(server.app), { role: 'manager', hotelId: HOTEL })
  const page = await server.open({ hotelId: HOTEL, appKey: 'pay' })
  const found = await findReservation(page, reference, 'Ferrari')
  await desk.call(blockDeposit, rental)
  const asked = { hotelId: HOTEL, isPok: false, reference }
  const { pickUpProcess } = await page.call(startPickUp, { body: asked })
  const suv = { groupCode: 'suv', plate: '4515 MBR', pickUpProcess, language: 'en', action: 'confirm' as const }
  await page.call(confirmUpsell, { body: { ...asked, ...suv } })
  const { savedCards = [] } = await page.call(fetchSummary, { body: { reference } })
  return {
    ...server,
    desk,
    page,
    found,
    blockRest: () => desk.call(blockDeposit, rental),
    blockOwn: (minor: number) =>
      page.call(blockOwnDeposit, {
        body: { reference, card: savedCards[0]?.token ?? '', amount: euros(minor), currency: 'EUR' },
      }),
    seen: async () => {
      const { blocks = [], short, canBlock } = (await desk.call(openStay, rental)).rental ?? {}
      return [blocks.map(({ state, amount }) => [state, amount.minor]), short?.minor, canBlock]
    },
    blocked: async () => (await server.ledger()).map(({ state, minor }) => [state, minor]),
  }
}

it('a car that needs a higher deposit: no key until the rest is blocked, and the desk is alerted', async () => {
  const { page, found, desk, seen, blockRest, db, blocked } = await createDearerCar()
  expect(await seen()).toEqual([[['held', 400_00]], 300_00, true])
  await db.inHotel(HOTEL, (tx) =>
    tx.updateTable('folio_lines').set({ amount: 0 }).where('reservation_id', '=', found.id).execute(),
  )
  await saveDrivers(desk, page, found)
  await sign(page, found)
  await acceptTermsAndReadSummary(page, reference)
  const called = async () => (await desk.call(listAlerts)).open.filter(({ kind }) => kind === 'depositShort').length
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'depositShort' })
  await vi.waitFor(async () => expect(await called()).toBe(1))
  const handedOver = desk.call(checkInStay, { ...rental, body: { termsOnPaper: true, depositTaken: 'Cash' } })
  await expect(handedOver).rejects.toMatchObject({ problem: 'depositShort' })
  await blockRest()
  expect(await seen()).toEqual([
    [
      ['held', 400_00],
      ['held', 300_00],
    ],
    undefined,
    false,
  ])
  expect(await called()).toBe(0)
  await expect(blockRest()).rejects.toMatchObject({ problem: 'underWay' })
  expect(await arrive(page, found)).toMatchObject({ roomNumber: 'C2' })
  expect(await blocked()).toEqual([
    ['blocked', 400_00],
    ['blocked', 300_00],
  ])
})

/** A renter who has done everything but block the deposit. */
async function createRenter(appKey: string, [number, surname]: readonly [string, string]) {
  const server = await createPayingServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'manager', hotelId: HOTEL })
  const page = await server.open({ hotelId: HOTEL, appKey })
  const found = await findReservation(page, number, surname)
  await saveDrivers(desk, page, found)
  await sign(page, found)
  const summary = await acceptTermsAndReadSummary(page, number)
  return {
    ...server,
    page,
    desk,
    found,
    ...summary,
    called: async () => (await desk.call(listAlerts)).open.filter(({ kind }) => kind === 'depositShort').length,
    blocked: async () => (await server.ledger()).map(({ state, minor }) => [state, minor]),
  }
}

it('G24 no key before the deposit is blocked on the saved card: the desk is alerted, and one block is enough', async () => {
  const { page, found, called, blocked, fault, savedCards, deposit } = await createRenter('pay', [reference, 'Ferrari'])
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'depositShort' })
  await vi.waitFor(async () => expect(await called()).toBe(1))
  const amount = deposit ?? euros(0)
  const body = { reference, card: savedCards?.[0]?.token ?? '', amount, currency: 'EUR' }
  await fault('refuse')
  await expect(page.call(blockOwnDeposit, { body })).rejects.toMatchObject({ problem: 'paymentRefused' })
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'depositShort' })
  await Promise.allSettled([page.call(blockOwnDeposit, { body }), page.call(blockOwnDeposit, { body })])
  expect(await called()).toBe(0)
  expect(await arrive(page, found)).toMatchObject({ keyCode: expect.stringMatching(/^\d{6}$/) })
  expect(await blocked()).toEqual([
    ['refused', 700_00],
    ['blocked', 700_00],
  ])
})

it('G24 no key before the deposit is blocked on the provider’s page, and none while that page is open', async () => {
  const jensen = 'RAC3002'
  const { page, found, deposit, payAtGateway, blocked } = await createRenter('pay', [jensen, 'Jensen'])
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'depositShort' })
  const amount = deposit ?? euros(0)
  const { url = '' } = await page.call(startDeposit, { body: { reference: jensen, amount, currency: 'EUR' } })
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'depositShort' })
  await payAtGateway(url.split('/').at(-1) ?? '', undefined, HOTEL)
  expect(await arrive(page, found)).toMatchObject({ keyCode: expect.stringMatching(/^\d{6}$/) })
  expect(await blocked()).toEqual([['blocked', amount.minor]])
})

it('G24 where no card is taken, the bill says that the desk takes the deposit, and the key is issued', async () => {
  const { page, found, deposit, depositAtDesk } = await createRenter('own', [reference, 'Ferrari'])
  expect([deposit, depositAtDesk]).toEqual([undefined, euros(700_00)])
  expect(await arrive(page, found)).toMatchObject({ keyCode: expect.stringMatching(/^\d{6}$/) })
})

it('G24 the desk hands a car over with nothing held only if it says how it took the deposit, for the audit log', async () => {
  const { desk, page, found, pending } = await createRenter('pay', [reference, 'Ferrari'])
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'depositShort' })
  const owing = pending.minor > 0 ? { owing: pending } : {}
  const body = { ...owing, termsOnPaper: true }
  await expect(desk.call(checkInStay, { ...rental, body })).rejects.toMatchObject({ problem: 'depositShort' })
  await desk.call(checkInStay, { ...rental, body: { ...body, depositTaken: 'Cash, receipt 112' } })
  const { entries } = await desk.call(readAudit)
  expect(entries.find(({ action }) => action === 'checkedIn')).toMatchObject({
    details: { deposit: '€700.00', reason: 'Cash, receipt 112' },
  })
  await expect(arrive(page, found)).rejects.toMatchObject({ problem: 'alreadyCheckedIn' })
})

it('a lost answer about the rest is not requested a second time; staff check and record the outcome', async () => {
  const { blockRest, blockOwn, seen, fault, blocked, desk } = await createDearerCar()
  await expect(blockOwn(700_00)).rejects.toMatchObject({ problem: 'priceChanged' })
  await fault('cutAnswer')
  expect(await blockRest()).toEqual({ state: 'unknown' })
  expect(await seen()).toEqual([
    [
      ['held', 400_00],
      ['unknown', 300_00],
    ],
    300_00,
    false,
  ])
  await expect(blockRest()).rejects.toMatchObject({ problem: 'underWay' })
  await blockOwn(300_00)
  expect(await blocked()).toEqual([
    ['blocked', 400_00],
    ['blocked', 300_00],
  ])
  await desk.call(settleDeposit, { ...rental, body: { state: 'held' } })
  expect((await seen())[1]).toBeUndefined()
})

it('two concurrent requests block the rest once', async () => {
  const { blockRest, blockOwn, blocked } = await createDearerCar()
  await Promise.allSettled([blockRest(), blockOwn(300_00), blockRest(), blockOwn(300_00)])
  expect(await blocked()).toEqual([
    ['blocked', 400_00],
    ['blocked', 300_00],
  ])
})

it.each([
  [100_00, [['captured', 'released'], [100_00]]],
  [
    550_00,
    [
      ['captured', 'captured'],
      [400_00, 150_00],
    ],
  ],
] as const)('captures %i from both blocks and releases the rest', async (minor, [states, charges]) => {
  const { blockRest, desk, ledger } = await createDearerCar()
  await blockRest()
  const body = { minor, reason: 'A scratch' }
  expect(await desk.call(takeOfDeposit, { ...rental, body })).toEqual({ state: 'taken' })
  expect((await ledger()).map(({ state }) => state)).toEqual(states)
  const { lines } = (await desk.call(openStay, rental)).bill
  const taken = lines.filter(({ names }) => names['en'] === 'Taken from the deposit: A scratch')
  expect(taken.map(({ amount }) => amount.minor)).toEqual(charges)
})

it('if the bank refuses the first part, the second is not requested', async () => {
  const { blockRest, desk, seen, fault, ledger } = await createDearerCar()
  await blockRest()
  await fault('refuse')
  const body = { minor: 550_00, reason: 'A scratch' }
  await expect(desk.call(takeOfDeposit, { ...rental, body })).rejects.toMatchObject({ problem: 'paymentRefused' })
  expect((await seen())[0]).toEqual([
    ['held', 400_00],
    ['held', 300_00],
  ])
  expect((await ledger()).map(({ captures }) => captures)).toEqual([0, 0])
})
