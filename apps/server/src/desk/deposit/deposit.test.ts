import { randomUUID } from 'node:crypto'
import { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import { startPickUp } from '@foyer/contract/pick-up.ts'
import { blockDeposit, releaseDeposit, settleDeposit, takeOfDeposit } from '@foyer/contract/staff/deposit.ts'
import { readStayMoney } from '@foyer/contract/staff/money.ts'
import { makeAgreement } from '@foyer/contract/staff/registration.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createPayingServer } from '../../money/payment/testing/create-paying-server.ts'
import { readPdf } from '../../papers/paper/testing/read-pdf.ts'
import { Browser } from '../../testing/browser.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague, type StaffPage } from '../../testing/staff-page.ts'

const HOTEL = 3
const FERRARI = { params: { reference: 'RAC3003' } }

async function openStation() {
  const server = await createPayingServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist', hotelId: HOTEL })
  return {
    ...server,
    desk,
    block: () => desk.call(blockDeposit, FERRARI),
    release: () => desk.call(releaseDeposit, FERRARI),
    seen: async () => {
      const { blocks = [], canBlock } = (await desk.call(openStay, FERRARI)).rental ?? {}
      const block = blocks.at(-1)
      return [block?.state, block?.amount.minor, block?.card, canBlock]
    },
    paid: async () => ({
      pending: (await desk.call(readStayMoney, FERRARI)).pending.minor,
      entries: await server.db.inHotel(HOTEL, (tx) => tx.selectFrom('ledger_entries').selectAll().execute()),
    }),
  }
}

it('blocks a deposit on the card from the booking and releases it when the car is back; it is no payment', async () => {
  const { block, release, seen, paid, ledger } = await openStation()
  const before = await paid()
  expect(await seen()).toEqual([undefined, undefined, undefined, true])
  // Two concurrent requests block it once.
  const tries = await Promise.allSettled([block(), block()])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await seen()).toEqual(['held', 700_00, 'VISA ·· 0004', false])
  expect((await ledger()).map(({ minor, state, captures }) => [minor, state, captures])).toEqual([
    [700_00, 'blocked', 0],
  ])
  expect(await paid()).toEqual(before)

  expect(await release()).toEqual({ state: 'released' })
  await expect(release()).rejects.toMatchObject({ problem: 'notFound' })
  expect(await seen()).toEqual(['released', 700_00, 'VISA ·· 0004', true])
  expect((await ledger()).map(({ state, captures }) => [state, captures])).toEqual([['released', 0]])
  expect(await paid()).toEqual(before)
})

it('reports a bank’s refusal; a lost answer leaves the state unknown until someone checks and records it', async () => {
  const { block, release, seen, ledger, fault, desk } = await openStation()
  await fault('refuse')
  await expect(block()).rejects.toMatchObject({ problem: 'paymentRefused' })
  expect(await seen()).toEqual(['refused', 700_00, 'VISA ·· 0004', true])
  await expect(release()).rejects.toMatchObject({ problem: 'notFound' })
  await fault('cutAnswer')
  expect(await block()).toEqual({ state: 'unknown' })
  // No second request is sent: the gateway already has it.
  await expect(block()).rejects.toMatchObject({ problem: 'underWay' })
  expect((await ledger()).map(({ state }) => state)).toEqual(['refused', 'blocked'])
  await desk.call(settleDeposit, { ...FERRARI, body: { state: 'held' } })
  await expect(desk.call(settleDeposit, { ...FERRARI, body: { state: 'held' } })).rejects.toMatchObject({
    problem: 'notFound',
  })
  expect(await release()).toEqual({ state: 'released' })
  expect((await ledger()).map(({ state }) => state)).toEqual(['refused', 'released'])
})

it('captures a part for a reason, once and within the role’s limit; the bill names it, and every posting balances', async () => {
  const { block, release, seen, desk, ledger, fault, db } = await openStation()
  const take = (minor: number) => desk.call(takeOfDeposit, { ...FERRARI, body: { minor, reason: 'A scratch' } })
  const owed = async () => (await desk.call(readStayMoney, FERRARI)).pending.minor
  const before = await owed()
  await expect(take(100_00)).rejects.toMatchObject({ problem: 'notFound' })
  await block()
  await expect(take(300_01)).rejects.toMatchObject({ problem: 'refundRefused' })
  // If the bank refuses, the block stays and nothing is recorded.
  await fault('refuse')
  await expect(take(150_00)).rejects.toMatchObject({ problem: 'paymentRefused' })
  expect((await seen())[0]).toBe('held')
  const tries = await Promise.allSettled([take(150_00), take(150_00)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await seen())[0]).toBe('taken')
  await expect(release()).rejects.toMatchObject({ problem: 'notFound' })
  expect((await ledger()).map(({ state, captures }) => [state, captures])).toEqual([['captured', 1]])
  const { charges, payments } = await desk.call(openStay, FERRARI).then(({ bill }) => ({
    charges: bill.lines.filter(({ names }) => names['en'] === 'Taken from the deposit: A scratch'),
    payments: bill.lines.filter(({ kind, amount }) => kind === 'payment' && amount.minor === -150_00),
  }))
  expect([charges.map(({ amount }) => amount.minor), payments.length]).toEqual([[150_00], 1])
  expect(await owed()).toBe(before)
  const entries = await db.inHotel(HOTEL, (tx) => tx.selectFrom('ledger_entries').selectAll().execute())
  expect(entries.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
  await expect(take(1_00)).rejects.toMatchObject({ problem: 'notFound' })
})

it('a lost answer to a capture is unknown, and recorded once when someone has checked it', async () => {
  const { block, seen, desk, fault, db } = await openStation()
  await block()
  await fault('cutAnswer')
  expect(await desk.call(takeOfDeposit, { ...FERRARI, body: { minor: 80_00, reason: 'Fuel' } })).toEqual({
    state: 'unknown',
  })
  const entries = () => db.inHotel(HOTEL, (tx) => tx.selectFrom('ledger_entries').selectAll().execute())
  expect(await entries()).toEqual([])
  const settle = (state: 'taken' | 'released') => desk.call(settleDeposit, { ...FERRARI, body: { state } })
  await expect(settle('released')).rejects.toMatchObject({ problem: 'badInput' })
  await settle('taken')
  await expect(settle('taken')).rejects.toMatchObject({ problem: 'notFound' })
  expect((await seen())[0]).toBe('taken')
  expect((await entries()).map(({ account, minor }) => [account, minor]).toSorted()).toEqual([
    ['guest', -80_00],
    ['provider:redsys', 80_00],
  ])
})

it('a paying renter also blocks the deposit: the amount shown, once, and the desk continues from there', async () => {
  const { open, desk, seen, release, ledger, fault } = await openStation()
  const page = await open({ hotelId: HOTEL, appKey: 'pay' })
  await findReservation(page, 'RAC3003', 'Ferrari')
  const summary = () => page.call(fetchSummary, { body: { reference: 'RAC3003' } })
  const { deposit, savedCards = [] } = await summary()
  expect(deposit).toEqual({ minor: 700_00, currency: 'EUR' })
  const card = savedCards[0]?.token ?? ''
  const block = (minor: number) =>
    page.call(blockOwnDeposit, {
      body: { reference: 'RAC3003', card, amount: { minor, currency: 'EUR' }, currency: 'EUR' },
    })
  await expect(block(1_00)).rejects.toMatchObject({ problem: 'priceChanged' })
  await fault('refuse')
  await expect(block(700_00)).rejects.toMatchObject({ problem: 'paymentRefused' })
  expect((await seen())[0]).toBe('refused')
  expect(await block(700_00)).toEqual({ state: 'held' })
  expect(await block(700_00)).toEqual({ state: 'held' })
  expect(await seen()).toEqual(['held', 700_00, 'VISA ·· 0004', false])
  expect((await ledger()).map(({ state }) => state)).toEqual(['refused', 'blocked'])
  expect((await summary()).deposit).toBeUndefined()
  const agreement = async () => {
    const { content } = await desk.call(makeAgreement, FERRARI)
    return (await readPdf(content)).pages.join(' ')
  }
  expect(await agreement()).toContain('€700.00 is held on the card VISA ·· 0004')
  expect(await release()).toEqual({ state: 'released' })
  expect(await agreement()).not.toContain('0004')
})

const deeds = {
  block: (desk: StaffPage, key: string) => desk.call(blockDeposit, { ...FERRARI, key }),
  release: (desk: StaffPage, key: string) => desk.call(releaseDeposit, { ...FERRARI, key }),
  take: (desk: StaffPage, key: string) =>
    desk.call(takeOfDeposit, { ...FERRARI, body: { minor: 50_00, reason: 'A scratch' }, key }),
}

it.each([
  ['block', 'blocked'],
  ['release', 'released'],
  ['take', 'captured'],
] as const)('after a lost answer to %s the same key sends no second request', async (deed, theirs) => {
  const { desk, block, fault, ledger, seen } = await openStation()
  if (deed !== 'block') await block()
  await fault('cutAnswer')
  const key = randomUUID()
  expect(await deeds[deed](desk, key)).toEqual({ state: 'unknown' })
  expect(await deeds[deed](desk, key)).toEqual({ state: 'unknown' })
  expect((await ledger()).map(({ state, captures }) => [state, captures])).toEqual([[theirs, deed === 'take' ? 1 : 0]])
  expect((await seen())[0]).toBe('unknown')
})

it('a refusal by the bank is repeated under the same key; another key may try again', async () => {
  const { desk, fault, ledger } = await openStation()
  await fault('refuse')
  const input = { ...FERRARI, key: randomUUID() }
  await expect(desk.call(blockDeposit, input)).rejects.toMatchObject({ problem: 'paymentRefused' })
  await expect(desk.call(blockDeposit, input)).rejects.toMatchObject({ problem: 'paymentRefused' })
  expect(await ledger()).toHaveLength(1)
  expect(await desk.call(blockDeposit, FERRARI)).toEqual({ state: 'held' })
})

it('what a crash left open is unknown, is not requested again, and is settled by hand', async () => {
  const { desk, db, ledger, seen } = await openStation()
  const key = randomUUID()
  await deeds.block(desk, key)
  // Simulates a process that died some time ago, after its claim.
  await db.inHotel(HOTEL, async (tx) => {
    await tx.updateTable('deposits').set({ state: 'asked' }).execute()
    await tx.updateTable('intents').set({ state: 'created', settled_at: null, settled_by: null }).execute()
    await tx.updateTable('staff_answers').set({ answer: null }).execute()
    await sql`insert into open_intents (intent_id, of_hotel, due_at)
      select id, hotel_id, clock_timestamp() from intents`.execute(tx)
  })
  expect(await deeds.block(desk, key)).toEqual({ state: 'unknown' })
  expect((await ledger()).map(({ state }) => state)).toEqual(['blocked'])
  await desk.call(settleDeposit, { ...FERRARI, body: { state: 'held' } })
  expect((await seen())[0]).toBe('held')
})

/** Opens Chiara's page, or another page that has found her rental. */
async function openRenter({ open }: Pick<Awaited<ReturnType<typeof openStation>>, 'open'>) {
  const page = await open({ hotelId: HOTEL, appKey: 'pay' })
  await findReservation(page, 'RAC3003', 'Ferrari')
  const { savedCards = [] } = await page.call(fetchSummary, { body: { reference: 'RAC3003' } })
  const body = { reference: 'RAC3003', card: savedCards[0]?.token ?? '', currency: 'EUR' }
  return {
    page,
    block: () => page.call(blockOwnDeposit, { body: { ...body, amount: { minor: 700_00, currency: 'EUR' } } }),
  }
}

it('attack: a declined card cannot be tried without limit', async () => {
  const { fault, ledger, ...server } = await openStation()
  const { block, page } = await openRenter(server)
  const most = page.hotelPage.site.policies.payment.mostAttempts
  for (let at = 0; at < most; at += 1) {
    await fault('refuse')
    await expect(block()).rejects.toMatchObject({ problem: 'paymentRefused' })
  }
  await expect(block()).rejects.toMatchObject({ problem: 'payLimit' })
  expect(await ledger()).toHaveLength(most)
})

it('attack: no deposit can be blocked for a rental that is over or open at another screen', async () => {
  const { ledger, db, ...server } = await openStation()
  const { block } = await openRenter(server)
  const { page: first } = await openRenter(server)
  await first.call(startPickUp, { body: { reference: 'RAC3003', hotelId: HOTEL, appId: 'pay', isPok: false } })
  await expect(block()).rejects.toMatchObject({ problem: 'reservationInUse' })
  await db.inHotel(HOTEL, (tx) =>
    tx.updateTable('reservations').set({ state: 'cancelled' }).where('reference', '=', 'RAC3003').execute(),
  )
  await expect(block()).rejects.toMatchObject({ problem: expect.stringMatching(/reservation/) })
  expect(await ledger()).toEqual([])
})
