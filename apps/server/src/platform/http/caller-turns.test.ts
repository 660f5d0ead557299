import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createCallerTurns, MAX_COUNTED_MS, MAX_IN_PROGRESS, MAX_WAITING_PER_CALLER } from './caller-turns.ts'
import { createHttp } from './create-http.ts'

type Turn = Parameters<ReturnType<typeof createCallerTurns>['leave']>[1]

const startedOf = (entered: readonly unknown[]) => entered.filter((one) => !(one instanceof Promise)).length

it('R6 four requests of one caller are in progress, and the next one starts when one of them ends', async () => {
  const turns = createCallerTurns(() => 0)
  const all = Array.from({ length: 6 }, () => turns.enter('attacker'))
  expect([MAX_IN_PROGRESS, startedOf(all)]).toEqual([4, 4])
  expect(turns.enter('guest')).not.toBeInstanceOf(Promise)
  const [first, second] = all
  turns.leave('attacker', (await first) as Turn)
  expect(await all[4]).toEqual({ since: 0 })
  turns.leave('attacker', (await second) as Turn)
  expect(await all[5]).toEqual({ since: 0 })
})

it('R6 of one caller five hundred wait, and the next is asked to retry', () => {
  const turns = createCallerTurns(() => 0)
  for (let at = 0; at < MAX_IN_PROGRESS + MAX_WAITING_PER_CALLER; at++) void turns.enter('attacker')
  expect(() => turns.enter('attacker')).toThrow('too many requests at once')
  expect(turns.enter('guest')).not.toBeInstanceOf(Promise)
})

it('a request that ended twice frees one place', async () => {
  const turns = createCallerTurns(() => 0)
  const [first] = Array.from({ length: 4 }, () => turns.enter('page'))
  for (const _ of ['sent', 'closed']) turns.leave('page', (await first) as Turn)
  expect(startedOf(Array.from({ length: 2 }, () => turns.enter('page')))).toBe(1)
})

let ms = 0
beforeEach(() => {
  ms = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

it('requests that wait for a terminal do not hold up the other requests of their page', async () => {
  const turns = createCallerTurns(() => ms)
  for (let at = 0; at < MAX_IN_PROGRESS; at++) void turns.enter('page')
  const next = turns.enter('page')
  expect(next).toBeInstanceOf(Promise)
  ms = MAX_COUNTED_MS
  vi.advanceTimersByTime(MAX_COUNTED_MS)
  expect(await next).toEqual({ since: MAX_COUNTED_MS })
  for (const _ of ['second', 'third', 'fourth']) expect(turns.enter('page')).not.toBeInstanceOf(Promise)
})

/** A server whose `/held` waits for `release`; a header names the caller. */
async function createHeldServer() {
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => false, now: () => 0 })
  const held = Promise.withResolvers<void>()
  let started = 0
  app.get('/held', {
    onRequest: async (request) => {
      const visit = request.headers['x-visit']
      if (typeof visit === 'string') app.callerTurns.recognize(request, visit)
    },
    handler: async () => {
      started += 1
      await held.promise
      return {}
    },
  })
  app.get('/other', async () => ({}))
  onTestFinished(() => app.close())
  const get = async (url: string, visit?: string) =>
    (await app.inject({ url, headers: visit ? { 'x-visit': visit } : {} })).statusCode
  return { get, release: held.resolve, started: () => started }
}

it('R6 a stranger with forty requests at once delays neither a guest nor another route', async () => {
  const { get, release, started } = await createHeldServer()
  const flood = Array.from({ length: 40 }, () => get('/held'))
  await expect.poll(started).toBe(MAX_IN_PROGRESS)
  const guest = get('/held', 'visit')
  await expect.poll(started).toBe(MAX_IN_PROGRESS + 1)
  expect(await get('/other')).toBe(200)
  expect(started()).toBe(MAX_IN_PROGRESS + 1)
  release()
  expect(await Promise.all([guest, ...flood])).toEqual(Array.from({ length: 41 }, () => 200))
})
