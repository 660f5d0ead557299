import { expect, it, onTestFinished, vi } from 'vitest'
import { type WebSocket as Accepted, type ServerOptions, WebSocketServer } from 'ws'
import { createManualTimers } from '../testing/manual-timers.ts'
import { createReconnectingConnection, type Loss, type ReconnectOptions } from './reconnecting-connection.ts'
import { createWebSocketTransport } from './web-socket.ts'

/** Uses real connections: a busy machine takes longer than `vi.waitFor`'s default of one second. */
const eventually = (check: () => void) => vi.waitFor(check, 20_000)

/** A new server on a free port. */
async function createTestServer(options: ServerOptions = {}) {
  const accepted: Accepted[] = []
  const received: string[] = []
  let dialled = 0
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...options })
  server.on('connection', (socket) => {
    accepted.push(socket)
    socket.on('message', (data) => received.push(String(data)))
  })
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    accepted,
    received,
    dialled: () => dialled,
    last: () => accepted.at(-1) as Accepted,
    dial() {
      dialled += 1
      return new WebSocket(`ws://127.0.0.1:${port}`)
    },
  }
}

type Server = Awaited<ReturnType<typeof createTestServer>>

function createTestConnection(server: Server, parts: Partial<ReconnectOptions<number>> = {}) {
  const timers = createManualTimers()
  const heard: number[] = []
  const losses: Loss[] = []
  const line = createReconnectingConnection<number>({
    connect: createWebSocketTransport(server.dial, (frame) => (/^\d+$/.test(frame) ? Number(frame) : undefined)),
    retryDelaysMs: [100, 500, 2_000],
    onMessage: (message) => heard.push(message),
    onLost: (loss) => losses.push(loss),
    timers,
    ...parts,
  })
  onTestFinished(line.close)
  line.open()
  const opened = () => eventually(() => expect(line.isOpen).toBe(true))
  const lost = (times: number) => eventually(() => expect(losses).toHaveLength(times))
  const says = async (frame: string) => {
    const before = heard.length
    server.last().send(frame)
    await eventually(() => expect(heard.length).toBeGreaterThan(before))
  }
  return { line, timers, heard, losses, opened, lost, says }
}

it('delivers readable messages and drops the others', async () => {
  const server = await createTestServer()
  const { line, heard, opened, says } = createTestConnection(server)
  await opened()
  line.send('a word')
  await eventually(() => expect(server.received).toEqual(['a word']))
  server.last().send('{"no":"number"}')
  await says('7')
  expect(heard).toEqual([7])
})

it('waits longer after each failed attempt, and starts over after a successful connection', async () => {
  let isThere = false
  const server = await createTestServer({ verifyClient: (_: unknown, done: (ok: boolean) => void) => done(isThere) })
  const { timers, losses, opened, lost } = createTestConnection(server)
  for (const [at, wait] of [100, 500, 2_000, 2_000].entries()) {
    await lost(at + 1)
    expect(timers.waiting()).toEqual([wait])
    timers.pass(wait - 1)
    expect(server.dialled()).toBe(at + 1)
    timers.pass(1)
    expect(server.dialled()).toBe(at + 2)
  }
  await lost(5)
  isThere = true
  timers.pass(2_000)
  await opened()
  server.last().terminate()
  await lost(6)
  expect(timers.waiting()).toEqual([100])
  expect(losses.map(({ why }) => why)).toEqual([...Array(5).fill('unreached'), 'closed'])
})

it('treats a silent connection as dead though it looks open; every message is a sign of life', async () => {
  const server = await createTestServer()
  const { timers, losses, opened, says } = createTestConnection(server, { silenceTimeoutMs: 1_000 })
  await opened()
  timers.pass(999)
  await says('1')
  timers.pass(999)
  expect(losses).toEqual([])
  timers.pass(1)
  expect(losses).toEqual([{ why: 'silent' }])
  const left = server.last()
  await eventually(() => expect(left.readyState).toBe(left.CLOSED))
  timers.pass(100)
  await opened()
  expect(server.accepted).toHaveLength(2)
})

it('counts silence from the question on if the other end only answers', async () => {
  const server = await createTestServer()
  let due = 0
  const { line, timers, losses, opened, says } = createTestConnection(server, {
    silenceTimeoutMs: 1_000,
    isAnswerDue: () => due > 0,
  })
  const ask = () => {
    due += 1
    line.send('a question')
  }
  await opened()
  expect(timers.waiting()).toEqual([])
  ask()
  timers.pass(600)
  ask()
  expect(timers.waiting()).toEqual([400])
  due -= 1
  await says('1')
  expect(timers.waiting()).toEqual([1_000])
  due = 0
  timers.pass(1_000)
  expect([losses, timers.waiting(), line.isOpen]).toEqual([[], [], true])
  ask()
  timers.pass(1_000)
  expect(losses).toEqual([{ why: 'silent' }])
})

it('gives up a connection that never opens', async () => {
  const server = await createTestServer({ verifyClient: () => {} })
  const { timers, losses } = createTestConnection(server, { openTimeoutMs: 1_000 })
  timers.pass(999)
  expect([server.dialled(), losses]).toEqual([1, []])
  timers.pass(1)
  expect(losses).toEqual([{ why: 'unreached' }])
  timers.pass(100)
  expect(server.dialled()).toBe(2)
})

it('reports the close code, and does not reconnect if closed then', async () => {
  const server = await createTestServer()
  const replaced = vi.fn()
  const { line, timers, opened } = createTestConnection(server, {
    onLost({ code }) {
      replaced(code)
      line.close()
    },
  })
  await opened()
  server.last().close(4001)
  await eventually(() => expect(replaced).toHaveBeenCalledWith(4001))
  expect(timers.waiting()).toEqual([])
})

it('leaves nothing behind when closed while dialling, connected or waiting', async () => {
  const server = await createTestServer()
  const { line, timers, heard, losses, opened, lost } = createTestConnection(server, { silenceTimeoutMs: 1_000 })
  line.close()
  line.open()
  await opened()
  server.last().send('1')
  line.close()
  expect([timers.waiting(), line.isOpen]).toEqual([[], false])
  line.open()
  await opened()
  server.last().terminate()
  await lost(1)
  line.close()
  expect(timers.waiting()).toEqual([])
  await eventually(() => expect(server.accepted.every(({ readyState }) => readyState === 3)).toBe(true))
  expect([heard, losses]).toEqual([[], [{ why: 'closed', code: 1006 }]])
})

it('dials once, however often it is opened', async () => {
  const server = await createTestServer()
  const { line, opened } = createTestConnection(server)
  line.open()
  await opened()
  line.open()
  expect(server.dialled()).toBe(1)
})
