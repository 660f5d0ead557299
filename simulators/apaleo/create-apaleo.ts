import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { CallLimit } from '../call-limit.ts'
import { HintSender } from '../hint-sender.ts'
import { FaultBoard, type Faults } from './faults.ts'
import { type ByHand, Finance } from './finance.ts'
import { Hotel, type NewReservation, type Unit } from './hotel.ts'
import { Ledger } from './ledger.ts'
import { drawOwnerPage, saveOwnerForm } from './owner-page.ts'
import { Refusal } from './refusal.ts'
import { createRoutes } from './routes.ts'
import { Tokens } from './tokens.ts'

interface Settings {
  readonly property: string
  readonly client: string
  readonly secret: string
  /** Local time of the property with its offset. */
  readonly now: string
}

interface Answer {
  readonly status: number
  readonly body?: object | undefined
}

interface Things {
  readonly units?: readonly [name: string, group: string, condition?: Unit['condition']][]
  readonly reservations?: readonly NewReservation[]
}

const CALLS_OF_A_CLIENT = { max: 3_500, windowMs: 60_000 }

/** Apaleo with one property: its identity server, its interface, and the owner's page. */
export function createApaleo({ property, client, secret, now }: Settings): Server {
  const hotel = new Hotel(property, now)
  const ledger = new Ledger()
  const faults = new FaultBoard()
  const hints = new HintSender(faults)
  hotel.onChange = (id) =>
    hints.send({ topic: 'Reservation', type: 'changed', propertyId: property, data: { entityId: id } })
  const limit = new CallLimit(CALLS_OF_A_CLIENT)
  const tokens = new Tokens(client, secret)
  const finance = new Finance(hotel, ledger)
  const routes = createRoutes(hotel, ledger, finance)
  /** Answers by idempotency key; the service forgets them after 24 hours. */
  const answers = new Map<string, Answer>()

  const controls: Readonly<Record<string, (asked: never) => unknown>> = {
    ledger: () => ({ happened: ledger.happened, calls: ledger.calls }),
    faults: (asked: Partial<Faults>) => {
      faults.set(asked)
      if (!faults.now.lateWebhooks) hints.release()
    },
    webhook: ({ url }: { url: string }) => {
      hints.url = url
    },
    put: ({ units = [], reservations = [] }: Things) => {
      for (const unit of units) hotel.putUnit(...unit)
      for (const reservation of reservations) hotel.putReservation(reservation)
    },
    folio: ({ reservation, ...byHand }: { reservation: string } & ByHand) => finance.addByHand(reservation, byHand),
    time: (asked: { now: string }) => {
      hotel.now = asked.now
    },
    expireTokens: () => tokens.expire(),
    /** As after 24 hours. */
    expireKeys: () => {
      answers.clear()
      limit.forget()
    },
  }

  function answerTo(method: string, url: URL, text: string, key: string | undefined): Answer {
    const found = routes.filter(({ path }) => path.test(url.pathname))
    const route = found.find((one) => one.method === method)
    if (!route) throw new Refusal(found.length > 0 ? 405 : 404, 'There is no such operation.')
    const known = key === undefined || method !== 'POST' ? undefined : answers.get(key)
    if (known) return known
    const ids = route.path.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? []
    const body = route.serve({ query: url.searchParams, body: parseJson(text) }, ...ids)
    const answer = { status: body === undefined ? 204 : method === 'POST' ? 201 : 200, body }
    if (key !== undefined && method === 'POST') answers.set(key, answer)
    return answer
  }

  function answerOrRefuse(work: () => Answer): Answer {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: { messages: error.messages } }
    }
  }

  async function serveApi(request: IncomingMessage, response: ServerResponse, url: URL, body: string): Promise<void> {
    const { method = 'GET', headers } = request
    const key = headers['idempotency-key']?.toString()
    const cut = faults.cutOfCall()
    if (cut === 'before') return void request.socket.destroy()
    const answer = answerOrRefuse(() => {
      tokens.check(headers.authorization)
      if (faults.happens('tooMany') || limit.count() !== undefined) throw new Refusal(429, 'Too many requests.')
      return answerTo(method, url, body, key)
    })
    ledger.calls.push({
      method,
      path: url.pathname + url.search,
      status: answer.status,
      key,
      at: performance.now(),
    })
    if (cut === 'after') return void request.socket.destroy()
    if (method !== 'GET' && answer.status < 300 && faults.happens('errorAfter'))
      return send(response, { status: 500, body: {} })
    send(response, answer)
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const control = /^\/control\/(\w+)$/.exec(url.pathname)?.[1]
    if (control) return send(response, { status: 200, body: run(controls[control], body) })
    if (url.pathname.startsWith('/owner/')) return serveOwner(request, response, url, body)
    if (faults.now.down) return void request.socket.destroy()
    await faults.pass()
    if (url.pathname === '/connect/token') {
      const { authorization } = request.headers
      return send(
        response,
        answerOrRefuse(() => ({ status: 200, body: tokens.issue(authorization, body) })),
      )
    }
    return serveApi(request, response, url, body)
  }

  function serveOwner({ method }: IncomingMessage, response: ServerResponse, url: URL, body: string): void {
    if (method === 'POST') {
      saveOwnerForm(hotel, ledger, url.pathname, new URLSearchParams(body))
      return void response.writeHead(303, { location: '/owner/' }).end()
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(drawOwnerPage(hotel))
  }

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      send(response, { status: error instanceof Refusal ? error.status : 500, body: { messages: [String(error)] } })
    })
  })
}

function run(control: ((asked: never) => unknown) | undefined, body: string): object {
  if (!control) throw new Refusal(404, 'There is no such control.')
  return Object(control((body ? JSON.parse(body) : {}) as never) ?? {})
}

function send(response: ServerResponse, { status, body }: Answer): void {
  if (body === undefined) return void response.writeHead(status).end()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.')
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}
