import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { answerInTurns, MAX_PER_TURN, MAX_SENT_AHEAD, MAX_WAITING } from './answer-in-turns.ts'
import { createHttp } from './create-http.ts'
import { createHttpServer } from './http-server.ts'
import { recognizeSocket } from './limit-connections.ts'

const nextTurn = () => new Promise(setImmediate)

const inOneNetwork = { getNetwork: () => '192.0.2.1' }

const requests = (count: number) =>
  Array.from({ length: count }, () => {
    const request = new IncomingMessage(new Socket())
    return [request, new ServerResponse(request)] as const
  })

it('R4 of a thousand simultaneous requests four are started, and the rest after other pending work', async () => {
  const answered: IncomingMessage[] = []
  const answer = answerInTurns((request) => answered.push(request), inOneNetwork)
  const all = requests(10)
  for (const one of all) answer(...one)
  const counts = [answered.length]
  for (const _ of ['second', 'third']) {
    await nextTurn()
    counts.push(answered.length)
  }
  expect(counts).toEqual([4, 8, 10])
  expect(answered).toEqual(all.map(([request]) => request))
})

it('a single request is answered at once, even after a crowd', async () => {
  let answered = 0
  const answer = answerInTurns(() => answered++, inOneNetwork)
  for (const one of requests(7)) answer(...one)
  for (const _ of ['the rest', 'none']) await nextTurn()
  expect(answered).toBe(7)
  for (const one of requests(1)) answer(...one)
  expect(answered).toBe(8)
})

it('does not answer a client that hangs up while waiting', async () => {
  let answered = 0
  const answer = answerInTurns(() => answered++, inOneNetwork)
  const all = requests(7)
  for (const one of all) answer(...one)
  all.at(-1)?.[0].destroy()
  for (const _ of ['the rest', 'none']) await nextTurn()
  expect(answered).toBe(6)
})

/** Reads what a refused client is sent; undefined if it was not refused. */
const readRefusal = (response: ServerResponse) =>
  response.headersSent ? [response.statusCode, response.getHeader('retry-after')] : undefined

it('R23 five hundred requests wait, and the next are asked to retry, ten in each turn', async () => {
  let [answered, refused] = [0, 0]
  const answer = answerInTurns(() => answered++, { ...inOneNetwork, onRefused: () => refused++ })
  const all = requests(MAX_PER_TURN + MAX_WAITING + 18)
  for (const one of all) answer(...one)
  const refusals = () => all.flatMap(([, response]) => [readRefusal(response)].filter((one) => one !== undefined))
  expect([MAX_WAITING, answered, refused]).toEqual([500, 4, 18])
  const counts = [refusals().length]
  for (const _ of ['first', 'second']) {
    await nextTurn()
    counts.push(refusals().length)
  }
  expect(counts).toEqual([0, 10, 18])
  expect(refusals()).toEqual(Array.from({ length: 18 }, () => [503, '2']))
})

it('R23 a full queue has room for another network, which is answered in the next turn', async () => {
  const answered: IncomingMessage[] = []
  const strangers = requests(MAX_PER_TURN + MAX_WAITING)
  const [guest] = requests(1)
  if (!guest) throw new Error('There is no guest.')
  const getNetwork = (request: IncomingMessage) => (request === guest[0] ? 'guest' : 'stranger')
  const answer = answerInTurns((request) => answered.push(request), { getNetwork })
  for (const one of strangers) answer(...one)
  answer(...guest)
  await nextTurn()
  expect(strangers.map(([, response]) => readRefusal(response)).findLastIndex((one) => one !== undefined)).toBe(503)
  expect([answered.length, answered.includes(guest[0])]).toEqual([8, true])
})

it('R33 a page that is recognized is answered in the next turn, however many strangers of its network wait', async () => {
  const answered: IncomingMessage[] = []
  const server = createHttpServer((request) => answered.push(request), {}, inOneNetwork)
  onTestFinished(() => void server.close())
  const [guest, ...strangers] = requests(40)
  if (!guest) throw new Error('There is no guest.')
  recognizeSocket(server, guest[0].socket, 'a visit')
  for (const [request, response] of [...strangers, guest]) {
    Object.assign(request, { url: '/', httpVersion: '1.1' })
    server.emit('request', request, response)
  }
  await nextTurn()
  expect([answered.length, answered.includes(guest[0])]).toEqual([8, true])
})

/** A server on a real port; its clock doesn't move until it is set, and `/held` waits for `release`. */
async function createBusyServer() {
  let ms = 0
  const lines: { msg: string; times?: number }[] = []
  const app = await createHttp({
    logLevel: 'error',
    logTo: { write: (line) => lines.push(JSON.parse(line)) },
    isSecure: false,
    acceptsUpgrade: () => false,
    now: () => ms,
  })
  const held = Promise.withResolvers<void>()
  const counts = { started: 0, open: 0, mostOpen: 0 }
  app.get('/held', async () => {
    counts.started += 1
    counts.open += 1
    counts.mostOpen = Math.max(counts.mostOpen, counts.open)
    await held.promise
    counts.open -= 1
    return {}
  })
  app.get('/', async () => ({}))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())

  /** Sends all of this at once, and collects what is answered. */
  const send = (text: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    onTestFinished(() => void socket.destroy())
    const parts: Buffer[] = []
    socket.on('data', (bytes: Buffer) => parts.push(bytes))
    socket.write(text)
    const statuses = () => String(Buffer.concat(parts)).match(/(?<=HTTP\/1.1 )\d+/g) ?? []
    return { socket, statuses, text: () => String(Buffer.concat(parts)) }
  }
  const setTime = (at: number) => {
    ms = at
  }
  return { url, send, counts, lines, release: held.resolve, setTime }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

it('R23 of 5,000 requests on one connection one is in progress at a time, sixteen wait, and the rest is refused', async () => {
  const { url, send, counts, release } = await createBusyServer()
  const { socket, statuses, text } = send(get('/held').repeat(5_000))
  await expect.poll(() => counts.started).toBe(1)
  expect((await fetch(url)).status).toBe(200)
  const closed = once(socket, 'close')
  release()
  await closed
  const answered = 1 + MAX_SENT_AHEAD
  expect(statuses()).toEqual([...Array.from({ length: answered }, () => '200'), '503'])
  expect(text()).toContain('retry-after: 2\r\n')
  expect([answered, counts.started, counts.mostOpen]).toEqual([17, 17, 1])
})

it('R23 a few requests sent ahead are answered in order, bodies included, and the connection stays open', async () => {
  const { send, release } = await createBusyServer()
  const post = 'POST /none HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
  const { socket, statuses } = send(get('/held') + post + get('/') + post.slice(0, -1))
  release()
  await expect.poll(statuses).toEqual(['200', '404', '200'])
  socket.write(`}${get('/')}`)
  await expect.poll(statuses).toEqual(['200', '404', '200', '404', '200'])
})

it('R23 refusals are logged once a second, with how many there were', async () => {
  const { send, release, lines, setTime } = await createBusyServer()
  release()
  const overflow = async () => {
    const { socket } = send(get('/held').repeat(1_000))
    await once(socket, 'close')
  }
  for (const _ of ['first', 'second', 'third']) await overflow()
  setTime(1_000)
  await overflow()
  const msg = 'too many requests wait, some are refused'
  expect(lines.map((line) => [line.msg, line.times])).toEqual([
    [msg, 1],
    [msg, 3],
  ])
})
