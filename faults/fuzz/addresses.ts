import { request } from 'node:http'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { Page } from '../page.ts'
import type { Dice } from './dice.ts'
import { fuzzProduct } from './fuzz-product.ts'
import { mutateText, oddValues } from './mutate.ts'
import type { SeedOptions } from './parse-seed-options.ts'

const known: readonly [string, ...string[]] = [
  '/',
  '/pok/',
  '/pok/1/company/1/hotel/1/lang/en/',
  '/pok/1/company/1/hotel/1/lang/en/appkey/own/guest-detail/FOY1001/1?return=/summary',
  '/pok/1/company/1/hotel/3/lang/de/appkey/kiosk/rac-upsell',
  '/pok/1/company/1/hotel/1/lang/en/#!/check-in/FOY1001',
  '/staff/arrivals?day=2026-11-17&search=García',
  '/theme/1/1.css',
  '/theme/default.css',
  '/manifest.webmanifest',
  '/assets/index.js',
  '/api/docs/json',
  '/api/search-reservations/',
  '/api/staff/arrivals/?day=2026-11-17',
  '/healthz',
  '/metrics',
]

const methods: readonly [string, ...string[]] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']

const headers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'accept-language': ['de-DE,de;q=0.9', '*', 'x-klingon', ',,,;q=', 'a'.repeat(5_000)],
  'accept-encoding': ['gzip, br', 'br;q=NaN', '', 'identity;q=0'],
  'x-forwarded-for': ['203.0.113.9', '::ffff:1.2.3.4', 'unknown', '1, 2, 3, <script>'],
  'x-forwarded-proto': ['https', 'gopher'],
  'x-forwarded-host': ['evil.example', 'a b'],
  'if-none-match': ['*', 'W/"x"', '"'],
  range: ['bytes=0-', 'bytes=9999999999999-', 'bytes=-1,0-0'],
  cookie: ['foyer.visit=x', 'a=b; a=c; =; __proto__=1', `x=${'y'.repeat(3_000)}`],
  'content-type': ['application/json', 'text/plain', 'multipart/form-data', 'application/json; charset=utf-99'],
  origin: ['null', 'https://evil.example', 'javascript:1'],
  upgrade: ['websocket', 'h2c'],
  'x-hotel-id': ['1', '-1', '1e9', 'NaN', '9'.repeat(400)],
}

const TIMEOUT_MS = 10_000

/**
 * Unexpected addresses, methods and headers: every page answers or rejects them, and none fails
 * with a 500.
 */
export const addresses = (told: SeedOptions): Trial =>
  fuzzProduct(told, {
    words: { many: 'requests', outcome: 'answered', wrong: 'answered as broken' },
    async start(url) {
      const guest = new Page(url, 'own', '198.51.100.8')
      await guest.load()
      return async (dice) => {
        const asked = buildRequest(dice, guest.cookie)
        const outcome = await sendRequest(url, asked)
        const isBroken = /^5|^[a-z]/.test(outcome)
        const request = `${asked.method} ${asked.path} ${JSON.stringify(asked.headers).slice(0, 300)}`
        return { outcome, wrong: isBroken ? `${outcome}: ${request}` : undefined }
      }
    },
  })

interface FuzzedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

function buildRequest(dice: Dice, cookie: string): FuzzedRequest {
  const some = Object.entries(headers).filter(() => dice.in(0.15))
  const odd = dice.pick(oddValues)
  const path = dice.in(0.2)
    ? `${dice.pick(known)}${encodeURIComponent(JSON.stringify(odd) ?? '').slice(0, 3_000)}`
    : dice.pick(known)
  return {
    method: dice.in(0.7) ? 'GET' : dice.pick(methods),
    path: escapePath(dice.in(0.7) ? mutateText(path, dice) : path),
    headers: {
      ...(dice.in(0.5) && { cookie }),
      ...Object.fromEntries(some.map(([name, values]) => [name, dice.pick(values)])),
    },
  }
}

/** Encodes what is not allowed in a request line; `%zz` and a lone `%` stay as they are. */
function escapePath(path: string): string {
  const escaped = path.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, (sign) => encodeURIComponent(sign))
  return escaped.startsWith('/') ? escaped : `/${escaped}`
}

/** The status, or what happened to the connection. */
function sendRequest(url: string, { method, path, headers }: FuzzedRequest): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, method, path, headers, timeout: TIMEOUT_MS }, (response) => {
    response.resume()
    response.on('end', () => resolve(String(response.statusCode)))
    response.on('error', () => resolve('cut'))
  })
  sent.on('upgrade', (response, socket) => {
    socket.destroy()
    resolve(String(response.statusCode))
  })
  sent.on('timeout', () => {
    sent.destroy()
    resolve('late')
  })
  sent.on('error', ({ message }) => resolve(`cut: ${message}`))
  sent.end()
  return promise
}
