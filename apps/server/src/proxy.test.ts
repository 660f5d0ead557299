import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { createPage } from './access/page/page.ts'
import { buildApp } from './app.ts'
import { createFreshDatabase } from './platform/database/testing/create-fresh-database.ts'
import { testKeySecret } from './testing/test-key-secret.ts'

/** Listens on a port, as an operator would start it. */
async function createListeningServer(trustProxy: readonly string[]): Promise<number> {
  const db = await createFreshDatabase('demo')
  const page = createPage(async () => '<!doctype html><head><!--site--></head>')
  const app: FastifyInstance = await buildApp({ db, now: () => new Date(), keySecret: testKeySecret, page, trustProxy })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return getPort(app.server.address())
}

/**
 * A minimal proxy: it forwards everything and appends the client's address to `x-forwarded-for`.
 */
async function createProxy(to: number): Promise<number> {
  const proxy = createServer((incoming, outgoing) => {
    const told = incoming.headers['x-forwarded-for']
    const from = [told, incoming.socket.remoteAddress].filter(Boolean).join(', ')
    const { method, url, headers } = incoming
    const onward = ask({
      host: '127.0.0.1',
      port: to,
      method,
      path: url,
      headers: { ...headers, 'x-forwarded-for': from },
    })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => void proxy.close())
  return getPort(proxy.address())
}

function getPort(address: unknown): number {
  return (address as { port: number }).port
}

/** A wrong license code, from one of this machine's own addresses. */
async function guess(port: number, from: { address?: string; told?: string }): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', ...(from.told && { 'x-forwarded-for': from.told }) }
  const sent = ask({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/pok/',
    headers,
    ...(from.address && { localAddress: from.address }),
  })
  sent.end(JSON.stringify({ licenseCode: 'WRON-GCOD-E' }))
  const [answer] = await once(sent, 'response')
  answer.resume()
  return answer.statusCode
}

async function guesses(port: number, times: number, from: (at: number) => Parameters<typeof guess>[1]) {
  const statuses = []
  for (let at = 0; at < times; at++) statuses.push(await guess(port, from(at)))
  return statuses
}

const five = [404, 404, 404, 404, 404]

it('R11 trusts no proxy by default: a client that forges its address is counted by its real one', async () => {
  const port = await createListeningServer([])
  expect(await guesses(port, 6, (at) => ({ told: `203.0.113.${at}` }))).toEqual([...five, 429])
})

it('R11 behind a trusted proxy each guest is counted separately, whatever address they forge', async () => {
  const port = await createProxy(await createListeningServer(['127.0.0.1']))
  const inventing = (at: number) => ({ address: '127.0.0.2', told: `203.0.113.${at}` })
  expect(await guesses(port, 6, inventing)).toEqual([...five, 429])
  expect(await guess(port, { address: '127.0.0.3' })).toBe(404)
})

it('R11 behind a proxy that is not trusted all guests count as one', async () => {
  const port = await createProxy(await createListeningServer([]))
  expect(await guesses(port, 5, () => ({ address: '127.0.0.2' }))).toEqual(five)
  expect(await guess(port, { address: '127.0.0.3' })).toBe(429)
})
