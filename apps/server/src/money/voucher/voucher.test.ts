import { searchReservations } from '@foyer/contract/reservation.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { expect, it } from 'vitest'
import { orderExtras } from '../../checkin/extras/testing/order-extras.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { Browser } from '../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { arrive, findReservation, saveParty, sign } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'
import { createPayingServer, requestPayment } from '../payment/testing/create-paying-server.ts'

const LUCIA = ['FOY1001', 'García'] as const
const ANNA = ['FOY1002', 'Müller'] as const

async function openAs(server: TestServer, [reference, surname]: readonly [string, string], address = {}) {
  const page = await server.open(address)
  const found = await findReservation(page, reference, surname)
  return { page, found, summary: createSummaryReader(page, reference) }
}

const createSummaryReader =
  (page: GuestPage, reference: string) =>
  async (...vouchers: string[]) => {
    const {
      pending,
      total,
      discounts = [],
      discountError,
      unpaidBeforeDiscounts,
      unbilled,
    } = await page.call(fetchSummary, { body: { reference, vouchers } })
    return {
      total: total.minor,
      pending: pending.minor,
      before: unpaidBeforeDiscounts?.minor,
      unbilled: unbilled?.minor,
      taken: discounts.map(({ code, amount }) => [code, amount?.minor]),
      refused: discountError?.codes ?? [],
    }
  }

it('MODEL-29.b MODEL-29.g API-52.b API-52.f a voucher reduces the bill once, however it is typed, and stays', async () => {
  const server = await createTestServer()
  const { summary } = await openAs(server, LUCIA)
  expect(await summary()).toEqual({
    total: 400_00,
    pending: 240_00,
    before: 240_00,
    unbilled: 400_00,
    taken: [],
    refused: [],
  })
  const lamp = {
    total: 375_00,
    pending: 215_00,
    before: 240_00,
    unbilled: 375_00,
    taken: [['LAMP-25', 25_00]],
    refused: [],
  }
  expect(await summary(' lamp-25', 'LAMP-25')).toEqual(lamp)
  expect(await summary('LAMP-25')).toEqual(lamp)
  expect(await summary()).toEqual(lamp)
  // Another page of the same booking, at the same time.
  const again = await openAs(server, LUCIA)
  expect(await again.summary('LAMP-25')).toEqual(lamp)
  // Ten per cent of room and breakfast, before vouchers.
  expect(await summary('WELCOME10')).toMatchObject({
    pending: 176_00,
    before: 240_00,
    taken: [
      ['LAMP-25', 25_00],
      ['WELCOME10', 39_00],
    ],
  })
})

it('MODEL-29.g API-52.f an unknown or expired code is returned as an error and takes nothing off', async () => {
  const server = await createTestServer()
  const { page, summary } = await openAs(server, ANNA)
  const { pending } = await summary()
  expect(await summary('NOTHING', 'EXPIRED')).toMatchObject({ pending, taken: [], refused: ['EXPIRED', 'NOTHING'] })
  const answer = await page.send(fetchSummary, { body: { voucher: ANNA[0], voucher_list: ['NOTHING'] } })
  expect(answer.json()).toMatchObject({ discount_error: { discount_codes: ['NOTHING'] } })
})

it('a percentage follows the bill until the arrival, and staff see the line', async () => {
  const server = await createTestServer()
  const { page, found, summary } = await openAs(server, ANNA, { appKey: 'extras' })
  const before = await summary('WELCOME10')
  expect(before.taken).toEqual([['WELCOME10', 115_20]])
  await orderExtras(page, ANNA[0], { cava: 1 })
  expect((await summary()).taken).toEqual([['WELCOME10', 118_00]])
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const { bill } = await desk.call(openStay, { params: { reference: ANNA[0] } })
  expect(bill.lines.find(({ names }) => names['de'] === 'Gutschein WELCOME10')?.amount.minor).toBe(-118_00)
  await saveParty(page, found)
  await sign(page, found)
  await arrive(page, found)
  await expect(summary('LAMP-25')).rejects.toMatchObject({ problem: 'alreadyCheckedIn' })
})

it('of two concurrent guests one gets the last voucher; a cancelled booking returns it', async () => {
  const server = await createTestServer()
  const one = await openAs(server, LUCIA)
  const other = await openAs(server, ANNA)
  const answers = await Promise.all([one.summary('ONLYONE'), other.summary('ONLYONE')])
  expect(answers.map(({ refused }) => refused.length).toSorted()).toEqual([0, 1])
  const [winner, loser] = answers[0].refused.length === 0 ? [one, other] : [other, one]
  await server.db.inHotel(1, (tx) =>
    tx.updateTable('reservations').set({ state: 'cancelled' }).where('id', '=', winner.found.id).execute(),
  )
  expect((await loser.summary('ONLYONE')).refused).toEqual([])
})

it('SUMMARY-12.b accepts no voucher if the hotel takes none', async () => {
  const server = await createTestServer()
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, allow_send_vouchers: false } })
  const { summary } = await openAs(server, ['FOY1006', 'Dupont'])
  expect(await summary('LAMP-25')).toMatchObject({ taken: [], refused: ['LAMP-25'] })
  await server.publish(1, palaceDocument)
})

it('guessing codes is slowed down, without revealing which are right', async () => {
  const server = await createTestServer()
  const page = await server.open()
  await page.call(searchReservations, { body: { voucher: LUCIA[0], surname: LUCIA[1] } })
  const summary = createSummaryReader(page, LUCIA[0])
  for (const first of ['A', 'B']) await summary(...Array.from({ length: 9 }, (_, at) => `${first}${at}X`))
  await expect(summary('ONLYONE')).rejects.toMatchObject({ problem: 'tooManyTries' })
})

it('a voucher can be removed before paying: the bill is as before, others may use it, and it may be applied again', async () => {
  const server = await createTestServer()
  const { page, summary } = await openAs(server, LUCIA)
  const drop = async (...droppedVouchers: string[]) => {
    const { pending, discounts = [] } = await page.call(fetchSummary, {
      body: { reference: LUCIA[0], droppedVouchers },
    })
    return [pending.minor, ...discounts.map(({ code }) => code)]
  }
  await summary('LAMP-25', 'ONLYONE')
  const both = await summary()
  expect(await drop('NOTHING')).toEqual([both.pending, 'LAMP-25', 'ONLYONE'])
  expect(await drop(' lamp-25')).toEqual([both.pending + 25_00, 'ONLYONE'])
  expect(await drop('ONLYONE', 'LAMP-25')).toEqual([240_00])
  const other = await openAs(server, ANNA)
  expect((await other.summary('ONLYONE')).refused).toEqual([])
  expect((await summary('ONLYONE')).refused).toEqual(['ONLYONE'])
  expect((await summary('LAMP-25')).pending).toBe(215_00)
})

it('a voucher stays during a payment, and after something was paid here', async () => {
  const server = await createPayingServer()
  const { page, summary } = await openAs(server, LUCIA, { appKey: 'pay' })
  await summary('LAMP-25')
  const drop = () => page.call(fetchSummary, { body: { reference: LUCIA[0], droppedVouchers: ['LAMP-25'] } })
  const become = (state: 'sent' | 'captured') =>
    server.db.inHotel(1, (tx) => tx.updateTable('payments').set({ state }).execute())
  await requestPayment(page, LUCIA[0])
  await expect(drop()).rejects.toMatchObject({ problem: 'paymentOpen' })
  await become('captured')
  await expect(drop()).rejects.toMatchObject({ problem: 'voucherKept' })
  expect((await summary()).taken).toEqual([['LAMP-25', 25_00]])
})

it('R32 one call with many codes has as many attempts as many calls', async () => {
  const server = await createTestServer()
  const { summary } = await openAs(server, LUCIA)
  const wrong = Array.from({ length: 40 }, (_, at) => `AAA${at + 10}`)
  expect((await summary(...wrong, 'WELCOME10')).taken).toEqual([])
  const { count } = await server.db.directory
    .selectFrom('failed_tries')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('kind', '=', 'voucher')
    .where('caller', '=', sha256('1 anywhere'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(15)
})
