import { call } from '@foyer/contract/wire/call.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import { callFile } from '@foyer/web/api/call-file.ts'
import { createDeferred } from '@foyer/web/async/deferred.ts'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { buildHotelPage } from '../testing/build-hotel-page.ts'
import { createGuestCaller, type GuestCaller } from './guest-caller.ts'

const writeCall = call({
  name: 'change',
  method: 'POST',
  path: '/api/change/',
  body: z.object({ reference: z.string() }),
})
const readCall = call({ name: 'look', method: 'GET', path: '/api/look/' })

const createCaller = (appKey = 'kiosk') => {
  const page = buildHotelPage({
    config: { product: 'carRental' },
    appKey,
    csrf: 'token',
    hotel: { id: 7, companyId: 4, name: 'Foyer Cars', timeZone: 'Europe/Madrid', currency: 'EUR', country: 'ESP' },
  })
  return createGuestCaller(page, { language: 'de', trackingNumber: '4-7-1890000000000' })
}

function stubAnswer(response: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => response())
  vi.stubGlobal('fetch', fetched)
  return () => {
    const request = fetched.mock.lastCall?.[1]
    const headers = Object.fromEntries(new Headers(request?.headers))
    return { headers, body: request?.body && JSON.parse(String(request.body)) }
  }
}

afterEach(() => vi.unstubAllGlobals())

it('API-01.a API-01.b API-01.c API-01.d API-01.e every call identifies its caller in its headers', async () => {
  const sent = stubAnswer(() => Response.json({}))
  const said = {
    'x-csrftoken': 'token',
    'x-company-id': '4',
    'x-hotel-id': '7',
    'x-is-pok': 'true',
    'x-app-type': 'rac',
    'x-app-key': 'kiosk',
    'x-env-token': '1',
  }
  await callApi(readCall, {}, createCaller())
  expect(sent().headers).toMatchObject(said)
  await callApi(writeCall, { body: { reference: 'FOY1001' } }, createCaller())
  expect(sent().headers).toMatchObject(said)
  await callApi(readCall, {}, createCaller('own'))
  expect(sent().headers).toMatchObject({ ...said, 'x-is-pok': 'false', 'x-app-key': 'own' })
})

it('API-03.a API-03.b API-03.c API-03.d MODEL-20.a and again in its body, with the current values', async () => {
  const sent = stubAnswer(() => Response.json({}))
  const caller = createCaller()
  const ask = () => callApi(writeCall, { body: { reference: 'FOY1001' } }, caller)
  await ask()
  const said = {
    companyId: 4,
    hotelId: 7,
    lang: 'de',
    user_id: null,
    tracking_number: '4-7-1890000000000',
    appkey: 'kiosk',
    reference: 'FOY1001',
  }
  expect(sent().body).toEqual(said)
  caller.signIn({ token: 'secret', userId: 'u1' }, () => {})
  caller.setLanguage('fr')
  caller.beginTracking('4-7-1890000000001')
  await ask()
  expect(sent().body).toEqual({ ...said, lang: 'fr', user_id: 'u1', tracking_number: '4-7-1890000000001' })
})

it('API-02 a signed-in guest sends a bearer token, and is notified when it is no longer valid', async () => {
  const sent = stubAnswer(() => Response.json({ problem: 'tokenExpired' }, { status: 401 }))
  const onExpired = vi.fn<(token: string) => void>()
  const caller = createCaller()
  caller.signIn({ token: 'secret', userId: 'u1' }, onExpired)
  await expect(callApi(readCall, {}, caller)).rejects.toMatchObject({ code: 'tokenExpired' })
  expect(sent().headers['authorization']).toBe('Bearer secret')
  expect(onExpired.mock.calls).toEqual([['secret']])
  caller.signIn(undefined, onExpired)
  await expect(callApi(readCall, {}, caller)).rejects.toMatchObject({ code: 'tokenExpired' })
  expect(sent().headers).not.toHaveProperty('authorization')
  expect(onExpired).toHaveBeenCalledOnce()
})

/** A server that answers when the test says so. */
function stubSlowServer() {
  const { promise, resolve, reject } = createDeferred<Response>()
  const fetched = vi.fn<typeof fetch>(() => promise)
  vi.stubGlobal('fetch', fetched)
  return { answer: () => resolve(Response.json({})), fail: () => reject(new TypeError()), fetched }
}

const ways = {
  data: (caller: GuestCaller): Promise<unknown> => callApi(readCall, {}, caller),
  file: (caller: GuestCaller): Promise<unknown> => callFile(readCall, {}, caller),
}

it.each([
  ['answer', 'data'],
  ['fail', 'data'],
  ['answer', 'file'],
] as const)('T2 drops a late %s to a guest who has left: %s', async (end, way) => {
  const server = stubSlowServer()
  const caller = createCaller()
  const settled = vi.fn()
  ways[way](caller).then(settled, settled)
  void caller.leave(async () => {})
  server[end]()
  await new Promise((resolve) => setTimeout(resolve))
  expect(settled).not.toHaveBeenCalled()
})

it('T2 a request waiting for the previous visit to end isn’t sent for a guest who has left meanwhile', async () => {
  const { fetched } = stubSlowServer()
  const { promise, resolve } = createDeferred<void>()
  const caller = createCaller()
  void caller.leave(() => promise)
  void callApi(readCall, {}, caller)
  void caller.leave(async () => {})
  resolve()
  await new Promise((done) => setTimeout(done))
  expect(fetched).not.toHaveBeenCalled()
})

it('T2 the next guest’s requests are sent once the previous visit has ended, with their own token', async () => {
  const sent = stubAnswer(() => Response.json({}))
  const caller = createCaller()
  const ended = createDeferred<void>()
  void caller.leave(() => ended.promise)
  const asked = callApi(readCall, {}, caller)
  await callApi(readCall, {}, caller.unqueued)
  expect(sent().headers['x-csrftoken']).toBe('token')
  caller.enter('next')
  ended.resolve()
  expect(await asked).toEqual({})
  expect(sent().headers['x-csrftoken']).toBe('next')
})

it('answers a guest who is still there', async () => {
  const server = stubSlowServer()
  const asked = callApi(readCall, {}, createCaller())
  server.answer()
  expect(await asked).toEqual({})
})
