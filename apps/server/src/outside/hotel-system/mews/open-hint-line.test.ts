import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocketServer } from 'ws'
import { openHintLine, toLineAddress } from './open-hint-line.ts'

const tokens = { clientToken: 'client', accessToken: 'access' }

it.each([
  ['https://api.mews.com', 'wss://ws.mews.com/ws/connector'],
  ['https://api.mews-demo.com/', 'wss://ws.mews-demo.com/ws/connector'],
  ['http://127.0.0.1:9990', 'ws://127.0.0.1:9990/ws/connector'],
])('the line of %s is %s', (url, line) => {
  expect(toLineAddress(url).href).toBe(line)
})

/** The other end of lines. */
async function createOtherEnd(options: { readonly autoPong?: boolean } = {}) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', ...options })
  onTestFinished(() => {
    for (const client of server.clients) client.terminate()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { server, url: `http://127.0.0.1:${port}` }
}

it('the tokens are cookies of which neither can end the other', async () => {
  const { server, url } = await createOtherEnd()
  const connected = once(server, 'connection')
  const line = openHintLine({ url, clientToken: 'client; AccessToken=x', accessToken: 'access' }, () => {})
  onTestFinished(() => line.close())
  const [, { headers }] = await connected
  expect(headers.cookie).toBe('ClientToken=client AccessToken=x; AccessToken=access')
})

it('a line that answers stays open, and each message is one hint', async () => {
  const { server, url } = await createOtherEnd()
  const connected = once(server, 'connection')
  const hints: string[] = []
  const { promise: isHeard, resolve } = Promise.withResolvers<void>()
  const line = openHintLine({ url, ...tokens }, () => {
    hints.push('hint')
    resolve()
  })
  onTestFinished(() => line.close())
  expect(line.check()).toBe(true)
  const [socket] = await connected
  socket.send('whatever it contains')
  await isHeard
  for (let at = 0; at < 3; at++) {
    const pinged = once(socket, 'ping')
    expect(line.check()).toBe(true)
    await pinged
    // The answer to the ping arrives before this message.
    const heard = Promise.withResolvers<void>()
    socket.send('x', () => heard.resolve())
    await heard.promise
    await expect.poll(() => hints.length).toBe(at + 2)
  }
})

it('R23 of thousands of hints in one packet, one is read in each turn of the event loop', async () => {
  const { server, url } = await createOtherEnd()
  const connected = once(server, 'connection')
  const count = 2_000
  let turn = 0
  const turns: number[] = []
  const isOver = Promise.withResolvers<void>()
  const line = openHintLine({ url, ...tokens }, () => {
    turns.push(turn)
    if (turns.length === count) isOver.resolve()
  })
  onTestFinished(() => line.close())
  const [, { socket, headers }] = await connected
  const next = () => {
    turn += 1
    if (turns.length < count) setImmediate(next)
  }
  setImmediate(next)
  const frame = Buffer.from([0x81, 1, 0x78])
  socket.write(Buffer.concat(Array.from({ length: count }, () => frame)))
  await isOver.promise
  const perTurn = Object.values(Object.groupBy(turns, String)).map((all) => all?.length ?? 0)
  expect(Math.max(...perTurn)).toBe(1)
  expect(headers['sec-websocket-extensions']).toBeUndefined()
})

it('a line whose other end gives no sign of life is given up', async () => {
  const { server, url } = await createOtherEnd({ autoPong: false })
  const connected = once(server, 'connection')
  const line = openHintLine({ url, ...tokens }, () => {})
  const [socket] = await connected
  const pinged = once(socket, 'ping')
  const closed = once(socket, 'close')
  await expect.poll(() => line.check()).toBe(false)
  await pinged
  await closed
})

it('a line that no server accepts is closed without a failure', async () => {
  const server = createServer((socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  const line = openHintLine({ url: `http://127.0.0.1:${port}`, ...tokens }, () => {})
  await expect.poll(() => line.check()).toBe(false)
})
