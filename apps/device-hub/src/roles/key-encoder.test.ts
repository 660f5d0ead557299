import { Problem } from '@foyer/domain/problem/problem.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { behave } from '../bench/behaviours.ts'
import { Lobby } from '../bench/lobby.ts'
import { keyEncoders } from '../drivers/key-encoders.ts'
import { openDevices } from '../open-devices.ts'
import { aGrant } from '../testing/a-signer.ts'
import { type CardOrder, type KeyEncoder, keyEncoderRole } from './key-encoder.ts'
import type { Told } from './role.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Kind = keyof typeof keyEncoders
const kinds = Object.keys(keyEncoders) as Kind[]

async function anEncoder(kind: Kind) {
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
  await encoder.look()
  const said: string[] = []
  const steps = {
    asking: () => void said.push('asking'),
    refused: () => void said.push('refused'),
    out: () => void said.push('out'),
  }
  const cut = async (card = 1) => {
    const cutting = encoder.cut(anOrder(card), steps)
    cutting.catch(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    return cutting
  }
  return { lobby, encoder, said, cut }
}

function anOrder(card: number): CardOrder {
  const {
    id,
    reservationId: _,
    hub: __,
    hotelId: ___,
    fence: ____,
    expiresAt: _____,
    ...granted
  } = aGrant({ cards: 2 })
  return { ...granted, key: id, card, startTime: '12:00', endTime: '12:00' }
}

describe.each(kinds)('a key encoder of type %s', (kind) => {
  it('issues one card after the other, and reports when the lock is asked and the card is out', async () => {
    const { lobby, encoder, said, cut } = await anEncoder(kind)
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
    const { lobby, encoder, said, cut } = await anEncoder(kind)
    breaks(lobby)
    await expect(cut()).rejects.toMatchObject({ code })
    expect([said.filter((word) => word !== 'asking'), lobby.cut]).toEqual([[], []])
    const looking = encoder.look()
    await vi.advanceTimersByTimeAsync(60_000)
    await looking
    expect(encoder.status().state).toBe(state)
  })

  it('a lock that rejects has written nothing, and no card comes out', async () => {
    const { lobby, said, cut } = await anEncoder(kind)
    lobby.setLock('refuses')
    await expect(cut()).rejects.toMatchObject({ code: kind === 'iagona' ? 'cardsNotCreated' : 'keyNotCut' })
    expect([said, lobby.cut]).toEqual([['asking', 'refused'], []])
  })

  it('takes back a card that no one takes', async () => {
    const { lobby, cut } = await anEncoder(kind)
    lobby.setGuestTakes(false)
    await expect(cut()).rejects.toMatchObject({ code: 'cardTakenBack' })
    expect(lobby.bin).toBe(1)
  })

  it('reports once that it has no cards, and once that it has some again', async () => {
    const { lobby, encoder } = await anEncoder(kind)
    const onChange = vi.fn(() => encoder.status().state)
    encoder.watch(onChange)
    lobby.emptyStack()
    await encoder.look()
    await encoder.look()
    lobby.fillStack()
    await encoder.look()
    expect(onChange.mock.results.map(({ value }) => value)).toEqual(['no_cards', 'ready'])
  })
})

it('a second card that jams is not requested from the lock, and comes once the jam is fixed', async () => {
  const { lobby, said, cut } = await anEncoder('fias')
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
    const kiosk = await anEncoder('fias')
    kiosk.lobby.setTaker('hand')
    const cutting = kiosk.encoder.cut(anOrder(1), {
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
    behave(kiosk.lobby, 'dispenser', breaks)
    await vi.advanceTimersByTimeAsync(second)
    return { ...kiosk, ended }
  }

  it.each(['away', 'jammed'] as const)(
    'DEVICE-04.b %s: is reported at once, and fixing it loses nothing',
    async (breaks) => {
      const { lobby, encoder, said, ended } = await atTheGate(breaks)
      expect(encoder.status().state).toBe(breaks)
      lobby.takeCard()
      behave(lobby, 'dispenser', 'well')
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

const aCutter = () => ({
  async cut(sealed: string, _encoder: KeyEncoder, onCard: (key: string, card: number) => void) {
    onCard(sealed, 1)
  },
})

it.each(commands)('rejects %s without an encoder, and never reports success', async (type) => {
  const { does } = keyEncoderRole({}, aCutter(), () => {})
  await expect((async () => does[type]({ type, id: '1', grant: 'a.b' } as never))()).rejects.toMatchObject({
    code: 'notBuilt',
  })
})

it('C17 each command has its own device and never uses the other’s', async () => {
  const { encoder: fakeDispenser } = await anEncoder('fake')
  const { encoder: keyEncoder } = await anEncoder('fias')
  const told: Told[] = []
  const used: KeyEncoder[] = []
  const cutter = {
    async cut(_: string, encoder: KeyEncoder, onCard: (key: string, card: number) => void) {
      used.push(encoder)
      onCard('the key', 1)
    },
  }
  const { does } = keyEncoderRole({ keyEncoder, fakeDispenser }, cutter, (one) => told.push(one))
  await does.programCardVendor({ type: 'programCardVendor', id: '1', grant: 'a.b' })
  await does.ProgramCard({ type: 'ProgramCard', id: '2', grant: 'a.b' })
  expect([used[0] === keyEncoder, used[1] === fakeDispenser]).toEqual([true, true])
  expect(told).toContainEqual({ type: 'card', key: 'the key', card: 1 })
  const real = keyEncoderRole({ keyEncoder }, cutter, () => {})
  expect(() => real.does.ProgramCard({ type: 'ProgramCard', id: '3', grant: 'a.b' })).toThrow('notBuilt')
  const fake = keyEncoderRole({ fakeDispenser }, cutter, () => {})
  expect(() => fake.does.programCardVendor({ type: 'programCardVendor', id: '4', grant: 'a.b' })).toThrow('notBuilt')
})

it('does not check the unit while a card is being cut: that would remove the card inside', async () => {
  const { encoder } = await anEncoder('fias')
  const looked = vi.spyOn(encoder, 'look')
  const cutting = Promise.withResolvers<void>()
  const role = keyEncoderRole({ keyEncoder: encoder }, { cut: () => cutting.promise }, () => {})
  const cut = role.does.programCardVendor({ type: 'programCardVendor', id: '1', grant: 'a.b' })
  await role.look()
  cutting.resolve()
  await cut
  expect(looked).not.toHaveBeenCalled()
  await role.look()
  expect(looked).toHaveBeenCalledOnce()
})

it('cuts one key after the other, and passes on the reason for a failure', async () => {
  const { encoder } = await anEncoder('fake')
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
  const { does } = keyEncoderRole({ keyEncoder: encoder }, cutter, () => {})
  const one = does.programCardVendor({ type: 'programCardVendor', id: '1', grant: 'a.1' })
  const two = does.programCardVendor({ type: 'programCardVendor', id: '2', grant: 'a.2' })
  await vi.advanceTimersByTimeAsync(0)
  expect(turns).toEqual(['begins a.1'])
  first.resolve()
  await one
  await expect(two).rejects.toMatchObject({ code: 'grantUsed' })
  expect(turns).toEqual(['begins a.1', 'ends a.1', 'begins a.2', 'ends a.2'])
})
