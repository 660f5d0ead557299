// A hotel's own system at the front desk's line: a client to start from. It needs Node 22 or later and nothing else.
//
//   FOYER_KEY=foyer-line-… node docs/examples/hotel-line.mjs http://localhost:8080 1
//   > screens
//   > send Desk 1 goToSummary {"reference":"FOY1001"}
//
// docs/integrating.md says what each message means. What this file takes care of, and a client of your own has to:
//   - commands are numbered, and said again every two seconds until they are answered, with the same id and number;
//   - what a screen says is taken once and in its order, however often it comes, and then acknowledged;
//   - a line that breaks is opened again after a second, and goes on where it was;
//   - `configure` is said again until it is answered: before that no command is taken.

import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const RETRY_DELAY_MS = 2_000
const MAX_RETRIES = 60
const RECONNECT_DELAY_MS = 1_000
const SILENCE_TIMEOUT_MS = 300_000

/**
 * `onMessage({ device, name, message })` is called once for each thing that a screen says; what it returns is awaited before the
 * message is acknowledged, so that you can keep it first. `applied` is where you keep how far you are, per device, over restarts
 * of your program: a Map here, a table of yours in earnest.
 */
export function hotelLine({ url, hotel, key, onMessage, onScreens = () => {}, applied = new Map() }) {
  const link = randomUUID()
  const address = `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/api/front-desk/system/?hotel=${hotel}`
  /** Sent and not answered yet, by number. */
  const open = new Map()
  let sequence = 0
  let socket
  let isClosed = false
  /** The server knows which numbers may come. */
  let isConfigured = false
  let quietSince = Date.now()
  let reconnecting
  let taking = Promise.resolve()

  function connect() {
    socket = new WebSocket(address, { headers: { authorization: `Bearer ${key}` } })
    const mine = socket
    mine.addEventListener('open', () => {
      configure()
      for (const { frame } of open.values()) say(frame)
    })
    mine.addEventListener('message', ({ data }) => {
      quietSince = Date.now()
      hear(JSON.parse(data))
    })
    mine.addEventListener('error', () => {})
    mine.addEventListener('close', () => {
      if (!isClosed) reconnecting = setTimeout(connect, RECONNECT_DELAY_MS)
    })
  }

  function configure() {
    isConfigured = false
    say({ type: 'configure', data: { link, from: Math.min(sequence + 1, ...open.keys()) } })
  }

  function say(frame) {
    quietSince = Date.now()
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }

  function hear({ type, data }) {
    if (type === 'configured') {
      isConfigured = true
      onScreens(data.screens)
    }
    if (type === 'received') settle(data.id, { received: true })
    if (type === 'refused') settle(data.id, { received: false, why: data.why })
    if (type === 'missing') for (const [number, { frame }] of open) if (number >= data.from) say(frame)
    // One after another: the next is looked at when this one is kept.
    if (type === 'onMessage') taking = taking.then(() => take(data)).catch((error) => print(error.stack))
  }

  async function take({ device, name, stream, position, previous, message }) {
    const known = applied.get(device)
    const done = known?.stream === stream ? known.position : 0
    // Before its turn.
    if (previous > done) return say({ type: 'missing' })
    if (position > done) {
      await onMessage({ device, name, message })
      applied.set(device, { stream, position })
    }
    say({ type: 'taken', data: { id: message.id } })
  }

  function settle(id, answer) {
    for (const [number, one] of open) {
      if (one.frame.id !== id) continue
      open.delete(number)
      one.resolve({ id, ...answer })
    }
  }

  const retrying = setInterval(() => {
    for (const [number, one] of open) {
      one.retries += 1
      if (one.retries > MAX_RETRIES) {
        open.delete(number)
        one.resolve({ id: one.frame.id, received: false, why: 'notReached' })
        // Its number will never come: the server is not to wait for it.
        isConfigured = false
      }
    }
    if (!isConfigured) configure()
    for (const { frame } of open.values()) say(frame)
    if (Date.now() - quietSince > SILENCE_TIMEOUT_MS) say({ type: 'ping' })
  }, RETRY_DELAY_MS)

  connect()
  return {
    /** Resolves with `{ id, received: true }` when the server has kept it for the screen, or with why not. */
    send(device, type, data = {}) {
      sequence += 1
      const frame = { id: randomUUID(), sequence, sender: 'pms', device, type, data }
      return new Promise((resolve) => {
        open.set(sequence, { frame, resolve, retries: 0 })
        say(frame)
      })
    },
    close() {
      isClosed = true
      clearInterval(retrying)
      clearTimeout(reconnecting)
      socket?.close()
    },
  }
}

const print = (line) => process.stdout.write(`${line}\n`)

/** At a terminal: shows what screens say, and sends what is typed. */
function main([url, hotel]) {
  const key = process.env.FOYER_KEY
  if (!url || !hotel || !key) {
    print('Usage: FOYER_KEY=… node docs/examples/hotel-line.mjs http://localhost:8080 1')
    process.exit(1)
  }
  let screens = []
  const line = hotelLine({
    url,
    hotel,
    key,
    onScreens(list) {
      screens = list
      for (const { name, connected } of list) print(`${name}: ${connected ? 'connected' : 'away'}`)
    },
    onMessage({ name, message }) {
      print(`${name} says ${message.type} ${JSON.stringify(message.data)}`)
    },
  })
  const terminal = createInterface({ input: process.stdin })
  terminal.on('line', async (typed) => {
    const [, name, type, data = '{}'] = /^send (.+?) (\w+)(?: (\{.*\}))?$/.exec(typed) ?? []
    if (typed === 'screens') return print(screens.map((screen) => screen.name).join(', '))
    const screen = screens.find((one) => one.name === name)
    if (!screen) return print('Usage: screens, or send {name of the screen} {command} {data as JSON}')
    const answer = await line.send(screen.device, type, JSON.parse(data))
    print(answer.received ? `${type}: received` : `${type}: refused, ${answer.why}`)
  })
  terminal.on('close', () => line.close())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2))
