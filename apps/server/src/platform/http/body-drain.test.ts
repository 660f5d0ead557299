import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBodyDrain, MAX_BYTES_PER_TURN } from './body-drain.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Requests whose senders have sent as much as is received before it is read. */
function some(count: number, bytes = MAX_BYTES_PER_TURN) {
  const bodies = createBodyDrain()
  const all = Array.from({ length: count }, () => {
    const raw = new IncomingMessage(new Socket())
    bodies.hold(raw)
    bodies.add(raw)
    return raw
  })
  for (const raw of all) raw.push(Buffer.alloc(bytes))
  /** The indexes of those that were read in one turn. */
  const turn = () => {
    vi.advanceTimersByTime(10)
    const read = all.flatMap((raw, at) => (raw.readableLength === 0 ? [at] : []))
    for (const raw of all) if (raw.readableLength === 0) raw.push(Buffer.alloc(bytes))
    return read
  }
  return { bodies, all, turn }
}

it('R4 of the unwanted bodies one is read at a time, each in its turn', () => {
  const { turn } = some(3)
  expect([turn(), turn(), turn(), turn()]).toEqual([[0], [1], [2], [0]])
})

it('R4 unwanted bodies of which little has arrived are read together', () => {
  const { turn } = some(3, MAX_BYTES_PER_TURN / 2)
  expect([turn(), turn()]).toEqual([
    [0, 1],
    [0, 2],
  ])
})

it('one that was removed is not read', () => {
  const { bodies, all, turn } = some(2)
  if (all[0]) bodies.delete(all[0])
  expect([turn(), turn()]).toEqual([[1], [1]])
})
