import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import {
  buildHubProtocols,
  type DeviceCommand,
  type DeviceMessage,
  type HubCaller,
  REPLACED_CLOSE_CODE,
} from '@foyer/contract/messages/device.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Hub } from './hub.ts'
import { MAX_STRANGERS } from './limit-strangers.ts'
import { MAX_UNANSWERED } from './receive-frames.ts'
import type { DeviceEvent } from './roles/role.ts'
import { createDeviceSocket } from './socket.ts'
import { getHandshakeStatus } from './testing/raw-client.ts'

const ORIGIN = 'https://checkin.example'
const TOKEN = 'T'.repeat(43)

interface SocketSettings {
  readonly isPaired?: boolean
  /** Until it resolves, commands are not answered. */
  readonly answered?: Promise<void>
}

async function createSocket({ isPaired = true, answered }: SocketSettings = {}) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const commands: DeviceCommand[] = []
  const listeners = new Set<Parameters<Hub['watch']>[0]>()
  const tell = (told: DeviceEvent) => {
    for (const listener of listeners) listener(told)
  }
  const hub: Hub = {
    findBrokenParts: async () => [],
    statuses: { scanner: { kind: 'access-is', state: 'stopped' }, printer: { state: 'ready' } },
    async answer(command) {
      commands.push(command)
      await answered
      return { type: 'done', id: command.id }
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onPageGone: vi.fn(),
  }
  const lock = { host: '127.0.0.1', port, token: TOKEN, origin: isPaired ? ORIGIN : undefined }
  const socket = createDeviceSocket({ server, hub, version: '1', lock: () => lock })
  onTestFinished(() => {
    socket.close()
    server.close()
    server.closeAllConnections()
  })
  const usual = {
    Host: `127.0.0.1:${port}`,
    Origin: ORIGIN,
    'Sec-WebSocket-Protocol': buildHubProtocols(TOKEN).join(', '),
  }
  return { port, server, commands, hub, usual, tell }
}

async function openPage(port: number, as: HubCaller = 'kiosk') {
  const page = new WebSocket(`ws://127.0.0.1:${port}/socketService`, buildHubProtocols(TOKEN, as), { origin: ORIGIN })
  const heard: DeviceMessage[] = []
  page.on('message', (data) => heard.push(JSON.parse(String(data))))
  await once(page, 'message')
  onTestFinished(() => page.terminate())
  const ask = async (frame: unknown) => {
    page.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
    await expect.poll(() => heard.filter(({ type }) => type !== 'beat').length).toBeGreaterThan(1)
    return heard.filter(({ type }) => type !== 'beat').at(-1)
  }
  return { page, heard, ask }
}

it('T12 admits the page of the paired server with this boot’s token', async () => {
  const { port, usual } = await createSocket()
  expect(await getHandshakeStatus({ port, headers: usual })).toBe(101)
})

it.each([
  ['a foreign origin', { Origin: 'https://evil.example' }, 403],
  ['the null origin of a sandboxed frame', { Origin: 'null' }, 403],
  ['our origin over plain http', { Origin: 'http://checkin.example' }, 403],
  ['our origin with a port', { Origin: 'https://checkin.example:444' }, 403],
  ['a foreign host name that resolves to us', { Host: 'rebound.example:{port}' }, 421],
  ['localhost, which is not our host name', { Host: 'localhost:{port}' }, 421],
  ['the token of an earlier boot', { 'Sec-WebSocket-Protocol': buildHubProtocols('S'.repeat(43)).join(', ') }, 401],
  ['a part of the token', { 'Sec-WebSocket-Protocol': buildHubProtocols(TOKEN.slice(1)).join(', ') }, 401],
  ['no token', { 'Sec-WebSocket-Protocol': 'foyer-hub.1' }, 401],
  ['another protocol version', { 'Sec-WebSocket-Protocol': `foyer-hub.0, foyer-token.${TOKEN}` }, 401],
])('T12 rejects %s', async (_, wrong, status) => {
  const { port, usual, commands, hub } = await createSocket()
  const headers = { ...usual, ...wrong }
  headers.Host = headers.Host.replace('{port}', String(port))
  expect(await getHandshakeStatus({ port, headers })).toBe(status)
  expect(commands).toEqual([])
  expect(hub.onPageGone).not.toHaveBeenCalled()
})

it('T12 rejects a missing origin, another path, and any caller before pairing', async () => {
  const { port, usual } = await createSocket()
  const { Origin: _, ...withoutOrigin } = usual
  expect(await getHandshakeStatus({ port, headers: withoutOrigin })).toBe(403)
  expect(await getHandshakeStatus({ port, headers: usual, path: '/' })).toBe(404)
  const early = await createSocket({ isPaired: false })
  expect(await getHandshakeStatus({ port: early.port, headers: early.usual })).toBe(503)
})

it('T12 a rejected caller cannot hold its connection open', async () => {
  const { port, server } = await createSocket()
  const held = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume()
  onTestFinished(() => void held.destroy())
  held.on('error', () => {})
  held.write('GET /socketService HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n')
  await once(held, 'end')
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  await expect.poll(connections).toBe(0)
})

it('R4 connections without a token close the oldest of them, and never the page’s', async () => {
  const { port, server } = await createSocket()
  const { page, ask } = await openPage(port)
  const strangers: Socket[] = []
  onTestFinished(() => {
    for (const stranger of strangers) stranger.destroy()
  })
  const openStranger = async () => {
    const stranger = connect({ port, host: '127.0.0.1' }).on('error', () => {})
    strangers.push(stranger.resume())
    await once(server, 'connection')
  }
  for (let at = 0; at < MAX_STRANGERS; at += 1) await openStranger()
  const oldest = strangers[0] as Socket
  expect(oldest.closed).toBe(false)
  const closed = once(oldest, 'close')
  await openStranger()
  await closed
  expect(strangers.filter((stranger) => stranger.closed)).toHaveLength(1)
  expect(page.readyState).toBe(page.OPEN)
  expect(await ask({ type: 'start_read', id: 'a-1' })).toEqual({ type: 'done', id: 'a-1' })
})

it('says hello under /socketService and answers with the id of the request, never with the token', async () => {
  const { port } = await createSocket()
  const { page, heard, ask } = await openPage(port)
  expect(page.protocol).toBe('foyer-hub.1')
  expect(heard[0]).toMatchObject({ type: 'hello', protocol: 1, scanner: { state: 'stopped' } })
  expect(await ask({ type: 'start_read', id: 'a-1' })).toEqual({ type: 'done', id: 'a-1' })
})

it.each([
  ['no JSON', '{', undefined],
  ['an unknown command', '{"type":"format_disk","id":"x"}', 'x'],
  ['a command without an id', '{"type":"start_read"}', undefined],
  ['a list', '[]', undefined],
  ['null', 'null', undefined],
])('answers %s with a problem', async (_, frame, id) => {
  const { port, commands } = await createSocket()
  const { ask } = await openPage(port)
  expect(await ask(frame)).toMatchObject({ type: 'problem', code: 'badInput', ...(id && { id }) })
  expect(commands).toEqual([])
})

it('T12 the newest of two pages gets the devices, and the older one is ignored', async () => {
  const { port, commands, hub } = await createSocket()
  const older = await openPage(port)
  const closed = once(older.page, 'close')
  const newer = await openPage(port)
  older.page.send(JSON.stringify({ type: 'start_read', id: 'older' }))
  const [code] = await closed
  expect(code).toBe(REPLACED_CLOSE_CODE)
  await newer.ask({ type: 'status', id: 'newer' })
  expect(commands.map(({ id }) => id)).toEqual(['newer'])
  expect(hub.onPageGone).toHaveBeenCalledTimes(2)
})

it('stops reading when a page disconnects', async () => {
  const { port, hub } = await createSocket()
  const { page } = await openPage(port)
  page.close()
  await expect.poll(() => hub.onPageGone).toHaveBeenCalledTimes(2)
})

it('closes the connection on binary or oversized frames', async () => {
  const { port, commands } = await createSocket()
  const binary = await openPage(port)
  binary.page.send(Buffer.from('{"type":"status","id":"1"}'))
  expect((await once(binary.page, 'close'))[0]).toBe(1003)
  const large = await openPage(port)
  large.page.send('x'.repeat(3_200_000))
  expect((await once(large.page, 'close'))[0]).toBe(1009)
  expect(commands).toEqual([])
})

it('a caller from the desk takes no devices away: beside a kiosk it can only cut keys', async () => {
  const { port, commands } = await createSocket()
  const kiosk = await openPage(port)
  const desk = await openPage(port, 'desk')
  const grant = `e30.${'A'.repeat(86)}`
  expect(await desk.ask({ type: 'programCardVendor', id: '1', grant })).toEqual({ type: 'done', id: '1' })
  desk.page.send(JSON.stringify({ type: 'start_read', id: '2' }))
  await expect.poll(() => desk.heard).toContainEqual(expect.objectContaining({ id: '2', code: 'deviceAway' }))
  desk.page.send(JSON.stringify({ type: 'printReceipt', id: '4', base64File: 'QUJD' }))
  await expect.poll(() => desk.heard).toContainEqual(expect.objectContaining({ id: '4', code: 'badInput' }))
  expect(commands.map(({ type }) => type)).toEqual(['programCardVendor'])
  expect(kiosk.page.readyState).toBe(WebSocket.OPEN)
  expect(await kiosk.ask({ type: 'start_read', id: '3' })).toEqual({ type: 'done', id: '3' })
})

const passport: DeviceEvent = { type: 'document', document: { lines: ['P<FRA', 'C01X'], source: 'access-is' } }

it('S20 a desk reads documents at its reader, and no other desk receives them', async () => {
  const { port, commands, tell } = await createSocket()
  const [left, right] = [await openPage(port, 'desk'), await openPage(port, 'desk')]
  expect(await left.ask({ type: 'start_read', id: '1' })).toEqual({ type: 'done', id: '1' })
  tell(passport)
  tell({ type: 'keyEncoder', keyEncoder: { state: 'ready' } })
  await expect.poll(() => left.heard).toContainEqual(passport)
  await expect.poll(() => right.heard.map(({ type }) => type)).toContain('keyEncoder')
  expect(right.heard).not.toContainEqual(passport)
  // A desk that does not read stops no other.
  right.page.send(JSON.stringify({ type: 'stop_read', id: '2' }))
  await expect.poll(() => right.heard).toContainEqual({ type: 'done', id: '2' })
  expect(commands.map(({ type }) => type)).toEqual(['start_read'])
  left.page.close()
  await expect.poll(() => commands.map(({ type }) => type)).toEqual(['start_read', 'stop_read'])
})

it('S20 a kiosk that connects takes the reader from the desk', async () => {
  const { port, tell } = await createSocket()
  const desk = await openPage(port, 'desk')
  expect(await desk.ask({ type: 'start_read', id: '1' })).toEqual({ type: 'done', id: '1' })
  const kiosk = await openPage(port)
  tell(passport)
  await expect.poll(() => kiosk.heard).toContainEqual(passport)
  expect(desk.heard).not.toContainEqual(passport)
})

const turns = async (count: number) => {
  for (let at = 0; at < count; at++) await new Promise(setImmediate)
}

it.each(['kiosk', 'desk'] as const)('R23 of many frames of a %s at once, one is read in each turn', async (as) => {
  const { port, commands } = await createSocket()
  const { page } = await openPage(port, as)
  const perTurn: number[] = []
  for (let id = 0; id < 500; id++) page.send(JSON.stringify({ type: 'status', id: String(id) }))
  while (commands.length < 500) {
    const before = commands.length
    await turns(1)
    perTurn.push(commands.length - before)
  }
  expect(Math.max(...perTurn)).toBe(1)
})

it.each(['kiosk', 'desk'] as const)(
  'R23 while commands of a %s are unanswered, further ones wait in order',
  async (as) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const { port, commands } = await createSocket({ answered })
    const { page } = await openPage(port, as)
    const ids = Array.from({ length: 3 * MAX_UNANSWERED }, (_, id) => String(id))
    for (const id of ids) page.send(JSON.stringify({ type: 'status', id }))
    await expect.poll(() => commands.length).toBe(MAX_UNANSWERED)
    await turns(4 * ids.length)
    expect(commands).toHaveLength(MAX_UNANSWERED)
    answer()
    await expect.poll(() => commands.map(({ id }) => id)).toEqual(ids)
  },
)

it('R23 while commands are unanswered, nothing more is received', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { port, server, commands } = await createSocket({ answered })
  const ends: Socket[] = []
  server.on('connection', (end) => ends.push(end))
  const { page } = await openPage(port)
  const status = (id: number) => JSON.stringify({ type: 'status', id: String(id) })
  for (let id = 0; id <= MAX_UNANSWERED; id++) page.send(status(id))
  await expect.poll(() => commands.length).toBe(MAX_UNANSWERED)
  const large = `${status(99)}${' '.repeat(1_000_000)}`
  for (let at = 0; at < 10; at++) page.send(large)
  await turns(500)
  expect(ends[0]?.bytesRead).toBeLessThan(1_000_000)
  answer()
  await expect.poll(() => commands.length).toBe(MAX_UNANSWERED + 11)
})

it('R23 a page that reads nothing is disconnected', async () => {
  const { port, tell, hub } = await createSocket()
  const { page } = await openPage(port)
  const isGone = () => vi.mocked(hub.onPageGone).mock.calls.length > 1
  page.pause()
  const large: DeviceEvent = { type: 'document', document: { lines: ['C01X'.repeat(50_000)], source: 'access-is' } }
  // The kernel's own buffers hold some megabytes.
  for (let at = 0; at < 200 && !isGone(); at++) {
    tell(large)
    await turns(1)
  }
  expect(isGone()).toBe(true)
})
