import { call } from '@foyer/contract/call.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { deferred } from '../async/deferred.ts'
import { callApi } from './call-api.ts'
import { callFile } from './call-file.ts'
import type { Caller } from './caller.ts'

const look = call({ name: 'look', method: 'GET', path: '/api/look/' })

const aCaller = (): Caller => ({
  companyId: 1,
  hotelId: 1,
  appKey: 'kiosk',
  isPok: true,
  appType: 'hotel',
  csrf: 'test',
  language: 'en',
  trackingNumber: 'test',
  guest: 1,
})

afterEach(() => vi.unstubAllGlobals())

/** A server that answers when it is told to. */
function slowServer() {
  const { promise, resolve, reject } = deferred<Response>()
  const fetched = vi.fn<typeof fetch>(() => promise)
  vi.stubGlobal('fetch', fetched)
  return { answer: () => resolve(Response.json({})), fail: () => reject(new TypeError()), fetched }
}

const ways = {
  data: (caller: Caller): Promise<unknown> => callApi(look, {}, caller),
  file: (caller: Caller): Promise<unknown> => callFile(look, {}, caller),
}

it.each([
  ['answer', 'data'],
  ['fail', 'data'],
  ['answer', 'file'],
] as const)('T2 a late %s to a guest who has gone is told to nobody: %s', async (end, way) => {
  const server = slowServer()
  const caller = aCaller()
  const settled = vi.fn()
  ways[way](caller).then(settled, settled)
  caller.guest = 2
  server[end]()
  await new Promise((resolve) => setTimeout(resolve))
  expect(settled).not.toHaveBeenCalled()
})

it('T2 what waited for the visit before to end is not asked for somebody who has gone meanwhile', async () => {
  const { fetched } = slowServer()
  const { promise, resolve } = deferred<void>()
  const caller = { ...aCaller(), before: () => promise }
  void callApi(look, {}, caller)
  caller.guest = 2
  resolve()
  await new Promise((done) => setTimeout(done))
  expect(fetched).not.toHaveBeenCalled()
})

it('whoever is still there is answered', async () => {
  const server = slowServer()
  const asked = callApi(look, {}, aCaller())
  server.answer()
  expect(await asked).toEqual({})
})
