import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createHttpBusPayment } from './bus-payment/http-bus-payment.ts'
import { createHttpHardware } from './hardware/http-hardware.ts'
import { chooseHotelSystem } from './hotel-system/choose-hotel-system.ts'
import { createHttpHotelSystem } from './hotel-system/own-protocol/http-hotel-system.ts'
import { createOpenIdProvider } from './identity-provider/openid-provider.ts'
import { createHttpKeyProvider } from './key-provider/http-key-provider.ts'
import { chooseGateway } from './payment-gateway/choose-gateway.ts'
import { createMapsPostalCodes } from './postal-codes/maps-postal-codes.ts'

const signal = new AbortController().signal
const amount = { minor: 100, currency: 'EUR' }
const pin = { hotel: 1, reference: 'FOY1', room: '101', from: '2026-11-14', until: '2026-11-15' }
const order = { number: '000000000001', amount, description: 'FOY1', language: 'en' }
const signOn = { clientId: 'foyer', clientSecret: 's', scopes: 'openid', roleClaim: 'groups' }
const signInAttempt = { redirectUri: 'http://localhost/', state: 's', nonce: 'n', codeVerifier: 'v' }

const createGatewayAt = (url: string) => {
  const gateway = { kind: 'redsys', environment: 'demo', merchant_code: '999008881', terminal: '1' } as const
  const secrets = { gateway: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' }
  return chooseGateway({ demoGatewayUrl: url })({ gateway, secrets } as never)
}

const mapping = { rooms: {}, roomTypes: {}, extras: {}, ways: {}, taxes: {} }

const createApaleoAt = (url: string) => {
  const hotel_system = {
    kind: 'apaleo',
    url,
    identity: url,
    property: 'LAKE',
    client: 'c',
    charges: {},
    mapping,
  } as const
  return chooseHotelSystem()({ hotel_system, secrets: { hotel_system: 'sixteen letters.' } } as never)
}

const createMewsAt = (url: string) => {
  const hotel_system = { kind: 'mews', url, ready: 'Inspected', charges: {}, mapping } as const
  const secrets = { hotel_system: 'sixteen letters.', hotel_system_client: 'sixteen letters.' }
  return chooseHotelSystem()({ hotel_system, secrets } as never)
}

/** Every service that the server calls over HTTP, with one request each. */
const questions: Readonly<Record<string, (url: string) => Promise<unknown> | undefined>> = {
  'the hotel’s own system': (url) => createHttpHotelSystem({ url, secret: 'sixteen letters.' }).pull(undefined),
  Apaleo: (url) => createApaleoAt(url)?.pull(undefined),
  Mews: (url) => createMewsAt(url)?.pull(undefined),
  'the service of the hardware': (url) =>
    createHttpHardware(url).startMaintenance({ device: 'kiosk', location: 'Lobby', key: 'one', signal }),
  'the provider of door codes': (url) =>
    createHttpKeyProvider({ url, token: 't' }).makePin('one', pin as never, signal),
  'the provider of terminals': (url) => createHttpBusPayment({ url, token: 't' }).terminals('kiosk', signal),
  'the payment gateway': (url) => createGatewayAt(url)?.charge(order as never, 'a token', signal),
  'the ledger of cards': (url) => createGatewayAt(url)?.status(order as never, signal),
  'the identity provider': (url) => createOpenIdProvider({ ...signOn, issuer: url }).buildSignInUrl(signInAttempt),
  'the maps service': (url) =>
    createMapsPostalCodes({ url, key: 'k', timeoutMs: 60_000 }).find({ country: 'DEU', language: 'de', query: '101' }),
}
const everybody = Object.entries(questions)

async function startPeer(answer: RequestListener): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as { port: number }).port}` }
}

it.each(everybody)('T7 does not follow a redirect: %s', async (_, question) => {
  const inside = await startPeer((_request, response) => response.end('{}'))
  for (const status of [301, 302, 303, 307, 308]) {
    const outside = await startPeer((_request, response) => response.writeHead(status, { location: inside.url }).end())
    await expect(question(outside.url)).rejects.toThrow()
    expect(outside.asked).toHaveLength(1)
  }
  expect(inside.asked).toEqual([])
})

it.each(everybody)('T7 does not read an endless response to its end: %s', async (_, question) => {
  const { promise: over, resolve: hungUp } = Promise.withResolvers<number>()
  const endless = await startPeer((_request, response) => {
    let sent = 0
    const more = () => {
      do sent += 64_000
      while (!response.destroyed && response.write(' '.repeat(64_000)))
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .on('drain', more)
      .on('close', () => hungUp(sent))
    more()
  })
  await expect(question(endless.url)).rejects.toThrow()
  expect(await over).toBeLessThan(50_000_000)
})

/** Code that opens a connection directly. */
const waysOut =
  /\bfetch\(|\bnew (?:WebSocket|Socket)\(|import \{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from 'node:(?:https?|http2|net|tls|dgram)'/

const isSourceFile = (path: string) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path)

/** The operator's command that checks the operator's own addresses; the server does not run it. */
const isDoctor = (path: string) => path.startsWith('desk/doctor/')

it('T7 nothing else on the server opens outgoing connections, except mail to the operator’s address', () => {
  const root = join(import.meta.dirname, '..')
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSourceFile)
  const opening = all
    .filter((path) => !isDoctor(path))
    .filter((path) => waysOut.test(readFileSync(join(root, path), 'utf8').replaceAll(/^import type .*$/gm, '')))
  expect(all.length).toBeGreaterThan(500)
  // The second is only for the tax agency, which asks for a client certificate. The third is a WebSocket
  // beside the address of the hotel's Mews; what it says is not read.
  expect(opening.toSorted()).toEqual([
    'outside/fetch/fetch-with-limit.ts',
    'outside/fetch/post-with-certificate.ts',
    'outside/hotel-system/mews/open-hint-line.ts',
  ])
})
