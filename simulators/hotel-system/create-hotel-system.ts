import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { FaultBoard, type Faults } from './faults.ts'
import type { FeedEvent, Kind, Ledger } from './ledger.ts'
import { isSigned, SIGNATURE_HEADER, signAnswer, signRequest } from './signature.ts'

interface Settings {
  readonly secret: string
  readonly ledger: Ledger
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const PAGE_SIZE = 100

/**
 * A hotel's reservation system that implements docs/hotel-system.md, and can be made to misbehave.
 */
export function createHotelSystem({ secret, ledger }: Settings): Server {
  const faults = new FaultBoard()

  const wire = ({ id, at, kind, thing }: FeedEvent) => ({ id, at, kind, [kind]: thing })

  function played(events: readonly FeedEvent[]): object[] {
    const { twice, outOfOrder } = faults.now
    const all = events.map(wire)
    const repeated = twice ? [...all, ...all] : all
    return outOfOrder ? repeated.toReversed() : repeated
  }

  function pull(since: string | null): Answer {
    const from = Number(since ?? 0)
    const events = ledger.events.slice(from, from + PAGE_SIZE)
    const next = from + events.length
    return { status: 200, body: { events: played(events), cursor: String(next), more: next < ledger.events.length } }
  }

  function ask(reference: string): Answer {
    const reservation = ledger.one('reservation', reference)
    if (!reservation) return { status: 404, body: { why: 'no such reservation' } }
    const room = ledger.one('room', String(reservation['room']))
    return { status: 200, body: { reservation, ...(room && { room }) } }
  }

  function deliver(body: string): Answer {
    const told = JSON.parse(body)
    if (faults.now.refuse.includes(told.kind)) return { status: 422, body: { why: `${told.kind} is not for us` } }
    const { again } = ledger.take(told)
    return { status: 200, body: { taken: !again } }
  }

  function answerTo(method: string, url: URL, body: string): Answer {
    const [what = '', name = ''] = url.pathname.split('/').slice(1)
    if (method === 'GET' && what === 'feed') return pull(url.searchParams.get('since'))
    if (method === 'GET' && what === 'reservations') return ask(decodeURIComponent(name))
    if (method === 'POST' && what === 'deliveries') return deliver(body)
    return { status: 404, body: { why: 'no such address' } }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [method, path] = [request.method ?? 'GET', request.url ?? '/']
    const url = new URL(path, 'http://localhost')
    const body = await readBody(request)
    if (url.pathname.startsWith('/control/')) return control(url, body, response)
    if (faults.now.down) return void request.socket.destroy()
    await faults.pass()
    const signature = String(request.headers[SIGNATURE_HEADER] ?? '')
    const signed = isSigned(secret, { method, path, body }, signature)
    const what = url.pathname.startsWith('/feed') ? 'pull' : 'ask'
    if (!signed || method === 'GET') ledger.note({ what: signed ? what : 'refused', path })
    const { status, body: said } = signed ? answerTo(method, url, body) : { status: 401, body: { why: 'not signed' } }
    if (method === 'POST' && faults.happens('cutAfterTaking')) return void request.socket.destroy()
    const text = faults.now.wrong === 'garbage' ? '<html>' : JSON.stringify(said)
    const code = faults.now.wrong === 'error' ? 500 : status
    const by = faults.now.wrong === 'unsigned' ? 'somebody else' : secret
    response.writeHead(code, {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signAnswer(by, signature, code, text),
    })
    response.end(text)
  }

  /** Test control: unsigned, and not part of the protocol. */
  async function control(url: URL, body: string, response: ServerResponse): Promise<void> {
    const asked = body ? JSON.parse(body) : {}
    const answers: Record<string, () => unknown> = {
      '/control/ledger': () => ({
        deliveries: ledger.deliveries,
        calls: ledger.calls,
        events: ledger.events.map(wire),
      }),
      '/control/faults': () => {
        faults.set(asked as Partial<Faults>)
        return faults.now
      },
      '/control/put': () =>
        (asked.things as [Kind, object][]).map(([kind, thing]) => wire(ledger.put(kind, { ...thing }))),
      '/control/push': () => push(asked.to, asked.last ?? 1),
    }
    const answer = await answers[url.pathname]?.()
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  }

  /** Pushes its latest events to a hotel's address at Foyer. */
  async function push(to: string, last: number): Promise<{ status: number; answer: unknown }> {
    const body = JSON.stringify({ events: played(ledger.events.slice(-last)) })
    const address = new URL(to)
    const signature = signRequest(secret, { method: 'POST', path: address.pathname + address.search, body })
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
    const response = await fetch(address, { method: 'POST', headers, body })
    return { status: response.status, answer: await response.json() }
  }

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      response.writeHead(500, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ why: String(error) }))
    })
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
