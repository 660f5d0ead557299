import { Problem } from '@foyer/domain/problem/problem.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setBehaviour } from '../bench/behaviours.ts'
import { Lobby } from '../bench/lobby.ts'
import { keyEncoders } from '../drivers/key-encoders.ts'
import { openDevices } from '../open-devices.ts'
import { buildGrant } from '../testing/create-signer.ts'
import { type CardOrder, createKeyEncoderRole, type KeyEncoder } from './key-encoder.ts'
import type { DeviceEvent } from './role.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Kind = keyof typeof keyEncoders
const kinds = Object.keys(keyEncoders) as Kind[]

async function createEncoder(kind: Kind) {
  const lobby = new Lobby()
  const devices = await openDevices(
    {
      scanner: { kind: 'keyboard' },
      printer: { kind: 'simulated' },
      keyEncoder: { kind, dispenser: { kind: 'crt-571' }, coder: '1', writeMs: 15_000, takeMs: 30_000 },
    },
    lobby,
  )
  const encoder = kind === 'fake' ? devices.fakeDispenser : devices.keyEncoder
  if (!encoder) throw new Error(`There is no ${kind}.`)
  await encoder.refreshStatus()
  const said: string[] = []
  const steps = {
    asking: () => void said.push('asking'),
    refused: () => void said.push('refused'),
    out: () => void said.push('out'),
  }
  const cut = async (card = 1) => {
    const cutting = encoder.cut(buildOrder(card), steps)
    cutting.catch(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    return cutting
  }
  return { lobby, encoder, said, cut }
}

function buildOrder(card: number): CardOrder {
  const {
    id,
    reservationId: _,
    hub: __,
    hotelId: ___,
    fence: ____,
    expiresAt: _____,
    ...granted
  } = buildGrant({ cards: 2 })
  return { ...granted, key: id, card, startTime: '12:00', endTime: '12:00' }
}

describe.each(kinds)('a key encoder of type %s', (kind) => {
  it('issues one card after the other, and reports when the lock is asked and the card is out', async () => {
    const { lobby, encoder, said, cut } = await createEncoder(kind)
    await encoder.test()
    await cut(1)
    await cut(2)
    expect(lobby.cut.map(({ number, room }) => [number, room])).toEqual([
      [2, '302'],
      [1, '302'],
    ])
    expect(said).toEqual(['asking', 'out', 'asking', 'out'])
    expect([encoder.status().state, lobby.cards, lobby.bin]).toEqual(['ready', 18, 0])
  })

  it.each([
    ['no cards', (lobby: Lobby) => lobby.emptyStack(), 'noCards', 'no_cards'],
    ['a jam', (lobby: Lobby) => lobby.setJammed(true), 'cardJammed', 'jammed'],
    ['a silent lock', (lobby: Lobby) => lobby.setLock('silent'), 'deviceAway', 'away'],
  ] as const)('with %s nothing is requested and no card comes out', async (_, breaks, code, state) => {
    const { lobby, encoder, said, cut } = await createEncoder(kind)
    breaks(lobby)
    await expect(cut()).rejects.toMatchObject({ code })
    expect([said.filter((word) => word !== 'asking'), lobby.cut]).toEqual([[], []])
    const looking = encoder.refreshStatus()
    await vi.advanceTimersByTimeAsync(60_000)
    await looking
    expect(encoder.status().state).toBe(state)
  })

  it('a lock that rejects has written nothing, and no card comes out', async () => {
    const { lobby, said, cut } = await createEncoder(kind)
    lobby.setLock('refuses')
    await expect(cut()).rejects.toMatchObject({ code: kind === 'iagona' ? 'cardsNotCreated' : 'keyNotCut' })
    expect([said, lobby.cut]).toEqual([['asking', 'refused'], []])
  })

  it('takes back a card that no one takes', async () => {
    const { lobby, cut } = await createEncoder(kind)
    lobby.setGuestTakes(false)
    await expect(cut()).rejects.toMatchObject({ code: 'cardTakenBack' })
    expect(lobby.bin).toBe(1)
  })

  it('reports once that it has no cards, and once that it has some again', async () => {
    const { lobby, encoder } = await createEncoder(kind)
    const onChange = vi.fn(() => encoder.status().state)
    encoder.watch(onChange)
    lobby.emptyStack()
    await encoder.refreshStatus()
    await encoder.refreshStatus()
    lobby.fillStack()
    await encoder.refreshStatus()
    expect(onChange.mock.results.map(({ value }) => value)).toEqual(['no_cards', 'ready'])
  })
})

it('a second card that jams is not requested from the lock, and comes once the jam is fixed', async () => {
  const { lobby, said, cut } = await createEncoder('fias')
  await cut(1)
  lobby.jamsNext = true
  await expect(cut(2)).rejects.toMatchObject({ code: 'cardJammed' })
  expect([said, lobby.cut.length]).toEqual([['asking', 'out'], 1])
  lobby.setJammed(false)
  await cut(2)
  expect([said.length, lobby.cut.length]).toEqual([4, 2])
})

describe('a card is at the gate when something breaks', () => {
  const second = 1_000
  async function atTheGate(breaks: 'away' | 'jammed') {
    const kiosk = await createEncoder('fias')
    kiosk.lobby.setTaker('hand')
    const cutting = kiosk.encoder.cut(buildOrder(1), {
      asking: () => void kiosk.said.push('asking'),
      refused: () => void kiosk.said.push('refused'),
      out: () => void kiosk.said.push('out'),
    })
    const ended = cutting.then(
      () => 'in the hand',
      (problem: Problem) => problem.code,
    )
    await vi.advanceTimersByTimeAsync(second)
    expect([kiosk.said, kiosk.lobby.gate?.number]).toEqual([['asking', 'out'], 1])
    setBehaviour(kiosk.lobby, 'dispenser', breaks)
    await vi.advanceTimersByTimeAsync(second)
    return { ...kiosk, ended }
  }

  it.each(['away', 'jammed'] as const)(
    'DEVICE-04.b %s: is reported at once, and fixing it loses nothing',
    async (breaks) => {
      const { lobby, encoder, said, ended } = await atTheGate(breaks)
      expect(encoder.status().state).toBe(breaks)
      lobby.takeCard()
      setBehaviour(lobby, 'dispenser', 'well')
      await vi.advanceTimersByTimeAsync(second)
      expect([await ended, encoder.status().state]).toEqual(['in the hand', 'ready'])
      expect([said, lobby.cut.length, lobby.bin]).toEqual([['asking', 'out'], 1, 0])
    },
  )

  it('if it is not fixed, the card’s outcome is unknown and no other is written in its place', async () => {
    const { lobby, said, ended } = await atTheGate('away')
    await vi.advanceTimersByTimeAsync(60 * second)
    expect(await ended).toBe('cardTakenBack')
    expect([said, lobby.cut.length, lobby.cards]).toEqual([['asking', 'out'], 1, 19])
  })
})

const commands = ['testKeyServer', 'programCardVendor', 'ProgramCard'] as const

const createTestCutter = () => ({
  async cut(sealed: string, _encoder: KeyEncoder, onCard: (key: string, card: number) => void) {
    onCard(sealed, 1)
  },
})

it.each(commands)('rejects %s without an encoder, and never reports success', async (type) => {
  const { handlers } = createKeyEncoderRole({}, createTestCutter(), () => {})
  await expect((async () => handlers[type]({ type, id: '1', grant: 'a.b' } as never))()).rejects.toMatchObject({
    code: 'notBuilt',
  })
})

it('C17 each command has its own device and never uses the other’s', async () => {
  const { encoder: fakeDispenser } = await createEncoder('fake')
  const { encoder: keyEncoder } = await createEncoder('fias')
  const told: DeviceEvent[] = []
  const used: KeyEncoder[] = []
  const cutter = {
    async cut(_: string, encoder: KeyEncoder, onCard: (key: string, card: number) => void) {
      used.push(encoder)
      onCard('the key', 1)
    },
  }
  const { handlers } = createKeyEncoderRole({ keyEncoder, fakeDispenser }, cutter, (one) => told.push(one))
  await handlers.programCardVendor({ type: 'programCardVendor', id: '1', grant: 'a.b' })
  await handlers.ProgramCard({ type: 'ProgramCard', id: '2', grant: 'a.b' })
  expect([used[0] === keyEncoder, used[1] === fakeDispenser]).toEqual([true, true])
  expect(told).toContainEqual({ type: 'card', key: 'the key', card: 1 })
  const real = createKeyEncoderRole({ keyEncoder }, cutter, () => {})
  expect(() => real.handlers.ProgramCard({ type: 'ProgramCard', id: '3', grant: 'a.b' })).toThrow('notBuilt')
  const fake = createKeyEncoderRole({ fakeDispenser }, cutter, () => {})
  expect(() => fake.handlers.programCardVendor({ type: 'programCardVendor', id: '4', grant: 'a.b' })).toThrow(
    'notBuilt',
  )
})

it('does not check the unit while a card is being cut: that would remove the card inside', async () => {
  const { encoder } = await createEncoder('fias')
  const looked = vi.spyOn(encoder, 'refreshStatus')
  const cutting = Promise.withResolvers<void>()
  const role = createKeyEncoderRole({ keyEncoder: encoder }, { cut: () => cutting.promise }, () => {})
  const cut = role.handlers.programCardVendor({ type: 'programCardVendor', id: '1', grant: 'a.b' })
  await role.refreshStatus()
  cutting.resolve()
  await cut
  expect(looked).not.toHaveBeenCalled()
  await role.refreshStatus()
  expect(looked).toHaveBeenCalledOnce()
})

it('cuts one key after the other, and passes on the reason for a failure', async () => {
  const { encoder } = await createEncoder('fake')
  const turns: string[] = []
  const first = Promise.withResolvers<void>()
  const cutter = {
    async cut(sealed: string) {
      turns.push(`begins ${sealed}`)
      if (sealed === 'a.1') await first.promise
      turns.push(`ends ${sealed}`)
      if (sealed === 'a.2') throw new Problem('grantUsed')
    },
  }
  const { handlers } = createKeyEncoderRole({ keyEncoder: encoder }, cutter, () => {})
  const one = handlers.programCardVendor({ type: 'programCardVendor', id: '1', grant: 'a.1' })
  const two = handlers.programCardVendor({ type: 'programCardVendor', id: '2', grant: 'a.2' })
  await vi.advanceTimersByTimeAsync(0)
  expect(turns).toEqual(['begins a.1'])
  first.resolve()
  await one
  await expect(two).rejects.toMatchObject({ code: 'grantUsed' })
  expect(turns).toEqual(['begins a.1', 'ends a.1', 'begins a.2', 'ends a.2'])
})
