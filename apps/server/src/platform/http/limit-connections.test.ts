import { createServer, type ServerResponse } from 'node:http'
import { type Duplex, duplexPair } from 'node:stream'
import { expect, it } from 'vitest'
import { limitConnections, MAX_CONNECTIONS } from './limit-connections.ts'

/** A server without a port that answers on demand. */
function createLimitedServer() {
  const asked: ServerResponse[] = []
  const server = createServer((_, response) => asked.push(response))
  limitConnections(server)
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
