import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBodyDrain } from './body-drain.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

async function some(count: number) {
  const bodies = createBodyDrain()
  const all = Array.from({ length: count }, () => new IncomingMessage(new Socket().resume()))
  for (const raw of all) bodies.add(raw)
  await new Promise(process.nextTick)
  /** The indexes of those that are being read. */
  const read = () => all.flatMap(({ socket }, at) => (socket.isPaused() ? [] : [at]))
  return { bodies, all, read, turn: () => vi.advanceTimersByTime(5) }
}

it('R4 of the unwanted bodies four are read at a time, each in its turn', async () => {
  const { read, turn } = await some(6)
  const turns = [read()]
  for (const _ of ['first', 'second', 'third']) {
    turn()
    turns.push(read())
  }
  expect(turns).toEqual([[], [0, 1, 2, 3], [0, 1, 4, 5], [2, 3, 4, 5]])
})

it('R2 an unwanted body that arrives fast is read in small parts, one in each turn', async () => {
  const { all, read, turn } = await some(2)
  const parts = () => {
    for (const at of read()) all[at]?.emit('data', Buffer.alloc(64 * 1024))
    return read()
  }
  turn()
  const first = [read(), parts()]
  turn()
  expect([...first, read(), parts()]).toEqual([[0, 1], [], [0, 1], []])
})

it('one that has been read completely leaves its connection open for the next request', async () => {
  const { bodies, all, read, turn } = await some(2)
  for (const raw of all) bodies.delete(raw)
  expect(read()).toEqual([0, 1])
  turn()
  turn()
  expect(read()).toEqual([0, 1])
})
