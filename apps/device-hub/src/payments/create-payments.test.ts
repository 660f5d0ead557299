import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportedPayment } from '@foyer/contract/hub.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setBehaviour } from '../bench/behaviours.ts'
import { Lobby } from '../bench/lobby.ts'
import { openDevices } from '../open-devices.ts'
import { createCardTerminalRole } from '../roles/card-terminal.ts'
import { createFolder } from '../testing/create-folder.ts'
import { buildPaymentOrder, createSigner, NOW, PAIRING } from '../testing/create-signer.ts'
import { createPayments } from './create-payments.ts'

const signer = createSigner()
const kiosk = { scanner: { kind: 'keyboard' }, printer: { kind: 'simulated' } } as const

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that accepts reports, or is unreachable. */
function createTestServer() {
  const told: ReportedPayment[] = []
  let isAway = false
  let missing: { id: string; expiresAt: number }[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => {
    if (isAway) throw new TypeError('away')
    const { payments } = JSON.parse(body)
    told.push(...payments)
    const taken = payments.map(({ id }: ReportedPayment) => id)
    return { json: async () => ({ taken, asks: missing }) }
  })
  return {
    told,
    miss: (order: { id: string; expiresAt: number }) => {
      missing = [order]
    },
    away: (is: boolean) => {
      isAway = is
    },
  }
}

async function createPayer(kind: 'nexo' | 'ingenico' = 'nexo') {
  const folder = createFolder()
  const server = createTestServer()
  const lobby = new Lobby()
  const { cardTerminals = {} } = await openDevices({ ...kiosk, terminals: { 'lobby-1': { kind } } }, lobby)
  const home = {
    folder,
    server: 'http://127.0.0.1:1',
    pairing: PAIRING,
    trust: () => signer.trust,
    now: () => new Date(),
  }
  // It has existed for a while: a memory rejects orders older than itself.
  createPayments({ ...home, now: () => new Date(NOW.getTime() - 60_000) }, {}).stop()
  const payments = createPayments(home, cardTerminals)
  const order = buildPaymentOrder()
  return {
    lobby,
    server,
    payments,
    cardTerminals,
    order,
    folder,
    sealed: signer.seal(order),
    again: () => createPayments(home, cardTerminals),
  }
}

const MAX_POLL_WAIT_MS = 3_000

it.each(['nexo', 'ingenico'] as const)('%s: charges once, and the hub reports it to the server', async (kind) => {
  const { lobby, server, payments, order, sealed } = await createPayer(kind)
  const steps = { onSent: vi.fn(), onLost: vi.fn() }
  const paying = payments.execute(sealed, steps)
  await vi.advanceTimersByTimeAsync(MAX_POLL_WAIT_MS)
  await paying
  expect(server.told).toMatchObject([{ id: order.id, outcome: 'done', minor: 12_050, reference: 'LOBBY0001' }])
  expect([steps.onSent.mock.calls, steps.onLost.mock.calls]).toEqual([[[order.id]], []])
  await expect(payments.execute(sealed)).rejects.toMatchObject({ code: 'grantUsed' })
  expect(lobby.terminal.captures).toHaveLength(1)
})

it('charges nothing for an order that the server did not sign, nor at an unknown terminal', async () => {
  const { lobby, server, payments, order } = await createPayer()
  await expect(payments.execute(createSigner().seal(order))).rejects.toMatchObject({ code: 'grantNotValid' })
  await payments.execute(signer.seal({ ...order, terminal: 'elsewhere' }))
  await vi.advanceTimersByTimeAsync(MAX_POLL_WAIT_MS)
  expect(server.told).toEqual([{ id: order.id, outcome: 'refused', code: 'deviceAway' }])
  expect(lobby.terminal.captures).toEqual([])
})

it('rejects the grant of a key as an order to pay', async () => {
  const { payments } = await createPayer()
  await expect(payments.execute(signer.grant().sealed)).rejects.toMatchObject({ code: 'grantNotValid' })
})

it('queries a lost answer at once, and finds it', async () => {
  const { lobby, server, payments, sealed } = await createPayer()
  setBehaviour(lobby, 'terminal', 'lost')
  const lost = vi.fn()
  const paying = payments.execute(sealed, { onLost: lost })
  await vi.advanceTimersByTimeAsync(MAX_POLL_WAIT_MS)
  await paying
  expect([lost.mock.calls.length, server.told.map(({ outcome }) => outcome)]).toEqual([1, ['done']])
  expect(lobby.terminal.captures).toHaveLength(1)
})

it('with the cable unplugged after the card, the outcome is unknown until the terminal can be queried', async () => {
  const { lobby, server, payments, sealed } = await createPayer()
  lobby.terminal.presenter = 'hand'
  const paying = payments.execute(sealed)
  await vi.advanceTimersByTimeAsync(100)
  setBehaviour(lobby, 'terminal', 'away')
  await paying
  lobby.terminal.present()
  await vi.advanceTimersByTimeAsync(MAX_POLL_WAIT_MS)
  expect(server.told.map(({ outcome }) => outcome)).toEqual(['unknown'])
  setBehaviour(lobby, 'terminal', 'well')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.told.map(({ outcome }) => outcome)).toEqual(['unknown', 'done'])
  expect(lobby.terminal.captures).toHaveLength(1)
})

it('a hub that crashed queries the terminal after a restart, and never charges again', async () => {
  const { lobby, server, payments, order, sealed, again } = await createPayer()
  lobby.terminal.presenter = 'hand'
  void payments.execute(sealed)
  await vi.advanceTimersByTimeAsync(100)
  payments.stop()
  const after = again()
  await vi.advanceTimersByTimeAsync(100)
  expect(server.told).toEqual([{ id: order.id, outcome: 'unknown' }])
  lobby.terminal.present()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.told.at(-1)).toMatchObject({ id: order.id, outcome: 'done' })
  await expect(after.execute(sealed)).rejects.toMatchObject({ code: 'grantUsed' })
  expect(lobby.terminal.captures).toHaveLength(1)
})

it('rejects a payment unknown to the terminal only after it has denied it for a while', async () => {
  const { lobby, server, payments, order, folder, again } = await createPayer()
  // The hub crashed between its journal entry and the first byte.
  payments.stop()
  appendFileSync(
    join(folder, 'payments.jsonl'),
    [
      { used: order, usedAt: NOW.getTime() },
      { id: order.id, asking: null },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  )
  again()
  await vi.advanceTimersByTimeAsync(MAX_POLL_WAIT_MS)
  expect(server.told).toEqual([{ id: order.id, outcome: 'unknown' }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.told.at(-1)).toEqual({ id: order.id, outcome: 'refused', code: 'absent' })
  expect(lobby.terminal.captures).toEqual([])
})

it('reports to an unreachable server when it is back', async () => {
  const { server, payments, sealed } = await createPayer()
  server.away(true)
  const paying = payments.execute(sealed)
  await vi.advanceTimersByTimeAsync(MAX_POLL_WAIT_MS)
  await paying
  expect(server.told).toEqual([])
  server.away(false)
  await vi.advanceTimersByTimeAsync(MAX_POLL_WAIT_MS)
  expect(server.told).toMatchObject([{ outcome: 'done' }])
})

it('cancels a payment that waits for a card when the guest stops paying', async () => {
  const { lobby, server, payments, sealed } = await createPayer()
  lobby.terminal.presenter = 'hand'
  const paying = payments.execute(sealed)
  await vi.advanceTimersByTimeAsync(100)
  await payments.cancelWaiting()
  await paying
  await vi.advanceTimersByTimeAsync(100)
  expect(server.told).toMatchObject([{ outcome: 'refused', code: 'Cancel' }])
})

it('closes an order that never arrived when the server misses it', async () => {
  const { server, payments, order, sealed } = await createPayer()
  server.miss(order)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.told).toContainEqual({ id: order.id, outcome: 'refused', code: 'neverBegun' })
  await expect(payments.execute(sealed)).rejects.toMatchObject({ code: 'grantUsed' })
})

it('reports an outcome again if the server has lost it', async () => {
  const { server, payments, order, sealed } = await createPayer()
  const paying = payments.execute(sealed)
  await vi.advanceTimersByTimeAsync(MAX_POLL_WAIT_MS)
  await paying
  server.told.length = 0
  server.miss(order)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.told).toContainEqual(expect.objectContaining({ id: order.id, outcome: 'done' }))
})

it('DEVICE-05 DEVICE-10.a DEVICE-10.c DEVICE-10.d the socket pays, reports the state of its terminals, and cancels', async () => {
  const { lobby, server, payments, cardTerminals, sealed } = await createPayer()
  const told: object[] = []
  const role = createCardTerminalRole(cardTerminals, payments, (message) => void told.push(message))
  const say = (wish: object) => role.handlers[(wish as { type: 'pay' }).type]?.(wish as never)
  await say({ type: 'start_transaction' })
  expect(role.status()).toEqual([{ id: 'lobby-1', state: 'ready' }])
  lobby.terminal.presenter = 'hand'
  const paying = say({ type: 'pay', order: sealed })
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toContainEqual(expect.objectContaining({ type: 'payment', step: 'presentCard' }))
  await say({ type: 'stop_transaction' })
  await paying
  await vi.advanceTimersByTimeAsync(100)
  expect(server.told).toMatchObject([{ outcome: 'refused', code: 'Cancel' }])
})
