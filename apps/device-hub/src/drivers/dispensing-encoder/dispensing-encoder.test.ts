import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { expect, it } from 'vitest'
import { buildGrant } from '../../testing/create-signer.ts'
import type { DispenserState } from '../dispenser.ts'
import { createDispensingEncoder } from './dispensing-encoder.ts'

interface Broken {
  readonly at?: 'test' | 'write' | 'present' | 'retract'
  readonly code?: ProblemCode
  readonly looks?: Partial<DispenserState>
}

/** Records all steps in order; one of them may fail. */
function createEncoder({ at, code = 'deviceAway', looks = {} }: Broken = {}) {
  const done: string[] = []
  const step = (name: string) => async () => {
    done.push(name)
    if (name === at) throw new Problem(code)
  }
  const dispenser = {
    readState: async (): Promise<DispenserState> => ({ card: 'none', stack: 'enough', binIsFull: false, ...looks }),
    clear: step('clear'),
    toCoder: step('toCoder'),
    present: step('present'),
    retract: step('retract'),
  }
  const lock = {
    test: step('test'),
    async write(_: unknown, asking: () => void) {
      asking()
      await step('write')()
    },
  }
  const encoder = createDispensingEncoder({ lock, dispenser, takeMs: 1 })
  const order = { ...buildGrant(), key: 'a key', card: 1, startTime: '12:00', endTime: '12:00' }
  const steps = {
    asking: () => void done.push('asking'),
    refused: () => void done.push('refused'),
    out: () => void done.push('out'),
  }
  return { done, cut: () => encoder.cut(order, steps) }
}

const ready = ['clear', 'test', 'toCoder', 'asking', 'write']

it('clears the way for a card, writes it, and only then presents it', async () => {
  const { done, cut } = createEncoder()
  await cut()
  expect(done).toEqual([...ready, 'present', 'out'])
})

it.each<[string, Broken, ProblemCode, readonly string[]]>([
  ['whose writing is not confirmed', { at: 'write' }, 'deviceAway', [...ready, 'retract']],
  ['that the lock rejects', { at: 'write', code: 'keyNotCut' }, 'keyNotCut', [...ready, 'refused', 'retract']],
  ['that cannot be presented', { at: 'present' }, 'cardTakenBack', [...ready, 'present', 'retract']],
  ['that could not be taken back', { looks: { binIsFull: true } }, 'cardJammed', ['clear']],
  ['for a lock that is away', { at: 'test' }, 'deviceAway', ['clear', 'test']],
])('a card %s never comes within reach', async (_, broken, code, done) => {
  const encoder = createEncoder(broken)
  await expect(encoder.cut()).rejects.toMatchObject({ code })
  expect(encoder.done).toEqual(done)
})

it('clears away a card that could not be taken back before the next one', async () => {
  const broken = { at: 'retract', looks: { card: 'gate' } } as const
  const { done, cut } = createEncoder(broken)
  await expect(cut()).rejects.toMatchObject({ code: 'cardTakenBack' })
  done.length = 0
  await expect(cut()).rejects.toMatchObject({ code: 'cardTakenBack' })
  expect(done[0]).toBe('clear')
})
