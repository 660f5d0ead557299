import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { MAX_BYTES_PER_TURN } from './body-drain.ts'
import { createHttp } from './create-http.ts'

const MB = 1024 * 1024

/**
 * A server with one public call and one for known callers; its clock doesn't move until it is set.
 */
async function createReceiver() {
  let ms = 0
  const { promise: queried, resolve: answerQuery } = Promise.withResolvers<void>()
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => false, now: () => ms })
  app.post('/small', async () => ({}))
  app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send({}) }, async () => ({}))
  app.post('/queried', { onRequest: (_, reply) => queried.then(() => reply.code(404).send({})) }, async () => ({}))
  const onRequest = async (request: Parameters<typeof app.uploads.admit>[0]) =>
    app.uploads.admit(request, 10 * MB, request.headers['x-visit'] as string | undefined)
  app.post('/large', { bodyLimit: 10 * MB, onRequest }, async () => ({}))
  app.post('/worked', { bodyLimit: 10 * MB, onRequest }, () => queried.then(() => ({})))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const ends: Socket[] = []
  app.server.on('connection', (socket) => ends.push(socket))

  return {
    /** Sends more bytes for the caller at this index, and waits until they have arrived. */
    async send(socket: Socket, place: number, bytes: number): Promise<void> {
      const before = ends[place]?.bytesRead ?? 0
      socket.write(Buffer.alloc(bytes))
      while ((ends[place]?.bytesRead ?? 0) < before + bytes) await new Promise(setImmediate)
    },
    /** Sends headers and the first bytes; resolves when the server has received them. */
    async begin(path: string, length: number, bytes = 1, visit?: string, type = 'image/png'): Promise<Socket> {
      const heard = once(app.server, 'request')
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\n${visit ? `x-visit: ${visit}\r\n` : ''}content-length: ${length}\r\n\r\n`
      socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, '[')]))
      onTestFinished(() => void socket.destroy())
      await heard
      await new Promise(setImmediate)
      return socket
    },
    received: () => ends[0]?.bytesRead ?? 0,
    answerQuery,
    hungUpOn: () => ends.filter(({ destroyed }) => destroyed).length,
    after(seconds: number) {
      ms += seconds * 1_000
      app.uploads.check()
    },
  }
}

/** What the server has answered by now: its status, or that it has hung up. */
async function end(socket: Socket): Promise<string> {
  const said: Buffer[] = []
  socket.on('data', (bytes: Buffer) => said.push(bytes))
  await once(socket, 'close')
  return String(Buffer.concat(said)).slice(9, 12)
}

const isOpen = (socket: Socket) => socket.readyState === 'open'

it('R4 a client that stalls one byte short is cut off after ten seconds', async () => {
  const { begin, after } = await createReceiver()
  const stalled = await begin('/small', 1_000, 999)
  after(9)
  expect(isOpen(stalled)).toBe(true)
  after(1)
  expect(await end(stalled)).toBe('408')
})

it('R4 a body that was refused by its headers is cut off soon after the answer', async () => {
  const { begin, after } = await createReceiver()
  const socket = await begin('/refused', 1_000)
  const [bytes] = await once(socket, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1.1 401/)
  after(1)
  expect(isOpen(socket)).toBe(true)
  after(1)
  await once(socket, 'close')
})

it('R4 a large body may take longer while it arrives, but not while it stalls', async () => {
  const { begin, after, send } = await createReceiver()
  const moving = await begin('/large', 4 * MB)
  const stalled = await begin('/large', 4 * MB)
  await send(moving, 0, 2 * MB)
  after(10)
  expect(await end(stalled)).toBe('408')
  expect(isOpen(moving)).toBe(true)
  after(50)
  await end(moving)
})

it('R4 when too much is in transit, the slowest makes room, and active senders are not refused', async () => {
  const { begin, after, send } = await createReceiver()
  const slowest = await begin('/large', 10 * MB)
  const others = []
  for (let place = 1; place < 9; place++) {
    const socket = await begin('/large', 10 * MB)
    await send(socket, place, 10_000)
    others.push(socket)
  }
  after(3)
  const guest = await begin('/large', 10 * MB)
  expect(await end(slowest)).toBe('408')
  expect([isOpen(guest), others.every(isOpen)]).toEqual([true, true])
})

it('R4 no client is cut off before it could show its speed: a newcomer then has to retry', async () => {
  const { begin } = await createReceiver()
  for (let at = 0; at < 9; at++) await begin('/large', 10 * MB)
  const late = await begin('/large', 10 * MB)
  const [bytes] = await once(late, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1.1 503/)
})

it('R4 stalled connections are closed ten at a time, and other pending work has its turn between', async () => {
  const { begin, after, hungUpOn } = await createReceiver()
  const heard = []
  for (let at = 0; at < 25; at++) heard.push(once(await begin('/refused', 1_000), 'data'))
  await Promise.all(heard)
  after(2)
  const counts = [hungUpOn()]
  for (const _ of ['second', 'third']) {
    await new Promise(setImmediate)
    counts.push(hungUpOn())
  }
  expect(counts).toEqual([10, 20, 25])
})

it('R4 a body refused by its headers is read to its end in turns, and the connection serves the next request', async () => {
  const { begin, send } = await createReceiver()
  const socket = await begin('/refused', MB)
  const said: Buffer[] = []
  socket.on('data', (bytes: Buffer) => said.push(bytes))
  await send(socket, 0, MB - 1)
  socket.write(
    'POST /small HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  )
  await expect.poll(() => String(Buffer.concat(said)).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200'])
})

it.each([
  ['by its headers', '/refused', 'image/png', '401'],
  ['after a query', '/queried', 'image/png', '404'],
  ['for its first bytes', '/large', 'application/json', '400'],
] as const)('R2 R31 a body refused %s is not received before its turn', async (_, path, type, status) => {
  const { begin, received, answerQuery } = await createReceiver()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const socket = await begin(path, 8 * MB, 8 * MB - 1, undefined, type)
  answerQuery()
  const [bytes] = await once(socket, 'data')
  expect(String(bytes).slice(9, 12)).toBe(status)
  // Meanwhile the server would have received all of it.
  for (const at of Array(20).keys()) expect([at, (await begin('/small', 1)).readyState]).toEqual([at, 'open'])
  expect(received()).toBeLessThan(6 * MAX_BYTES_PER_TURN)
})

it('R33 the upload of a visit that arrives fast enough is never cut off for others, who have to retry', async () => {
  const { begin, after, send } = await createReceiver()
  const sockets = []
  for (let place = 0; place < 9; place++) {
    const socket = await begin('/large', 10 * MB, 1, `visit ${place}`)
    // The guest at the first place is the slowest, with 40 kB a second.
    await send(socket, place, place === 0 ? 120_000 : 1_000_000)
    sockets.push(socket)
  }
  after(3)
  const late = await begin('/large', 10 * MB, 1, 'another visit')
  const [bytes] = await once(late, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1.1 503.*retry-after: 2/s)
  expect(sockets.every(isOpen)).toBe(true)
})

it('R33 of a visit with many uploads the slowest makes room for another visit', async () => {
  const { begin, after, send } = await createReceiver()
  const guest = await begin('/large', 10 * MB, 1, 'guest')
  await send(guest, 0, 120_000)
  const hoarded: Socket[] = []
  for (let place = 1; place < 9; place++) {
    const socket = await begin('/large', 10 * MB, 1, 'attacker')
    await send(socket, place, place === 5 ? 900_000 : 1_000_000)
    hoarded.push(socket)
  }
  after(3)
  const late = await begin('/large', 10 * MB, 1, 'another guest')
  expect(await end(hoarded[4] as Socket)).toBe('408')
  expect([isOpen(guest), isOpen(late), hoarded.filter(isOpen).length]).toEqual([true, true, 7])
})

it('R33 bodies that have arrived count until they are answered, and no one who has sent one is cut off', async () => {
  const { begin, answerQuery } = await createReceiver()
  const sockets = []
  for (let place = 0; place < 9; place++) sockets.push(await begin('/worked', 10 * MB, 10 * MB, `visit ${place}`))
  const refused = await begin('/large', 10 * MB, 1, 'another visit')
  const [bytes] = await once(refused, 'data')
  expect(String(bytes)).toMatch(/^HTTP\/1.1 503/)
  const answers = sockets.map((socket) => once(socket, 'data'))
  answerQuery()
  for (const [answer] of await Promise.all(answers)) expect(String(answer)).toMatch(/^HTTP\/1.1 200/)
  const admitted = await begin('/large', 10 * MB, 10 * MB, 'another visit')
  const [later] = await once(admitted, 'data')
  expect(String(later)).toMatch(/^HTTP\/1.1 200/)
})
