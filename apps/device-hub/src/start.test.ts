import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildHubProtocols, deviceMessage, parseMessage } from '@foyer/contract/messages/device.ts'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Settings } from './settings.ts'
import { startHub } from './start.ts'
import { createFolder } from './testing/create-folder.ts'
import { createSigner, PAIRING } from './testing/create-signer.ts'
import { getHandshakeStatus } from './testing/raw-client.ts'

const signer = createSigner()

interface HubReport {
  readonly pairing: string
  readonly token: string
  readonly port: number
  readonly broken: string[]
}

/** A hub checks its devices every few seconds; tests do not wait that long. */
const LOOK_MS = 100

const devices = { scanner: { kind: 'access-is' }, printer: { kind: 'simulated' } } as const

/** A server that knows just one pairing code. */
async function createTestServer() {
  const told: HubReport[] = []
  const keys: object[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body = JSON.parse(text)
    if (body.keys) keys.push(...body.keys)
    else told.push(body)
    const answers: Record<string, object> = {
      '/api/hub/boot/': { grantKey: signer.grantKey, hotels: [1] },
      '/api/hub/keys/confirm/': { valid: true },
      '/api/hub/keys/': { taken: body.keys?.map(({ id }: { id: string }) => id) },
    }
    const answer = body.pairing === PAIRING ? answers[request.url ?? ''] : undefined
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { problem: 'pairingNotFound' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { told, keys, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function startTestHub(url: string, pairing = PAIRING, more: Partial<Settings> = {}) {
  const words: string[] = []
  const settings = {
    host: '127.0.0.1',
    port: 0,
    server: url,
    pairing,
    demo: true,
    data: createFolder(),
    ...devices,
    ...more,
  } as const
  const hub = await startHub(settings, (said) => words.push(said), LOOK_MS)
  onTestFinished(() => hub.stop())
  await expect.poll(() => words).not.toEqual([])
  return { hub, words }
}

async function openPage({ port, token, origin }: { port: number; token: string; origin: string }) {
  const page = new WebSocket(`ws://127.0.0.1:${port}/socketService`, buildHubProtocols(token), { origin })
  onTestFinished(() => page.terminate())
  const heard: unknown[] = []
  page.on('message', (data) => heard.push(parseMessage(deviceMessage, String(data))))
  await once(page, 'message')
  return { page, heard }
}

const turn = ({ bench }: { bench: string }, asked: object, origin = new URL(bench).origin) =>
  fetch(new URL('switch', bench), { method: 'POST', headers: { origin }, body: JSON.stringify(asked) })

it('reports its token to the server, and reads a document from the simulator panel for a page of that server', async () => {
  const { told, url } = await createTestServer()
  const { hub, words } = await startTestHub(url)
  expect(words).toEqual([`paired with ${url}`])
  expect(told[0]).toMatchObject({ port: hub.port, version: expect.any(String) })
  const { page, heard } = await openPage({ port: hub.port, token: told[0]?.token ?? '', origin: url })
  page.send(JSON.stringify({ type: 'start_read', id: '1' }))
  const reading = { type: 'scanner', scanner: { kind: 'access-is', state: 'reading' } }
  await expect.poll(() => heard).toContainEqual(reading)
  expect((await turn(hub, { type: 'hold', specimen: 'dni-esp' })).status).toBe(204)
  await expect
    .poll(() => heard)
    .toContainEqual({
      type: 'document',
      document: { source: 'access-is', lines: expect.arrayContaining([expect.stringMatching(/^IDESP/)]) },
    })
})

it('N19 a hub without devices reports none as ready and rejects what it cannot do', async () => {
  const { told, url } = await createTestServer()
  const { hub } = await startTestHub(url, PAIRING, { demo: false, scanner: undefined, printer: undefined })
  expect(told[0]).toMatchObject({ broken: [], parts: {} })
  const { page, heard } = await openPage({ port: hub.port, token: told[0]?.token ?? '', origin: url })
  expect(Object.keys(heard[0] as object).toSorted()).toEqual(['protocol', 'type', 'version'])
  page.send(JSON.stringify({ type: 'start_read', id: '1' }))
  page.send(JSON.stringify({ type: 'printReceipt', id: '2', base64File: 'AAAA' }))
  for (const id of ['1', '2'])
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ type: 'problem', id, code: 'notBuilt' }))
})

it('N19 simulated devices are named to the page and the server, and only the demo serves their panel', async () => {
  const { told, url } = await createTestServer()
  const { hub } = await startTestHub(url)
  const simulated = ['scanner', 'printer']
  expect(told[0]).toMatchObject({ parts: { printer: { state: 'ready' }, simulated } })
  expect((await openPage({ port: hub.port, token: told[0]?.token ?? '', origin: url })).heard[0]).toMatchObject({
    type: 'hello',
    simulated,
  })
  expect([hub.hasPanel, (await fetch(hub.bench)).status]).toEqual([true, 200])
  const at = { host: '127.0.0.1', port: 9 }
  const real = { scanner: { kind: 'access-is', at }, printer: { kind: 'escpos', at } } as const
  for (const more of [{ demo: false }, { demo: true, ...real }]) {
    const other = await startTestHub(url, PAIRING, more)
    expect([other.hub.hasPanel, (await fetch(other.hub.bench)).status]).toEqual([false, 404])
  }
})

it('creates a new token at each start', async () => {
  const { told, url } = await createTestServer()
  const first = await startTestHub(url)
  first.hub.stop()
  await startTestHub(url)
  expect(told[0]?.token).toMatch(/^[\w-]{43}$/)
  expect(told[1]?.token).not.toBe(told[0]?.token)
})

it('S13 reports missing paper at once, and a missing reader with its next report, even if no one reads', async () => {
  const { told, url } = await createTestServer()
  const { hub } = await startTestHub(url)
  expect(told.at(-1)?.broken).toEqual([])
  await turn(hub, { type: 'cable', cable: 'pulled' })
  await turn(hub, { type: 'paper', paper: 'empty' })
  await expect.poll(() => told.at(-1)?.broken).toEqual(['scanner', 'paper'])
  await turn(hub, { type: 'cable', cable: 'plugged' })
  await turn(hub, { type: 'paper', paper: 'full' })
  await expect.poll(() => told.at(-1)?.broken).toEqual([])
})

it('reports that its pairing code is unknown', async () => {
  const { url } = await createTestServer()
  const { words } = await startTestHub(url, 'another-code-altogether')
  expect(words).toEqual(['the server does not know this pairing code'])
})

it('reports a port that is in use in one sentence', async () => {
  const { url } = await createTestServer()
  const { hub } = await startTestHub(url)
  const settings = {
    host: '127.0.0.1',
    port: hub.port,
    server: url,
    pairing: PAIRING,
    demo: true,
    data: createFolder(),
    ...devices,
  } as const
  await expect(startHub(settings, () => {})).rejects.toThrow(`port ${hub.port} is taken`)
})

it('the simulator panel rejects actions from foreign pages, and answers only under its own host name', async () => {
  const { url } = await createTestServer()
  const { hub } = await startTestHub(url)
  expect((await turn(hub, { type: 'cable', cable: 'pulled' }, 'https://evil.example')).status).toBe(403)
  expect((await turn(hub, { type: 'cable', cable: 'cut' })).status).toBe(400)
  expect((await turn(hub, { type: 'hold', specimen: 'nothing' })).status).toBe(400)
  const page = await fetch(hub.bench)
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/)
  expect((await fetch(new URL('../settings.ts', hub.bench))).status).toBe(404)
  expect((await fetch(new URL('..%2fbench.ts', hub.bench))).status).toBe(404)
})

it('the lobby frames the kiosk of a server on this machine, under the only host name whose cookies are sent', async () => {
  const framed = async (server: string) => {
    const { hub } = await startTestHub(server)
    const policies = [hub.lobby, hub.bench].map(
      async (page) => /frame-src ([^;]*)/.exec((await fetch(page)).headers.get('content-security-policy') ?? '')?.[1],
    )
    return Promise.all(policies)
  }
  const { url } = await createTestServer()
  const local = url.replace('127.0.0.1', 'localhost')
  expect(await framed(local)).toEqual([local, "'none'"])
  expect(await framed(url)).toEqual(["'none'", "'none'"])
})

it('the lobby shows the traffic, the available actions, and a printed sheet', async () => {
  const { told, url } = await createTestServer()
  const { hub } = await startTestHub(url)
  const { page } = await openPage({ port: hub.port, token: told[0]?.token ?? '', origin: url })
  const file = Buffer.from('Thank you').toString('base64')
  page.send(JSON.stringify({ type: 'printReceipt', id: '1', base64File: file }))
  await once(page, 'message')
  const sheet = await fetch(new URL('sheet/1', hub.bench))
  expect([sheet.headers.get('content-type'), await sheet.text()]).toEqual(['text/plain; charset=utf-8', 'Thank you'])
  expect((await fetch(new URL('sheet/2', hub.bench))).status).toBe(404)

  expect((await turn(hub, { type: 'behave', device: 'reader', as: 'pulled' })).status).toBe(204)
  expect((await turn(hub, { type: 'behave', device: 'reader', as: 'singing' })).status).toBe(400)
  expect((await turn(hub, { type: 'take' })).status).toBe(400)
  const events = await fetch(new URL('events', hub.bench))
  const reader = events.body?.getReader()
  onTestFinished(() => void reader?.cancel())
  let heard = ''
  while (!heard.includes('event: wire')) heard += Buffer.from((await reader?.read())?.value ?? []).toString()
  const said = (name: string) => JSON.parse(new RegExp(`event: ${name}\ndata: (.*)`).exec(heard)?.[1] ?? '{}')
  expect(said('state')).toMatchObject({ page: true, behaves: { reader: 'pulled', printer: 'well' } })
  expect(said('wire').put).toContainEqual(expect.objectContaining({ device: 'printer', text: 'Thank you' }))
  expect(said('wire').put).toContainEqual(
    expect.objectContaining({ device: 'page', direction: 'from', text: 'printReceipt' }),
  )
})

const keyEncoder = { kind: 'fias', dispenser: { kind: 'crt-571' }, coder: '1', writeMs: 1_000, takeMs: 1_000 } as const

it('cuts granted cards one by one, reports to the server itself, and never cuts twice', async () => {
  const { told, keys, url } = await createTestServer()
  const { hub } = await startTestHub(url, PAIRING, { keyEncoder })
  const { page, heard } = await openPage({ port: hub.port, token: told[0]?.token ?? '', origin: url })
  expect(heard[0]).toMatchObject({ type: 'hello', keyEncoder: { state: 'ready' } })
  const { id, sealed } = signer.grant({ cards: 2, expiresAt: Math.floor(Date.now() / 1_000) + 60 })
  page.send(JSON.stringify({ type: 'programCardVendor', id: '1', grant: sealed }))
  await expect.poll(() => heard).toContainEqual({ type: 'done', id: '1' })
  expect(heard).toContainEqual({ type: 'card', key: id, card: 1 })
  expect(heard).toContainEqual({ type: 'card', key: id, card: 2 })
  await expect.poll(() => keys).toEqual([{ id, outcome: 'done', cards: 2 }])
  page.send(JSON.stringify({ type: 'programCardVendor', id: '2', grant: sealed }))
  await expect.poll(() => heard).toContainEqual({ type: 'problem', id: '2', code: 'grantUsed' })
  expect(keys).toHaveLength(1)
})

it('a card waits at the gate until the user of the lobby takes it', async () => {
  const { told, keys, url } = await createTestServer()
  const { hub } = await startTestHub(url, PAIRING, { keyEncoder: { ...keyEncoder, takeMs: 20_000 } })
  const { page, heard } = await openPage({ port: hub.port, token: told[0]?.token ?? '', origin: url })
  await turn(hub, { type: 'taker', taker: 'hand' })
  expect((await turn(hub, { type: 'take' })).status).toBe(400)
  const { id, sealed } = signer.grant({ cards: 1, expiresAt: Math.floor(Date.now() / 1_000) + 60 })
  page.send(JSON.stringify({ type: 'programCardVendor', id: '1', grant: sealed }))
  await expect.poll(() => heard).toContainEqual({ type: 'card', key: id, card: 1 })
  expect(keys).toEqual([])
  expect((await turn(hub, { type: 'take' })).status).toBe(204)
  await expect.poll(() => heard).toContainEqual({ type: 'done', id: '1' })
  await expect.poll(() => keys).toEqual([{ id, outcome: 'done', cards: 1 }])
})

it('reports which part of the encoder is broken, even if no one needs a key', async () => {
  const { told, url } = await createTestServer()
  const { hub } = await startTestHub(url, PAIRING, { keyEncoder })
  expect(told.at(-1)?.broken).toEqual([])
  await turn(hub, { type: 'cards', cards: 'empty' })
  await expect.poll(() => told.at(-1)?.broken).toEqual(['cards'])
  await turn(hub, { type: 'cards', cards: 'full' })
  await turn(hub, { type: 'lock', lock: 'silent' })
  await expect.poll(() => told.at(-1)?.broken).toEqual(['encoder'])
})

it('listens on another host name if one is set, and has no simulator panel then', async () => {
  const { told, url } = await createTestServer()
  const { hub } = await startTestHub(url, PAIRING, { host: 'localhost' })
  const offer = { origin: url, headers: { host: `localhost:${hub.port}` } }
  const page = new WebSocket(`ws://localhost:${hub.port}/socketService`, buildHubProtocols(told[0]?.token ?? ''), offer)
  onTestFinished(() => page.terminate())
  await once(page, 'message')
  expect((await fetch(`http://localhost:${hub.port}/bench/`)).status).toBe(404)
  const stranger = { Host: `127.0.0.1:${hub.port}`, Origin: url }
  const status = await getHandshakeStatus({ host: 'localhost', port: hub.port, headers: stranger })
  expect(status).toBe(421)
})

it('reports a folder that cannot be written in one sentence: a hub without its memory cuts nothing', async () => {
  const { url } = await createTestServer()
  const data = join(createFolder(), 'a-file')
  writeFileSync(data, '')
  const settings = {
    host: '127.0.0.1',
    port: 0,
    server: url,
    pairing: PAIRING,
    demo: true,
    data,
    keyEncoder,
    ...devices,
  } as const
  await expect(startHub(settings, () => {})).rejects.toThrow(`HUB_DATA=${data} cannot be read and written`)
})
