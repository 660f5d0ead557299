import { Readable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { createHttp } from './create-http.ts'

/** Its clock doesn't move until it is set. */
async function createServer() {
  let ms = 0
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => false, now: () => ms })
  onTestFinished(() => app.close())
  const after = (seconds: number) => {
    ms += seconds * 1_000
    app.lookAtAnswers()
  }
  return { app, after, listen: () => app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** A request that is answered as late as the test wants. */
async function startRequest(app: Awaited<ReturnType<typeof createHttp>>) {
  const begun = Promise.withResolvers<void>()
  const late = Promise.withResolvers<object>()
  app.get('/', () => {
    begun.resolve()
    return late.promise
  })
  const waiting = app.inject({ method: 'GET', url: '/' })
  await begun.promise
  return { waiting, late }
}

it('R4 a request without an answer after 45 seconds is asked to retry, and a later answer is discarded', async () => {
  const { app, after } = await createServer()
  const { waiting, late } = await startRequest(app)
  after(44)
  after(1)
  const { statusCode, body } = await waiting
  expect([statusCode, JSON.parse(body)]).toMatchObject([503, { problem: 'unavailable' }])
  late.resolve({ late: true })
  expect((await app.inject({ method: 'GET', url: '/' })).statusCode).toBe(200)
})

it('R4 an answer that is in time is left alone, however close it was', async () => {
  const { app, after } = await createServer()
  const { waiting, late } = await startRequest(app)
  after(44)
  late.resolve({})
  expect((await waiting).statusCode).toBe(200)
})

it('R4 an answer that got stuck half way is cut off; one that stays open on purpose is not', async () => {
  const { app, after, listen } = await createServer()
  app.get('/stuck', (_request, reply) => {
    const half = new Readable({ read: () => {} })
    half.push('half')
    return reply.send(half)
  })
  const open = Promise.withResolvers<() => void>()
  app.get('/open', (_request, reply) => {
    reply.hijack()
    reply.raw.write('line ')
    open.resolve(() => void reply.raw.end('by line'))
  })
  const url = await listen()
  const [stuck, lines, end] = await Promise.all([fetch(`${url}/stuck`), fetch(`${url}/open`), open.promise])
  for (const _ of ['the half that came', 'nothing more']) after(45)
  await expect(stuck.text()).rejects.toThrow()
  end()
  expect(await lines.text()).toBe('line by line')
})

it('R4 a slow answer is completed', async () => {
  const { app, after, listen } = await createServer()
  const slow = new Readable({ read: () => {} })
  app.get('/', (_request, reply) => reply.send(slow))
  slow.push('0')
  const { body } = await fetch(await listen())
  const reader = body?.getReader()
  const heard = async () => new TextDecoder().decode((await reader?.read())?.value)
  expect(await heard()).toBe('0')
  for (const part of ['1', '2', '3']) {
    after(40)
    slow.push(part)
    expect(await heard()).toBe(part)
  }
  slow.push(null)
  expect(await reader?.read()).toMatchObject({ done: true })
})
