import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScreenTurns } from './screen-turns.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const TOOK_MS = 40

/** Messages that each take a while; `started` lists them in the order in which they begin. */
function createMessages() {
  const turns = createScreenTurns()
  const started: string[] = []
  const send = (screen: string, name: string, isRefused = false) =>
    turns.run(screen, async () => {
      started.push(name)
      await new Promise((resolve) => setTimeout(resolve, TOOK_MS))
      if (isRefused) throw new Error(`${name} is refused`)
      return name
    })
  return { started, send }
}

it('R23 the messages of a screen are stored one after another, and those of another screen meanwhile', async () => {
  const { started, send } = createMessages()
  const sent = ['first', 'second'].map((name) => send('lobby', name))
  const other = send('desk', 'other')
  await vi.advanceTimersByTimeAsync(TOOK_MS)
  expect(await other).toBe('other')
  expect(started).toEqual(['first', 'other'])
  await vi.advanceTimersByTimeAsync(3 * TOOK_MS)
  expect(await Promise.all(sent)).toEqual(['first', 'second'])
})

it('R23 a screen that sends without end leaves half of the time to others', async () => {
  const { started, send } = createMessages()
  for (let at = 1; at <= 10; at += 1) void send('lobby', String(at))
  await vi.advanceTimersByTimeAsync(8 * TOOK_MS - 1)
  expect(started).toEqual(['1', '2', '3', '4'])
})

it('a screen whose messages come one by one never waits', async () => {
  const { started, send } = createMessages()
  for (const name of ['first', 'second', 'third']) {
    const sent = send('lobby', name)
    await vi.advanceTimersByTimeAsync(TOOK_MS)
    expect(await sent).toBe(name)
  }
  expect(started).toHaveLength(3)
})

it('a refused message does not keep the next one from its turn', async () => {
  const { send } = createMessages()
  const refused = expect(send('lobby', 'first', true)).rejects.toThrow('first is refused')
  const next = send('lobby', 'second')
  await vi.advanceTimersByTimeAsync(3 * TOOK_MS)
  await refused
  expect(await next).toBe('second')
})
