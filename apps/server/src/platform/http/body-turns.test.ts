import { DEFAULT_MAX_BYTES } from '@foyer/contract/wire/call.ts'
import { expect, it } from 'vitest'
import { createBodyTurns } from './body-turns.ts'

const nextTurn = () => new Promise(setImmediate)

/** How many of these bodies were read at once, and in each turn of the event loop after that. */
async function countPerTurn(sizes: readonly number[], turns: number): Promise<number[]> {
  const { run } = createBodyTurns()
  let read = 0
  const counts = []
  for (const bytes of sizes) run({ bytes, caller: 'one', work: () => read++ })
  for (let turn = 0; turn <= turns; turn++) {
    counts.push(read)
    read = 0
    await nextTurn()
  }
  return counts
}

it('R31 of forty signatures that arrive together, one is read in each turn of the event loop', async () => {
  const counts = await countPerTurn(
    Array.from({ length: 40 }, () => 400_000),
    41,
  )
  expect(counts).toEqual([0, ...Array.from({ length: 40 }, () => 1), 0])
})

it('R31 of sixty-four full small bodies, four are read in each turn', async () => {
  const counts = await countPerTurn(
    Array.from({ length: 64 }, () => DEFAULT_MAX_BYTES),
    16,
  )
  expect(counts).toEqual([...Array.from({ length: 16 }, () => 4), 0])
})

it('R31 the small body of a guest does not wait for the large bodies before it', async () => {
  expect(await countPerTurn([400_000, 400_000, 400_000, 2_000], 3)).toEqual([1, 1, 1, 1])
})

it('a body is read at once when nothing else is, even after a crowd', async () => {
  const { run } = createBodyTurns()
  let read = 0
  for (let at = 0; at < 10; at++) run({ bytes: DEFAULT_MAX_BYTES, caller: 'one', work: () => read++ })
  for (const _ of ['second', 'third', 'none']) await nextTurn()
  run({ bytes: DEFAULT_MAX_BYTES, caller: 'one', work: () => read++ })
  expect(read).toBe(11)
})

it('R33 the large body of a guest waits for one of a caller who sent forty before', async () => {
  const { run } = createBodyTurns()
  const read: string[] = []
  const send = (caller: string) => run({ bytes: 400_000, caller, work: () => read.push(caller) })
  for (let at = 0; at < 40; at++) send('stranger')
  send('guest')
  for (const _ of ['first', 'second']) await nextTurn()
  expect(read).toEqual(['stranger', 'guest'])
})
