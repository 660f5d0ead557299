import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setBehaviour } from '../bench/behaviours.ts'
import { Lobby } from '../bench/lobby.ts'
import { cardTerminals } from '../drivers/card-terminals.ts'
import { toDeviceLocation } from '../open-devices.ts'
import { startSimulator } from '../testing/start-simulator.ts'
import { type CardTerminal, createCardTerminalRole, type TerminalOrder } from './card-terminal.ts'

type Kind = keyof typeof cardTerminals
const kinds = Object.keys(cardTerminals) as Kind[]

interface Entry {
  readonly amount: number
  readonly currency: string
  readonly command: string
  readonly cardType: string
  readonly refundOf?: string
}

/** The terminal behind the driver: its journal, and how the next card ends. */
interface Behind {
  readonly terminal: CardTerminal
  captured(): Promise<readonly number[]>
  givenBack(): Promise<readonly number[]>
  next(result: 'well' | 'refuse' | 'invalid' | 'lost'): Promise<void>
  hold(): Promise<void>
  present(): Promise<void>
  cable(is: 'out' | 'in'): Promise<void>
}

async function inLobby(kind: Kind): Promise<Behind> {
  const lobby = new Lobby()
  const moods = { well: 'well', refuse: 'refuses', invalid: 'invalid', lost: 'lost' } as const
  // Tests do not wait for a guest to find the card.
  lobby.terminal.presenter = 'hand'
  let isHeld = false
  lobby.watch(() => !isHeld && queueMicrotask(() => lobby.terminal.present()))
  return {
    terminal: await cardTerminals[kind]({ ...toDeviceLocation({ kind }, lobby), id: 'lobby-1' }),
    captured: async () => lobby.terminal.captures.map(({ minor }) => minor),
    givenBack: async () => lobby.terminal.refunds.map(({ minor }) => minor),
    next: async (result) => void setBehaviour(lobby, 'terminal', moods[result]),
    hold: async () => {
      isHeld = true
    },
    present: async () => void lobby.terminal.present(),
    cable: async (is) => void setBehaviour(lobby, 'terminal', is === 'out' ? 'away' : 'well'),
  }
}

async function atSimulator(kind: Kind): Promise<Behind> {
  const played = await startSimulator<Entry[]>('terminal')
  return {
    terminal: await cardTerminals[kind]({
      ...toDeviceLocation({ kind, at: played.address(kind) }, new Lobby()),
      id: 'lobby-1',
    }),
    captured: async () => (await played.ledger()).map(({ amount }) => amount),
    givenBack: async () => (await played.ledger()).filter(({ refundOf }) => refundOf).map(({ amount }) => amount),
    next: (result) => played.turn('answer', { result: result === 'well' ? 'approve' : result }),
    hold: () => played.turn('set', { holds: true }),
    present: () => played.turn('present'),
    cable: (is) => played.turn('set', { isAway: is === 'out' }),
  }
}

const places = kinds.flatMap((kind) => [
  [kind, 'the lobby', inLobby] as const,
  [kind, 'a process of its own', atSimulator] as const,
])

const buildOrder = (changes: Partial<TerminalOrder> = {}): TerminalOrder => ({
  id: randomUUID(),
  reference: 'FOY1001',
  minor: 12_050,
  currency: 'EUR',
  cardType: 'other',
  unattended: true,
  ...changes,
})

describe.each(places)('a terminal that speaks %s, in %s', (kind, _, stands) => {
  it('DEVICE-06 charges the order, reports it, and remembers it', async () => {
    const { terminal, captured } = await stands(kind)
    await terminal.refreshStatus()
    expect(terminal.state()).toBe('ready')
    const asking = vi.fn()
    const order = buildOrder()
    const charged = await terminal.pay(order, asking)
    expect(charged).toMatchObject({ outcome: 'done', minor: 12_050, lastDigits: '9999', brand: 'mc' })
    expect([asking.mock.calls.length, await captured()]).toEqual([1, [12_050]])
    expect(await terminal.find(order)).toEqual(charged)
  })

  it('reports with its own code that nothing was charged', async () => {
    const { terminal, captured, next } = await stands(kind)
    await next('refuse')
    const refused = await terminal.pay(buildOrder(), () => {})
    expect(refused).toMatchObject({ outcome: 'refused' })
    await next('invalid')
    const order = buildOrder()
    expect(await terminal.pay(order, () => {})).toEqual({
      outcome: 'refused',
      code: kind === 'ingenico' ? '511' : 'InvalidCard',
    })
    expect(await terminal.find(order)).toMatchObject({ outcome: 'refused' })
    expect(await captured()).toEqual([])
  })

  it('finds a payment whose answer was lost in its journal', async () => {
    const { terminal, captured, next } = await stands(kind)
    await next('lost')
    const order = buildOrder()
    await expect(terminal.pay(order, () => {})).rejects.toMatchObject({ code: 'deviceAway' })
    expect(await terminal.find(order)).toMatchObject({ outcome: 'done', minor: 12_050 })
    expect(await captured()).toEqual([12_050])
  })

  it('sends nothing with the cable unplugged, and reports unknown orders as absent', async () => {
    const { terminal, captured, cable } = await stands(kind)
    await cable('out')
    const asking = vi.fn()
    const order = buildOrder()
    await expect(terminal.pay(order, asking)).rejects.toMatchObject({ code: 'deviceAway' })
    expect([asking.mock.calls.length, terminal.state()]).toEqual([0, 'away'])
    await expect(terminal.find(order)).rejects.toMatchObject({ code: 'deviceAway' })
    await cable('in')
    expect(await terminal.find(order)).toBe('absent')
    expect(await captured()).toEqual([])
  })

  it('reports a payment as running while it waits for a card, and cancels it on request', async () => {
    const { terminal, captured, hold } = await stands(kind)
    await hold()
    const order = buildOrder()
    const paying = terminal.pay(order, () => {})
    await expect.poll(() => terminal.find(order)).toBe('running')
    await terminal.cancel(order)
    expect(await paying).toMatchObject({ outcome: 'refused' })
    expect(await captured()).toEqual([])
  })

  it('refunds part of a payment under a separate id, finds it after a lost answer, and never refunds more than it took', async () => {
    const { terminal, next, givenBack } = await stands(kind)
    const { reference: of = '' } = await terminal.pay(buildOrder(), () => {})
    const refund = (minor: number) => ({
      ...{ id: randomUUID(), reference: 'FOY1001', minor, currency: 'EUR', of, takenAt: '2026-11-16T14:00:00.000Z' },
    })
    const first = refund(2_050)
    const asking = vi.fn()
    const given = await terminal.refund(first, asking)
    expect(given).toMatchObject({ outcome: 'done', minor: 2_050 })
    expect([asking.mock.calls.length, await terminal.findRefund(first)]).toEqual([1, given])
    const lost = refund(4_000)
    await next('lost')
    await expect(terminal.refund(lost, () => {})).rejects.toMatchObject({ code: 'deviceAway' })
    expect(await terminal.findRefund(lost)).toMatchObject({ outcome: 'done', minor: 4_000 })
    await next('well')
    expect(await terminal.refund(refund(6_001), () => {})).toMatchObject({ outcome: 'refused' })
    expect(await terminal.findRefund(refund(1))).toBe('absent')
    expect(await givenBack()).toEqual([2_050, 4_000])
  })

  it('charges minor units of any currency exactly', async () => {
    const { terminal, captured } = await stands(kind)
    await terminal.pay(buildOrder({ minor: 1_999 }), () => {})
    await terminal.pay(buildOrder({ minor: 29 }), () => {})
    expect(await captured()).toEqual([1_999, 29])
  })
})

it.each([
  ['PAY-20 at an unattended kiosk', { unattended: true }, { command: 'payUnattended', cardType: 'other' }],
  ['at the desk', { unattended: false }, { command: 'pay', cardType: 'other' }],
  ['PAY-17.b as the guest has chosen', { cardType: 'amex' }, { command: 'payUnattended', cardType: 'amex' }],
] as const)('ingenico: the pay command and the type of the card, %s', async (_, changes, asked) => {
  const played = await startSimulator<Entry[]>('terminal')
  const place = {
    ...toDeviceLocation({ kind: 'ingenico', at: played.address('ingenico') }, new Lobby()),
    id: 'lobby-1',
  }
  await (await cardTerminals.ingenico(place)).pay(buildOrder(changes), () => {})
  expect(await played.ledger()).toMatchObject([asked])
})

it('PAY-38 checks a terminal every minute and a half, and one that does not answer at every check', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let state: 'ready' | 'away' = 'ready'
  const looks = vi.fn(async () => {})
  const terminal = {
    state: () => state,
    watch: () => {},
    refreshStatus: looks,
  } as Partial<CardTerminal> as CardTerminal
  const role = createCardTerminalRole({ 'lobby-1': terminal }, undefined, () => {})
  const looksIn = async (seconds: number) => {
    looks.mockClear()
    for (let second = 0; second < seconds; second += 3) {
      await role.refreshStatus()
      vi.advanceTimersByTime(3_000)
    }
    return looks.mock.calls.length
  }
  expect(await looksIn(90)).toBe(1)
  expect(await looksIn(270)).toBe(3)
  state = 'away'
  expect(await looksIn(9)).toBe(3)
})
