import type { ToldRefund } from '@foyer/contract/hub.ts'
import type { RefundOrder } from '@foyer/contract/messages/refund-order.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { behave } from '../bench/behaviours.ts'
import { Lobby } from '../bench/lobby.ts'
import { openDevices } from '../open-devices.ts'
import { aFolder } from '../testing/a-folder.ts'
import { aRefundOrder, aSigner, NOW, PAIRING } from '../testing/a-signer.ts'
import { openRefunds } from './open-refunds.ts'

const signer = aSigner()
const kiosk = { scanner: { kind: 'keyboard' }, printer: { kind: 'simulated' } } as const
const CALLS_MS = 6_000
const TAKEN = 12_050

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that issues orders for as long as they are valid, and receives their outcomes. */
function aServer() {
  const told: ToldRefund[] = []
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
    const taken = refunds.map(({ id }: ToldRefund) => id)
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

async function aHub(kind: 'nexo' | 'ingenico') {
  const folder = aFolder()
  const server = aServer()
  const lobby = new Lobby()
  const { cardTerminals = {} } = await openDevices({ ...kiosk, terminals: { 'lobby-1': { kind } } }, lobby)
  const trust = () => signer.trust
  const home = { folder, server: 'http://127.0.0.1:1', pairing: PAIRING, trust, now: () => new Date() }
  const open = () => openRefunds(home, cardTerminals)
  let refunds = open()
  void lobby.terminal.pay({ id: 'a payment', minor: TAKEN, currency: 'EUR' })
  lobby.terminal.present()
  // It has existed for a while: a memory rejects orders older than itself.
  await vi.advanceTimersByTimeAsync(60_000)
  const order = (changes: Partial<RefundOrder> = {}) =>
    aRefundOrder({ of: 'LOBBY0001', expiresAt: Math.floor(Date.now() / 1_000) + 60, ...changes })
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

const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it.each(['nexo', 'ingenico'] as const)(
  '%s: fetches the desk’s refund, pays it once and reports it, however often it is issued',
  async (kind) => {
    const { server, order, given } = await aHub(kind)
    const wanted = order({ minor: 5_000 })
    server.wanted.push(wanted)
    await passes(4 * CALLS_MS)
    expect(given()).toEqual([5_000])
    expect(server.told).toEqual([{ id: wanted.id, outcome: 'done', minor: 5_000, reference: 'LOBBY0002' }])
  },
)

it.each(['nexo', 'ingenico'] as const)(
  '%s: queries a lost answer of the terminal, even after a restart, and never refunds again',
  async (kind) => {
    const { server, lobby, order, given, comesBack } = await aHub(kind)
    behave(lobby, 'terminal', 'lost')
    const wanted = order({ minor: 5_000 })
    server.wanted.push(wanted)
    await passes(CALLS_MS)
    comesBack()
    behave(lobby, 'terminal', 'well')
    await passes(2 * CALLS_MS)
    expect([given(), server.outcomes(wanted.id).at(-1)]).toEqual([[5_000], 'done'])
  },
)

it.each(['nexo', 'ingenico'] as const)(
  '%s: the terminal declines more than it took, and with the cable unplugged nothing is refunded',
  async (kind) => {
    const { server, lobby, order, given } = await aHub(kind)
    const tooMuch = order({ minor: TAKEN + 1 })
    server.wanted.push(tooMuch)
    await passes(CALLS_MS)
    expect(server.outcomes(tooMuch.id)).toEqual(['refused'])
    behave(lobby, 'terminal', 'away')
    const away = order({ minor: 1_000 })
    server.wanted.splice(0, 1, away)
    await passes(2 * CALLS_MS)
    expect(server.told.find(({ id }) => id === away.id)).toMatchObject({ outcome: 'refused', code: 'deviceAway' })
    expect(given()).toEqual([])
  },
)

it('fetches again after a lost server answer; rejects orders of another hub, of a payment, or expired', async () => {
  const { server, order, given } = await aHub('nexo')
  server.lose(1)
  server.wanted.push(
    order({ minor: 700 }),
    order({ hub: 'f'.repeat(64) }),
    order({ expiresAt: Math.floor(Date.now() / 1_000) - 20 }),
    { ...order(), kind: 'payment' } as never,
  )
  await passes(3 * CALLS_MS)
  expect(given()).toEqual([700])
})

it('closes an order that never arrived when the server misses it, and does not use it later', async () => {
  const { server, order, given } = await aHub('nexo')
  const wanted = order()
  server.miss(wanted)
  await passes(2 * CALLS_MS)
  expect(server.told).toContainEqual({ id: wanted.id, outcome: 'refused', code: 'neverBegun' })
  server.wanted.push(wanted)
  await passes(CALLS_MS)
  expect(given()).toEqual([])
})
