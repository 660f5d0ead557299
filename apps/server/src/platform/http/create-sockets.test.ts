import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import type { WebSocket } from 'ws'
import { createSockets } from './create-sockets.ts'

const HANDSHAKE = [
  'GET / HTTP/1.1',
  'Host: foyer',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n')

const MASK = Buffer.alloc(4)
const opcodes = { message: 0x81, ping: 0x89 }

/** A connection of a client that sends whatever bytes it likes. */
async function connectRaw() {
  const sockets = createSockets({ maxPayload: 1_000 })
  const server = createServer()
  const opened = new Promise<WebSocket>((resolve) => {
    server.on('upgrade', (request, stream, head) => sockets.handleUpgrade(request, stream, head, resolve))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  client.resume().write(HANDSHAKE)
  return { socket: await opened, client }
}

it.each(['message', 'ping'] as const)(
  'R23 of thousands of %ss in one packet, one is read in each turn of the event loop',
  async (name) => {
    const { socket, client } = await connectRaw()
    const count = 2_000
    let turn = 0
    const turns: number[] = []
    const isOver = Promise.withResolvers<void>()
    const next = () => {
      turn += 1
      if (turns.length < count) setImmediate(next)
    }
    setImmediate(next)
    socket.on(name, () => {
      turns.push(turn)
      if (turns.length === count) isOver.resolve()
    })
    const frame = Buffer.concat([Buffer.from([opcodes[name], 0x80 | 1]), MASK, Buffer.from('x')])
    client.write(Buffer.concat(Array.from({ length: count }, () => frame)))
    await isOver.promise
    const perTurn = Map.groupBy(turns, (at) => at)
      .values()
      .map(({ length }) => length)
    expect(Math.max(...perTurn)).toBe(1)
  },
)
