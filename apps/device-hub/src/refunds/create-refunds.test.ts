import type { ReportedRefund } from '@foyer/contract/hub.ts'
import type { RefundOrder } from '@foyer/contract/messages/refund-order.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setBehaviour } from '../bench/behaviours.ts'
import { Lobby } from '../bench/lobby.ts'
import { openDevices } from '../open-devices.ts'
import { createFolder } from '../testing/create-folder.ts'
import { buildRefundOrder, createSigner, NOW, PAIRING } from '../testing/create-signer.ts'
import { createRefunds } from './create-refunds.ts'

const signer = createSigner()
const kiosk = { scanner: { kind: 'keyboard' }, printer: { kind: 'simulated' } } as const
const POLL_INTERVAL_MS = 6_000
const TAKEN = 12_050

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that issues orders for as long as they are valid, and receives their outcomes. */
function createTestServer() {
  const told: ReportedRefund[] = []
  const wanted: RefundOrder[] = []
  let asks: { id: string; expiresAt: number }[] = []
  let loses = 0
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    const { refunds } = JSON.parse(body)
    if (loses > 0) {
      loses -= 1
      throw new TypeError('the answer is lost')
    }
    told.push(...refunds)
    const taken = refunds.map(({ id }: ReportedRefund) => id)
    return { json: async () => ({ taken, asks, orders: wanted.map((order) => signer.seal(order)) }) }
  })
  return {
    told,
    wanted,
    miss: (order: RefundOrder) => {
      asks = [order]
    },
    lose: (answers: number) => {
      loses = answers
    },
    outcomes: (id: string) => told.filter((one) => one.id === id).map(({ outcome }) => outcome),
  }
}

async function createTestHub(kind: 'nexo' | 'ingenico') {
  const folder = createFolder()
  const server = createTestServer()
  const lobby = new Lobby()
  const { cardTerminals = {} } = await openDevices({ ...kiosk, terminals: { 'lobby-1': { kind } } }, lobby)
  const trust = () => signer.trust
  const home = { folder, server: 'http://127.0.0.1:1', pairing: PAIRING, trust, now: () => new Date() }
  const open = () => createRefunds(home, cardTerminals)
  let refunds = open()
  void lobby.terminal.pay({ id: 'a payment', minor: TAKEN, currency: 'EUR' })
  lobby.terminal.present()
  // It has existed for a while: a memory rejects orders older than itself.
  await vi.advanceTimersByTimeAsync(60_000)
  const order = (changes: Partial<RefundOrder> = {}) =>
    buildRefundOrder({ of: 'LOBBY0001', expiresAt: Math.floor(Date.now() / 1_000) + 60, ...changes })
  return {
    lobby,
    server,
    order,
    given: () => lobby.terminal.refunds.map(({ minor }) => minor),
    comesBack: () => {
      refunds.stop()
      refunds = open()
    },
  }
}

const advanceTimers = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it.each(['nexo', 'ingenico'] as const)(
  '%s: fetches the desk’s refund, pays it once and reports it, however often it is issued',
  async (kind) => {
    const { server, order, given } = await createTestHub(kind)
    const wanted = order({ minor: 5_000 })
    server.wanted.push(wanted)
    await advanceTimers(4 * POLL_INTERVAL_MS)
    expect(given()).toEqual([5_000])
    expect(server.told).toEqual([{ id: wanted.id, outcome: 'done', minor: 5_000, reference: 'LOBBY0002' }])
  },
)

it.each(['nexo', 'ingenico'] as const)(
  '%s: queries a lost answer of the terminal, even after a restart, and never refunds again',
  async (kind) => {
    const { server, lobby, order, given, comesBack } = await createTestHub(kind)
    setBehaviour(lobby, 'terminal', 'lost')
    const wanted = order({ minor: 5_000 })
    server.wanted.push(wanted)
    await advanceTimers(POLL_INTERVAL_MS)
    comesBack()
    setBehaviour(lobby, 'terminal', 'well')
    await advanceTimers(2 * POLL_INTERVAL_MS)
    expect([given(), server.outcomes(wanted.id).at(-1)]).toEqual([[5_000], 'done'])
  },
)

it.each(['nexo', 'ingenico'] as const)(
  '%s: the terminal declines more than it took, and with the cable unplugged nothing is refunded',
  async (kind) => {
    const { server, lobby, order, given } = await createTestHub(kind)
    const tooMuch = order({ minor: TAKEN + 1 })
    server.wanted.push(tooMuch)
    await advanceTimers(POLL_INTERVAL_MS)
    expect(server.outcomes(tooMuch.id)).toEqual(['refused'])
    setBehaviour(lobby, 'terminal', 'away')
    const away = order({ minor: 1_000 })
    server.wanted.splice(0, 1, away)
    await advanceTimers(2 * POLL_INTERVAL_MS)
    expect(server.told.find(({ id }) => id === away.id)).toMatchObject({ outcome: 'refused', code: 'deviceAway' })
    expect(given()).toEqual([])
  },
)

it('fetches again after a lost server answer; rejects orders of another hub, of a payment, or expired', async () => {
  const { server, order, given } = await createTestHub('nexo')
  server.lose(1)
  server.wanted.push(
    order({ minor: 700 }),
    order({ hub: 'f'.repeat(64) }),
    order({ expiresAt: Math.floor(Date.now() / 1_000) - 20 }),
    { ...order(), kind: 'payment' } as never,
  )
  await advanceTimers(3 * POLL_INTERVAL_MS)
  expect(given()).toEqual([700])
})

it('closes an order that never arrived when the server misses it, and does not use it later', async () => {
  const { server, order, given } = await createTestHub('nexo')
  const wanted = order()
  server.miss(wanted)
  await advanceTimers(2 * POLL_INTERVAL_MS)
  expect(server.told).toContainEqual({ id: wanted.id, outcome: 'refused', code: 'neverBegun' })
  server.wanted.push(wanted)
  await advanceTimers(POLL_INTERVAL_MS)
  expect(given()).toEqual([])
})
