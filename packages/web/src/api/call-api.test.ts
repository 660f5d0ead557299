import { call } from '@foyer/contract/wire/call.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { callApi } from './call-api.ts'
import { anonymousCaller, type Caller } from './caller.ts'

const change = call({ name: 'change', method: 'POST', path: '/api/change/', body: z.object({ reference: z.string() }) })
const look = call({ name: 'look', method: 'GET', path: '/api/look/' })

const caller: Caller = {
  ...anonymousCaller,
  getContext: () => ({ headers: { csrf: 'token', hotelId: '7' }, additions: { hotelId: 7, lang: 'de' } }),
}

function answering(response: () => Response | Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(async () => response())
  vi.stubGlobal('fetch', fetched)
  return () => {
    const [address, request] = fetched.mock.lastCall ?? []
    const headers = Object.fromEntries(new Headers(request?.headers))
    return { address, headers, body: request?.body && JSON.parse(String(request.body)) }
  }
}

afterEach(() => vi.unstubAllGlobals())

it("sends the caller's headers and additions together with the call's own body", async () => {
  const sent = answering(() => Response.json({}))
  await callApi(look, {}, caller)
  expect(sent().headers).toMatchObject({ 'x-csrftoken': 'token', 'x-hotel-id': '7' })
  await callApi(change, { body: { reference: 'FOY1001' } }, caller)
  expect(sent()).toMatchObject({ address: '/api/change/', body: { hotelId: 7, lang: 'de', reference: 'FOY1001' } })
})

it('reports a request that breaks the contract, because its caller may ignore failures', async () => {
  const reported = vi.fn<typeof reportError>()
  vi.stubGlobal('reportError', reported)
  await expect(callApi(change, { body: {} as never }, caller)).rejects.toThrow()
  expect(reported).toHaveBeenCalledOnce()
})

it('a call without a body of its own sends the additions only', async () => {
  const sent = answering(() => Response.json({}))
  await callApi(call({ name: 'ask', method: 'POST', path: '/api/ask/' }), {}, caller)
  expect(sent().body).toEqual({ hotelId: 7, lang: 'de' })
})

it('notifies the caller why a call was rejected', async () => {
  answering(() => Response.json({ problem: 'tokenExpired' }, { status: 401 }))
  const refused = vi.fn<(problem: Problem) => void>()
  const told = { ...caller, getContext: () => ({ headers: {}, onRejected: refused }) }
  await expect(callApi(look, {}, told)).rejects.toMatchObject({ code: 'tokenExpired' })
  expect(refused.mock.calls).toMatchObject([[{ code: 'tokenExpired' }]])
})

it('API-34.a sends a picture as its bytes and a form as its parts', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  const seen = new File(['bytes'], 'picture', { type: 'image/jpeg' })
  const show = call({ name: 'show', method: 'POST', path: '/api/show/', bodyAs: 'picture', body: z.file() })
  await callApi(show, { body: seen }, caller)
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ headers: { 'content-type': 'image/jpeg' }, body: seen })
  const fill = call({ ...show, name: 'fill', bodyAs: 'form', body: z.object({ face: z.file() }) })
  await callApi(fill, { body: { face: seen } }, caller)
  const { body, headers } = fetched.mock.lastCall?.[1] ?? {}
  expect((body as FormData).get('face')).toBeInstanceOf(File)
  expect(headers).not.toHaveProperty('content-type')
})

it('a change gets a new idempotency key unless the input has one', async () => {
  const sent = answering(() => Response.json({}))
  const keyOf = async (input: { key?: string }) => {
    await callApi(change, { body: { reference: 'F' }, ...input }, caller)
    return sent().headers['idempotency-key']
  }
  expect(await keyOf({ key: 'wish' })).toBe('wish')
  expect(await keyOf({})).not.toBe(await keyOf({}))
  await callApi(look, {}, caller)
  expect(sent().headers).not.toHaveProperty('idempotency-key')
})

it.each<[string, () => Response | Promise<Response>, object]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), { code: 'offline' }],
  [
    'a rejection with our problem code',
    () => Response.json({ problem: 'roomNotReady', message_error: 'at three' }, { status: 409 }),
    { code: 'roomNotReady', detail: 'at three' },
  ],
  [
    'a rejection that names inputs',
    () => Response.json({ problem: 'badInput', issues: [{ path: 'email', issue: 'invalidEmail' }] }, { status: 400 }),
    { code: 'badInput', issues: [{ path: 'email', issue: 'invalidEmail' }] },
  ],
  ['an unknown problem code', () => Response.json({ problem: 'toString' }, { status: 418 }), { code: 'unexpected' }],
  [
    'a proxy that answers instead',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { code: 'unavailable' },
  ],
  ['a page instead of a reply', () => new Response('<h1>Hello</h1>', { status: 200 }), { code: 'unexpected' }],
])('%s becomes a problem', async (_, response, problem) => {
  answering(response)
  await expect(callApi(change, { body: { reference: 'F' } }, caller)).rejects.toMatchObject({
    name: 'Problem',
    ...problem,
  })
})

it('API-72.b treats a reply with 201 like one with 200', async () => {
  for (const status of [200, 201]) {
    answering(() => Response.json({}, { status }))
    await expect(callApi(change, { body: { reference: 'FOY1001' } }, caller)).resolves.toEqual({})
  }
})
