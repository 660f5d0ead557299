import { blockOwnDeposit, readDeposit, startDeposit } from '@foyer/contract/deposit.ts'
import { startPickUp } from '@foyer/contract/pick-up.ts'
import { releaseDeposit, takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { confirmUpsell, fetchUpsells, removeUpsell } from '@foyer/contract/upsell.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { createPayingServer } from '../payment/testing/create-paying-server.ts'

const HOTEL = 3
const reference = 'RAC3002'
const DECLINED_CARD = '4012001037141112'

async function openStation() {
  const server = await createPayingServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', hotelId: HOTEL })
  const page = await server.open({ hotelId: HOTEL, appKey: 'pay' })
  const rental = { params: { reference } }
  await findReservation(page, reference, 'Jensen')
  const { deposit = { minor: 0, currency: 'EUR' } } = await page.call(fetchSummary, { body: { reference } })
  const start = (minor = deposit.minor) =>
    page.call(startDeposit, { body: { reference, amount: { minor, currency: 'EUR' }, currency: 'EUR' } })
  return {
    ...server,
    page,
    desk,
    rental,
    deposit,
    start,
    type: async ({ url = '' }: { url?: string | undefined }, card?: string) =>
      server.payAtGateway(url.split('/').at(-1) ?? '', card, HOTEL),
    told: async (of = page) => {
      const { news, amount, card, until } = await of.call(readDeposit, { body: { reference } })
      return [news, amount?.minor, card, until]
    },
    seen: async () => {
      const block = (await desk.call(openStay, rental)).rental?.blocks.at(-1)
      return [block?.state, block?.amount.minor, block?.card]
    },
  }
}

it('a renter without a saved card blocks the deposit on the gateway’s page: the server’s amount, once, by its signed notice only', async () => {
  const { start, type, seen, told, deposit, ledger, desk, rental, page, app } = await openStation()
  expect(await told()).toEqual(['none', undefined, undefined, undefined])
  expect(deposit.minor).toBeGreaterThan(0)
  await expect(start(1_00)).rejects.toMatchObject({ problem: 'priceChanged' })
  const first = await start()
  expect(first).toMatchObject({ state: 'asked', url: expect.stringMatching(/^\/pay\/3\//) })
  // A second tap or an abandoned page gets the same number.
  expect(await start()).toEqual(first)
  expect((await seen())[0]).toBe('asked')
  expect((await told())[0]).toBe('waiting')
  const { back } = await type(first)
  expect(back).toMatch(/\/pok\/1\/somewhere$/)
  expect(await seen()).toEqual(['held', deposit.minor, expect.stringContaining('·· 0004')])
  const { endDate } = await desk.call(openStay, rental)
  expect(await told()).toEqual(['blocked', deposit.minor, expect.stringContaining('·· 0004'), endDate])
  expect((await ledger()).map(({ state, captures, minor }) => [state, captures, minor])).toEqual([
    ['blocked', 0, deposit.minor],
  ])
  expect(await start()).toEqual({ state: 'held' })
  expect((await app.inject({ url: first.url ?? '' })).statusCode).toBe(410)
  expect((await page.call(fetchSummary, { body: { reference } })).deposit).toBeUndefined()
  expect(await desk.call(takeOfDeposit, { ...rental, body: { minor: 50_00, reason: 'A scratch' } })).toEqual({
    state: 'taken',
  })
  expect((await ledger()).map(({ captures }) => captures)).toEqual([1])
})

it('a lost notice is queried, a forged one changes nothing, and after a refusal another page is opened', async () => {
  const { start, type, seen, told, fault, ledger, desk, rental } = await openStation()
  const refused = await start()
  await fault('forgeNotice')
  await type(refused, DECLINED_CARD)
  expect((await seen())[0]).toBe('asked')
  // The gateway's own records say refused, so another number is used.
  expect((await told())[0]).toBe('refused')
  const second = await start()
  expect([second.state, second.url === refused.url]).toEqual(['asked', false])
  await fault('loseNotice')
  await type(second)
  expect((await seen())[0]).toBe('asked')
  expect((await told())[0]).toBe('blocked')
  expect(await start()).toEqual({ state: 'held' })
  expect(await desk.call(releaseDeposit, rental)).toEqual({ state: 'released' })
  expect((await told())[0]).toBe('none')
  expect((await ledger()).map(({ state }) => state)).toEqual(['refused', 'released'])
})

it('no other guest can open it, and no card saved for someone else is used for it', async () => {
  const { open, deposit, page } = await openStation()
  const other = await open({ hotelId: HOTEL, appKey: 'pay' })
  const body = { reference, amount: deposit, currency: deposit.currency }
  await expect(other.call(startDeposit, { body })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  await expect(other.call(readDeposit, { body: { reference } })).rejects.toMatchObject({
    problem: 'reservationNotFound',
  })
  const palace = await open({ appKey: 'pay' })
  await expect(palace.call(startDeposit, { body })).rejects.toMatchObject({ problem: 'reservationNotFound' })
  const card = '00000000-0000-4000-8000-000000000001'
  await expect(page.call(blockOwnDeposit, { body: { ...body, card } })).rejects.toMatchObject({
    problem: 'paymentNotPossible',
  })
})

/** Chooses the four-wheel drive, whose deposit is higher than the estate car's. */
async function chooseSuv({ page }: Awaited<ReturnType<typeof openStation>>) {
  const asked = { hotelId: HOTEL, isPok: false, reference }
  const { pickUpProcess } = await page.call(startPickUp, { body: asked })
  const suv = { ...asked, groupCode: 'suv', plate: '4515 MBR', pickUpProcess, language: 'en' }
  await page.call(confirmUpsell, { body: { ...suv, action: 'confirm' } })
  return { giveBack: () => page.call(removeUpsell, { body: { ...suv, action: 'remove' } }) }
}

it('an upgraded car after the block: the rest is also blocked on the page, once, and the desk captures or releases all of it', async () => {
  const station = await openStation()
  const { start, type, told, page, deposit, desk, rental, ledger } = station
  await type(await start())
  await chooseSuv(station)
  const more = (await page.call(fetchSummary, { body: { reference } })).deposit ?? deposit
  const wanted = (await desk.call(openStay, rental)).rental?.deposit?.minor ?? 0
  expect([wanted > deposit.minor, more.minor]).toEqual([true, wanted - deposit.minor])
  const short = async () => {
    const { news, amount, short: missing, shortNews } = await page.call(readDeposit, { body: { reference } })
    return [news, amount?.minor, missing?.minor, shortNews]
  }
  expect(await short()).toEqual(['blocked', deposit.minor, more.minor, 'none'])
  await expect(start(wanted)).rejects.toMatchObject({ problem: 'priceChanged' })
  const second = await start(more.minor)
  expect(await start(more.minor)).toEqual(second)
  expect(await short()).toEqual(['blocked', deposit.minor, more.minor, 'waiting'])
  await type(second, DECLINED_CARD)
  expect(await short()).toEqual(['blocked', deposit.minor, more.minor, 'refused'])
  await type(await start(more.minor))
  expect(await short()).toEqual(['blocked', wanted, undefined, undefined])
  expect((await told())[2]).toMatch(/^\S+ ·· 0004$/)
  expect(await start(more.minor)).toEqual({ state: 'held' })
  expect((await ledger()).map(({ state, minor }) => [state, minor])).toEqual([
    ['blocked', deposit.minor],
    ['refused', more.minor],
    ['blocked', more.minor],
  ])
  expect(await desk.call(releaseDeposit, rental)).toEqual({ state: 'released' })
  expect((await ledger()).map(({ state }) => state)).toEqual(['released', 'refused', 'released'])
  expect((await told())[0]).toBe('none')
})

it('a renter who returns to the original car keeps the block, and nothing is missing', async () => {
  const station = await openStation()
  const { start, type, page, deposit, ledger, desk, rental } = station
  const { giveBack } = await chooseSuv(station)
  const wanted = (await page.call(fetchSummary, { body: { reference } })).deposit ?? deposit
  await type(await start(wanted.minor))
  await giveBack()
  expect((await desk.call(openStay, rental)).rental?.deposit).toEqual(deposit)
  expect((await page.call(fetchSummary, { body: { reference } })).deposit).toBeUndefined()
  const { amount, short } = await page.call(readDeposit, { body: { reference } })
  expect([amount, short]).toEqual([wanted, undefined])
  expect((await ledger()).map(({ state }) => state)).toEqual(['blocked'])
})

it('a renter who upgrades first blocks the upgraded car’s deposit', async () => {
  const station = await openStation()
  const { page, start, deposit, desk, rental } = station
  const asked = { hotelId: HOTEL, isPok: false, reference, language: 'en', action: 'list' as const }
  const { pickUpProcess } = await page.call(startPickUp, { body: asked })
  const cars = await page.call(fetchUpsells, { body: { ...asked, pickUpProcess } })
  await chooseSuv(station)
  const now = (await page.call(fetchSummary, { body: { reference } })).deposit
  expect(now).toEqual(cars.find(({ group }) => group.code === 'suv')?.deposit)
  expect((await desk.call(openStay, rental)).rental?.deposit).toEqual(now)
  await expect(start(deposit.minor)).rejects.toMatchObject({ problem: 'priceChanged' })
  expect(await start(now?.minor)).toMatchObject({ state: 'asked' })
})

it('without card payment the bill says what the desk will block, and a hotel’s bill has no deposit', async () => {
  const { open, deposit } = await openStation()
  const page = await open({ hotelId: HOTEL, appKey: 'own' })
  await findReservation(page, reference, 'Jensen')
  expect(await page.call(fetchSummary, { body: { reference } })).toMatchObject({ depositAtDesk: deposit })
  const hotel = await open()
  await findReservation(hotel, 'FOY1001', 'García López')
  expect((await hotel.call(fetchSummary, { body: { reference: 'FOY1001' } })).depositAtDesk).toBeUndefined()
})
