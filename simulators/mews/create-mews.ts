import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { CallLimit } from '../call-limit.ts'
import { HintSender } from '../hint-sender.ts'
import { createCompanyOperations } from './companies.ts'
import { createConfigurationOperations } from './configuration.ts'
import { createControls } from './controls.ts'
import { createCustomerOperations } from './customers.ts'
import { FaultBoard } from './faults.ts'
import { type Body, checkFields, type Fields, isBody, required, text } from './fields.ts'
import { HintSockets } from './hint-sockets.ts'
import { Hotel } from './hotel.ts'
import { Ledger } from './ledger.ts'
import type { Operation, Operations } from './operation.ts'
import { createOrderOperations } from './orders.ts'
import { drawOwnerPage, saveOwnerForm } from './owner-page.ts'
import { invalid, Refusal } from './refusal.ts'
import { createReservationOperations } from './reservations.ts'
import { Stays } from './stays.ts'
import { Webhooks } from './webhooks.ts'

interface Settings {
  readonly clientToken: string
  readonly accessToken: string
  /** In UTC. */
  readonly now: string
  readonly pricing: 'Gross' | 'Net'
}

interface Answer {
  readonly status: number
  readonly body: object
  readonly retryAfter?: number
}

/** Of an access token. */
const CALLS_OF_A_TOKEN = { max: 200, windowMs: 30_000 }
const ADDRESS = /^\/api\/connector\/v1\/(.+)$/
/** Part of every request. */
const common: Fields = {
  ClientToken: required(text),
  AccessToken: required(text),
  Client: required(text),
  LanguageCode: text,
  CultureCode: text,
}

/** Mews with one enterprise: the Connector API, its webhooks, and the owner's page. */
export function createMews({ clientToken, accessToken, ...settings }: Settings): Server {
  const hotel = new Hotel(settings)
  const ledger = new Ledger()
  const faults = new FaultBoard()
  const hints = new HintSender(faults)
  const sockets = new HintSockets({ clientToken, accessToken }, faults)
  const webhooks = new Webhooks(hotel, hints, sockets)
  const stays = new Stays(hotel, ledger, webhooks)
  const limit = new CallLimit(CALLS_OF_A_TOKEN)
  const operations: Operations = {
    ...createConfigurationOperations(hotel),
    ...createReservationOperations(hotel, ledger, stays),
    ...createCompanyOperations(hotel, ledger),
    ...createCustomerOperations(hotel, ledger, webhooks),
    ...createOrderOperations(hotel, ledger, webhooks),
  }
  const controls = createControls({ hotel, ledger, faults, hints, limit, sockets })

  function serveOperation(name: string, operation: Operation, body: Body): Answer {
    const isForbidden = faults.now.forbidden.includes(name)
    if (body['ClientToken'] !== clientToken || body['AccessToken'] !== accessToken || isForbidden)
      return { status: 401, body: { Message: 'Invalid ClientToken or AccessToken.' } }
    const retryAfter = faults.happens('tooMany') ? 10 : limit.count()
    if (retryAfter) return { status: 429, body: { Message: 'Too many requests.' }, retryAfter }
    if (faults.happens('timeout')) return { status: 408, body: { Message: 'The request took too long.' } }
    checkFields(body, { ...common, ...operation.fields })
    return { status: 200, body: operation.serve(body) }
  }

  function answerTo(name: string, operation: Operation | undefined, content: string): Answer {
    try {
      if (!operation || faults.now.discontinued.includes(name)) throw new Refusal(404, 'There is no such address.')
      return serveOperation(name, operation, parseBody(content))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: { Message: error.message, RequestId: hotel.newId('request') } }
    }
  }

  function serveApi(request: IncomingMessage, response: ServerResponse, name: string, content: string): void {
    const cut = faults.cutOfCall()
    if (cut === 'before') return void request.socket.destroy()
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
    const answer = answerTo(name, request.method === 'POST' ? operation : undefined, content)
    ledger.calls.push({ operation: name, status: answer.status, at: performance.now() })
    if (cut === 'after') return void request.socket.destroy()
    const isPart = 'Cursor' in answer.body && answer.body.Cursor !== null
    const [oldest] = hotel.reservations.values()
    if (name.startsWith('reservations/getAll') && isPart && oldest && faults.happens('moveWhileReading'))
      stays.touch(oldest)
    const isLost = operation?.changes && answer.status === 200 && faults.happens('errorAfter')
    send(response, isLost ? { status: 500, body: { Message: 'Something went wrong.' } } : answer)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let content = ''
    for await (const part of request.setEncoding('utf8')) content += part
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const control = /^\/control\/(\w+)$/.exec(pathname)?.[1]
    if (control) return send(response, { status: 200, body: runControl(controls[control], content) })
    if (pathname.startsWith('/owner/')) return serveOwner(request, response, pathname, content)
    if (faults.now.down) return void request.socket.destroy()
    serveApi(request, response, ADDRESS.exec(pathname)?.[1] ?? '', content)
  }

  function serveOwner({ method }: IncomingMessage, response: ServerResponse, path: string, form: string): void {
    if (method === 'POST') {
      saveOwnerForm({ hotel, ledger, stays, webhooks }, path, new URLSearchParams(form))
      return void response.writeHead(303, { location: '/owner/' }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(drawOwnerPage(hotel))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      send(response, { status: error instanceof Refusal ? error.status : 500, body: { Message: String(error) } })
    })
  })
  return server.on('upgrade', (request, socket, head) => sockets.accept(request, socket, head))
}

function runControl(control: ((asked: never) => unknown) | undefined, content: string): object {
  if (!control) throw new Refusal(404, 'There is no such control.')
  return Object(control((content ? JSON.parse(content) : {}) as never) ?? {})
}

function parseBody(content: string): Body {
  try {
    const body: unknown = JSON.parse(content)
    if (isBody(body)) return body
  } catch {}
  throw invalid('JSON')
}

function send(response: ServerResponse, { status, body, retryAfter }: Answer): void {
  const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': String(retryAfter) }) }
  response.writeHead(status, headers).end(JSON.stringify(body))
}
