import { expect, it, onTestFinished, vi } from 'vitest'
import { createUpgradeTurns, MAX_PER_NETWORK, MAX_WAITING_UPGRADES, REFUSED_PAUSE_MS } from './upgrade-turns.ts'

const nextTurn = () => new Promise(setImmediate)

async function waitTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn()
}

/** Requests that are authenticated until the test settles them, by the name of their caller. */
function createRequests() {
  const turns = createUpgradeTurns()
  onTestFinished(() => turns.stop())
  const started: string[] = []
  const settle = new Map<string, { accept: (answer: string) => void; refuse: (error: Error) => void }>()
  const send = (network: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    settle.set(name, { accept: resolve, refuse: reject })
    const answer = turns.run(network, () => {
      started.push(name)
      return promise
    })
    return answer.catch((error: Error) => error.message)
  }
  const accept = (name: string) => settle.get(name)?.accept('accepted')
  const refuse = (name: string) => settle.get(name)?.refuse(new Error('refused'))
  return { turns, started, send, accept, refuse }
}

it('R23 of many requests of one network two are authenticated at a time, and another network’s is next', async () => {
  const { started, send, accept } = createRequests()
  const guesses = Array.from({ length: 40 }, (_, at) => `guess ${at}`)
  for (const name of guesses) send('stranger', name)
  send('hotel', 'screen')
  await nextTurn()
  expect(started).toEqual(['guess 0'])
  await waitTurns(5)
  expect(started).toEqual(['guess 0', 'screen', 'guess 1'])
  accept('guess 0')
  await waitTurns(5)
  expect(started).toEqual(['guess 0', 'screen', 'guess 1', 'guess 2'])
  expect(MAX_PER_NETWORK).toBe(2)
})

it('R23 after a refusal the next of its network waits, and no one else', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { started, send, accept, refuse } = createRequests()
  const answers = ['a1', 'a2', 'a3', 'a4'].map((name) => send('a', name))
  await waitTurns(4)
  refuse('a1')
  refuse('a2')
  expect(await Promise.all(answers.slice(0, 2))).toEqual(['refused', 'refused'])
  send('b', 'b1')
  await waitTurns(4)
  expect(started).toEqual(['a1', 'a2', 'b1'])
  vi.advanceTimersByTime(REFUSED_PAUSE_MS)
  await waitTurns(4)
  expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  accept('a3')
  expect(await answers[2]).toBe('accepted')
})

it('R23 refusals of three networks leave a turn for a fourth', async () => {
  const { started, send, refuse } = createRequests()
  for (const network of ['a', 'b', 'c']) for (const one of [1, 2]) send(network, `${network}${one}`)
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'c2']) {
    await waitTurns(6)
    refuse(name)
  }
  send('d', 'd1')
  await waitTurns(4)
  expect(started.at(-1)).toBe('d1')
})

it('R23 when too many wait, the network that waits most is asked to retry', async () => {
  const { started, send } = createRequests()
  const answers = Array.from({ length: MAX_WAITING_UPGRADES }, (_, at) => send('stranger', `guess ${at}`))
  send('hotel', 'screen')
  expect(await answers.at(-1)).toContain('too many')
  await waitTurns(3)
  expect(started).toContain('screen')
})

it('refuses those who wait, and those who come later, when the server stops', async () => {
  const { turns, started, send } = createRequests()
  const waiting = send('a', 'a1')
  turns.stop()
  expect(await waiting).toContain('stopping')
  expect(await send('a', 'a2')).toContain('too many')
  await nextTurn()
  expect(started).toEqual([])
})
