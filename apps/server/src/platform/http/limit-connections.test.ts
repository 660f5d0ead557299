import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { type Duplex, duplexPair } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { createHttp } from './create-http.ts'
import { limitConnections, MAX_CONNECTIONS } from './limit-connections.ts'

/** A server without a port that answers on demand. */
function createLimitedServer(maxConnections = MAX_CONNECTIONS) {
  const asked: ServerResponse[] = []
  const server = createServer((_, response) => asked.push(response))
  limitConnections(server, maxConnections)
  const connect = (): Duplex => {
    const [ours, theirs] = duplexPair()
    server.emit('connection', theirs)
    return ours
  }
  const ask = async (line: Duplex) => {
    const before = asked.length
    line.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await expect.poll(() => asked.length).toBe(before + 1)
    return asked[before] as ServerResponse
  }
  return { connect, ask }
}

const isOpen = (line: Duplex) => !line.destroyed && !line.readableEnded

it('R4 one connection too many replaces the one that has been idle longest', async () => {
  const { connect, ask } = createLimitedServer()
  const lines = Array.from({ length: MAX_CONNECTIONS }, connect)
  const [busy, served, third, fourth] = lines as [Duplex, Duplex, Duplex, Duplex]
  for (const line of lines) line.resume()
  await ask(busy)
  const answer = await ask(served)
  answer.end()
  await expect.poll(() => answer.closed).toBe(true)
  lines.push(connect(), connect())
  await expect.poll(() => [isOpen(third), isOpen(fourth)]).toEqual([false, false])
  expect(lines.filter((line) => line !== third && line !== fourth).every(isOpen)).toBe(true)
})

it('R33 a connection whose last request was refused is replaced before those that have been idle longer', async () => {
  const { connect, ask } = createLimitedServer(3)
  const lines = [connect(), connect(), connect()] as const
  const [silent, refused, forgiven] = lines
  for (const line of lines) line.resume()
  for (const [line, status] of [
    [forgiven, 401],
    [forgiven, 200],
    [refused, 401],
  ] as const) {
    const answer = await ask(line)
    answer.writeHead(status).end()
    await expect.poll(() => answer.closed).toBe(true)
  }
  connect()
  await expect.poll(() => lines.filter((line) => !isOpen(line)).length).toBe(1)
  expect([isOpen(silent), isOpen(refused), isOpen(forgiven)]).toEqual([true, false, true])
})

/** A server on a real port with one call for guests' pages, whose visit is in a header. */
async function createGuestServer(maxConnections: number) {
  const app = await createHttp({ logLevel: 'silent', isSecure: false, acceptsUpgrade: () => false, maxConnections })
  app.post(
    '/sign',
    {
      async onRequest(request, reply) {
        const visit = request.headers['x-visit']
        if (typeof visit === 'string') app.uploads.admit(request, 1_000, visit)
        else return reply.code(401).send({})
      },
    },
    async () => ({}),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  /** Sends a part of a body of 100 bytes; resolves with the status, or `cut`. */
  const send = (socket: Socket, headers: string, bytes: number): Promise<string> => {
    const head = `POST /sign HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}content-length: 100\r\n\r\n`
    socket.write(head + '{}'.padEnd(100).slice(0, bytes))
    return readStatus(socket)
  }
  const open = (): Socket => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    return socket
  }
  /** Bodies that stall, from no page of ours: all are refused by their headers. */
  const sendSlowBodies = (count: number) => Promise.all(Array.from({ length: count }, () => send(open(), '', 1)))
  return { open, send, sendSlowBodies }
}

async function readStatus(socket: Socket): Promise<string> {
  if (socket.destroyed) return 'cut'
  return Promise.race([
    once(socket, 'data').then(([bytes]) => String(bytes).slice(9, 12)),
    once(socket, 'close').then(() => 'cut'),
  ])
}

it('R33 three times as many slow bodies and silent connections as allowed cut off neither a guest nor what it sends', async () => {
  const { open, send, sendSlowBodies } = await createGuestServer(20)
  const guest = open()
  expect(await send(guest, 'x-visit: v1\r\n', 100)).toBe('200')
  await sendSlowBodies(60)
  // Connections are accepted in order, so that the silent ones are when the last is answered.
  for (let at = 0; at < 60; at++) open()
  await sendSlowBodies(1)
  const signed = send(guest, 'x-visit: v1\r\n', 50)
  await sendSlowBodies(60)
  guest.write(' '.repeat(50))
  expect(await signed).toBe('200')
})

it('R33 a page that holds more connections than a browser opens loses them before another guest does', async () => {
  const { open, send } = await createGuestServer(10)
  const guest = open()
  await send(guest, 'x-visit: guest\r\n', 100)
  const hoarded: Socket[] = []
  for (let at = 0; at < 30; at++) {
    const socket = open()
    hoarded.push(socket)
    expect(await send(socket, 'x-visit: attacker\r\n', 100)).toBe('200')
  }
  await expect.poll(() => hoarded.filter((socket) => !socket.destroyed && !socket.readableEnded).length).toBe(9)
  expect(await send(guest, 'x-visit: guest\r\n', 100)).toBe('200')
})

it('R4 replaced connections are closed fifty at a time, and other pending work has its turn between', async () => {
  const { connect } = createLimitedServer(0)
  const lines = Array.from({ length: 121 }, connect)
  for (const line of lines) line.resume()
  const counts = []
  for (const _ of ['first', 'second', 'third']) {
    await new Promise(setImmediate)
    counts.push(lines.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length)
  }
  expect(counts).toEqual([50, 100, 120])
})
