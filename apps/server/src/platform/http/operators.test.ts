import { expect, it, onTestFinished } from 'vitest'
import { createHttp } from './create-http.ts'

async function createApp(settings: { operators?: string[]; trustProxy?: string[]; publicUrl?: string } = {}) {
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => false, ...settings })
  for (const path of ['/metrics', '/healthz']) app.get(path, async () => ({}))
  onTestFinished(() => app.close())
  return async (url: string, from: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
    (await app.inject({ method: 'GET', url, ...from })).statusCode
}

const guarded = [
  '/metrics',
  '/metrics?a=1',
  '/%6detrics',
  '/api/docs',
  '/api/docs/json',
  '/api/%64ocs/json',
  '/api/docs/static/index.html',
  '/api/docs/%73tatic/index.html',
]

it('R20 metrics and the API description are for this machine only', async () => {
  const get = await createApp()
  for (const url of guarded) expect([url, await get(url, { remoteAddress: '10.1.2.3' })]).toEqual([url, 404])
  for (const url of guarded) expect([url, (await get(url)) < 400]).toEqual([url, true])
  expect(await get('/metrics', { remoteAddress: '::1' })).toBe(200)
  expect(await get('/healthz', { remoteAddress: '10.1.2.3' })).toBe(200)
})

it('R20 a request forwarded by a proxy is not this machine’s, whether the proxy is trusted or not', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  expect(await (await createApp())('/metrics', { headers })).toBe(404)
  expect(await (await createApp({ trustProxy: ['loopback'] }))('/metrics', { headers })).toBe(404)
})

it('R20 a setting allows others', async () => {
  const get = await createApp({ operators: ['10.1.0.0/16', '2001:db8::1'] })
  expect(await get('/metrics', { remoteAddress: '10.1.2.3' })).toBe(200)
  expect(await get('/metrics', { remoteAddress: '2001:db8::1' })).toBe(200)
  expect(await get('/metrics', { remoteAddress: '10.2.2.3' })).toBe(404)
  expect(await (await createApp({ operators: ['anybody'] }))('/metrics', { remoteAddress: '10.2.2.3' })).toBe(200)
})

it.each([
  ['checkin.example.com', 200],
  ['localhost:8080', 200],
  ['192.168.1.5:8080', 200],
  ['[::1]:8080', 200],
  ['evil.example', 421],
  ['checkin.example.com.evil.example', 421],
  ['checkin.example.com:81', 421],
])('R20 with a public name, a request for %s is answered %i', async (host, status) => {
  const get = await createApp({ publicUrl: 'https://checkin.example.com' })
  expect(await get('/healthz', { headers: { host } })).toBe(status)
})
