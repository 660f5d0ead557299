import { blockOwnDeposit, startDeposit } from '@foyer/contract/deposit.ts'
import { goOnWithCheckin } from '@foyer/contract/lease.ts'
import { acceptTerms } from '@foyer/contract/legal.ts'
import { endVisit } from '@foyer/contract/reservation.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { expect, it } from 'vitest'
import { createPayingServer } from '../money/payment/testing/create-paying-server.ts'
import { createTestServer, type TestServer } from '../testing/create-test-server.ts'
import type { GuestPage } from '../testing/guest-page.ts'
import { buildAllTicks, checkIn, findReservation, signatureDataUrl } from '../testing/journey.ts'
import { printTables } from '../testing/print-tables.ts'

const mine = 'FOY1001'
const theirs = 'FOY1006'
const rental = 'RAC3002'

interface Scene {
  readonly server: TestServer
  /** A page that has found García's reservation. */
  readonly page: GuestPage
  /** A page that has found Dupont's reservation. */
  readonly other: GuestPage
  readonly renter: GuestPage
  readonly deposit: number
}

interface Attack {
  readonly by: (scene: Scene) => GuestPage | Promise<GuestPage>
  readonly call: AnyCall
  /** In wire format. */
  readonly body: (scene: Scene) => object | Promise<object>
  readonly refused: readonly string[]
}

const byMe = ({ page }: Scene) => page
const byStranger = ({ server }: Scene) => server.open()
const byRenter = ({ renter }: Scene) => renter
const ended = async ({ server }: Scene) => {
  const page = await server.open()
  await findReservation(page, mine, 'García')
  await page.call(endVisit)
  return page
}
const notMine = ['reservationNotFound']

const onBoth = (call: AnyCall): Record<string, Attack> => ({
  [`${call.name} of another party’s reservation`]: {
    by: byMe,
    call,
    body: () => ({ reference: theirs }),
    refused: notMine,
  },
  [`${call.name} by who has found nothing`]: {
    by: byStranger,
    call,
    body: () => ({ reference: mine }),
    refused: notMine,
  },
  [`${call.name} of another hotel’s`]: { by: byMe, call, body: () => ({ reference: 'FOY2001' }), refused: notMine },
  [`${call.name} by an id that nobody told`]: {
    by: ({ other }) => other,
    call,
    body: async ({ page }) => ({ reference: (await findReservation(page, mine, 'García')).id }),
    refused: notMine,
  },
  [`${call.name} of everybody’s`]: { by: byMe, call, body: () => ({ reference: '%' }), refused: notMine },
  [`${call.name} of a list of them`]: {
    by: byMe,
    call,
    body: () => ({ reference: [mine, theirs] }),
    refused: ['badInput'],
  },
  [`${call.name} after the visit`]: { by: ended, call, body: () => ({ reference: mine }), refused: ['noVisit'] },
  [`${call.name} of somebody in house`]: {
    async by({ server }) {
      const page = await server.open()
      await findReservation(page, 'FOY1011', 'Andersen').catch(() => {})
      return page
    },
    call,
    body: () => ({ reference: 'FOY1011' }),
    refused: ['reservationNotFound', 'alreadyCheckedIn'],
  },
})

const unread = ['999999', '-1', '0', '1.0', '1 or 1=1', '٣', '__proto__']

const onDeposit = (call: AnyCall, more: object = {}): Record<string, Attack> => ({
  [`${call.name} of a rental that is another’s`]: {
    by: byRenter,
    call,
    body: ({ deposit }) => ({ reference: 'RAC3003', amount: deposit / 100, currency: 'EUR', ...more }),
    refused: notMine,
  },
  [`${call.name} from another hotel’s page`]: {
    by: byMe,
    call,
    body: ({ deposit }) => ({ reference: rental, amount: deposit / 100, currency: 'EUR', ...more }),
    refused: notMine,
  },
  ...Object.fromEntries(
    [0, -1, 0.01, 1e9, 1e308].map((amount): [string, Attack] => [
      `${call.name} of ${amount}`,
      {
        by: byRenter,
        call,
        body: () => ({ reference: rental, amount, currency: 'EUR', ...more }),
        refused: ['priceChanged', 'badInput', 'paymentNotPossible'],
      },
    ]),
  ),
  [`${call.name} in money that is none`]: {
    by: byRenter,
    call,
    body: ({ deposit }) => ({ reference: rental, amount: deposit / 100, currency: 'JPY', ...more }),
    refused: ['priceChanged', 'badInput', 'paymentNotPossible'],
  },
})

const attacks: Readonly<Record<string, Attack>> = {
  ...onBoth(acceptTerms),
  ...onBoth(goOnWithCheckin),
  ...Object.fromEntries(
    unread.map((version): [string, Attack] => [
      `terms of the version ${version}, which nobody has read`,
      {
        by: byMe,
        call: acceptTerms,
        body: () => ({ reference: mine, version }),
        refused: ['textsChanged', 'badInput'],
      },
    ]),
  ),
  'ticks and a signature for another party’s guest': {
    by: byMe,
    call: uploadSignature,
    async body({ page, other }) {
      const [guest] = (await findReservation(other, theirs, 'Dupont')).guests
      const ticks = buildAllTicks(page)
      const customers = [{ id: guest?.id, signature: signatureDataUrl, ticks }]
      return { reference: mine, hotel_id: 1, customers }
    },
    refused: ['guestNotFound', 'badInput', 'reservationNotFound'],
  },
  ...onDeposit(startDeposit),
  ...onDeposit(blockOwnDeposit, { card: '00000000-0000-4000-8000-000000000001' }),
}

it('attacks on terms, continuing and deposits are each rejected with the right problem, and nothing of them is stored', async () => {
  const server = await createPayingServer()
  const [page, other] = [await server.open(), await server.open()]
  await findReservation(page, mine, 'García')
  await findReservation(other, theirs, 'Dupont')
  const renter = await server.open({ hotelId: 3, appKey: 'pay' })
  await findReservation(renter, rental, 'Jensen')
  const { deposit } = await renter.call(fetchSummary, { body: { reference: rental } })
  const scene: Scene = { server, page, other, renter, deposit: deposit?.minor ?? 0 }
  const kept = ['accepted_terms', 'checkin_leases', 'deposits', 'signatures', 'signature_ticks', 'intents']
  const rows = async () => {
    const all = await printTables(server.db)
    return Object.fromEntries(Object.entries(all).filter(([table]) => kept.includes(table.split(' ')[0] ?? '')))
  }
  const before = await rows()
  const told: Record<string, string> = {}
  for (const [name, { by, call, body, refused }] of Object.entries(attacks)) {
    const answer = await (await by(scene)).send(call, { body: await body(scene) })
    const problem = answer.statusCode === 200 ? 'done' : String(answer.json().problem)
    if (!refused.includes(problem)) told[name] = problem
  }
  expect(told).toEqual({})
  expect(await rows()).toEqual(before)
  expect(await server.ledger()).toEqual([])
})

it('requesting a deposit ten times concurrently creates one number, and accepting terms ten times concurrently one row', async () => {
  const server = await createPayingServer()
  const renter = await server.open({ hotelId: 3, appKey: 'pay' })
  await findReservation(renter, rental, 'Jensen')
  const { deposit } = await renter.call(fetchSummary, { body: { reference: rental } })
  if (!deposit) throw new Error('No deposit is asked for.')
  const start = () => renter.call(startDeposit, { body: { reference: rental, amount: deposit, currency: 'EUR' } })
  const started = await Promise.all(Array.from({ length: 10 }, start))
  expect(new Set(started.map(({ url }) => url)).size).toBe(1)
  const page = await server.open()
  await findReservation(page, mine, 'García')
  const { version } = page.hotelPage
  const accept = () => page.call(acceptTerms, { body: { reference: mine, version } })
  await Promise.all(Array.from({ length: 10 }, accept))
  const counts = await server.db.inHotel(1, (tx) => tx.selectFrom('accepted_terms').select('id').execute())
  expect(counts).toHaveLength(1)
})

it('when two devices start concurrently one continues, and a departed guest can accept nothing more', async () => {
  const server = await createTestServer()
  const pages = [await server.open(), await server.openKiosk(), await server.open()]
  for (const page of pages) await findReservation(page, mine, 'García')
  const begun = await Promise.allSettled(pages.map((page) => page.call(goOnWithCheckin, { body: { reference: mine } })))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const leaver = await server.open()
  await checkIn(leaver, theirs, 'Dupont')
  const { version } = leaver.hotelPage
  for (const state of ['departed', 'cancelled'] as const) {
    await server.db.inHotel(1, (tx) =>
      tx.updateTable('reservations').set({ state }).where('reference', '=', theirs).execute(),
    )
    for (const call of [acceptTerms, goOnWithCheckin]) {
      const answer = await leaver.send(call, { body: { reference: theirs, version } })
      expect([state, call.name, answer.statusCode]).toEqual([state, call.name, 409])
    }
  }
})
