import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { reportReady } from '../report-ready.ts'

/**
 * Locks with PIN codes: `PUT /pins/{id}` programs a door, `DELETE /pins/{id}` returns the outcome
 * or closes the id.
 */
interface Entry {
  readonly id: string
  readonly room: string
  /** The last day on which it opens. */
  readonly until: string
  readonly code: string
}

const ledger: Entry[] = []
const closed = new Set<string>()

/**
 * How the next order for this room goes: cut before it is accepted, cut before it is answered, or
 * rejected by the door.
 */
interface Fault {
  readonly room: string
  readonly kind: 'cutRequest' | 'cutAnswer' | 'refuse'
}

const faults: Fault[] = []

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const reply = (response: ServerResponse, status: number, answer: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))

async function put(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const order = JSON.parse(await readBody(request)) as { roomNumber: string; endDate: string }
  const { roomNumber: room, endDate: until } = order
  const at = faults.findIndex((one) => one.room === room)
  const fault = at < 0 ? undefined : faults.splice(at, 1)[0]
  if (fault?.kind === 'cutRequest') return void request.socket.destroy()
  if (fault?.kind === 'refuse' || closed.has(id)) return reply(response, 422, {})
  const known = ledger.find((entry) => entry.id === id)
  const entry = known ?? { id, room, until, code: String(100_000 + ledger.length * 7_919).slice(-6) }
  if (!known) ledger.push(entry)
  if (fault?.kind === 'cutAnswer') return void request.socket.destroy()
  reply(response, 200, { code: entry.code })
}

function close(id: string, response: ServerResponse): void {
  const known = ledger.find((entry) => entry.id === id)
  if (!known) closed.add(id)
  reply(response, known ? 200 : 410, known ? { code: known.code } : {})
}

const server = createServer(async (request, response) => {
  const id = /^\/pins\/([\w-]+)$/.exec(request.url ?? '')?.[1]
  if (id && request.method === 'PUT') return put(id, request, response)
  if (id && request.method === 'DELETE') return close(id, response)
  if (request.url === '/faults') {
    faults.push(JSON.parse(await readBody(request)))
    return reply(response, 200, {})
  }
  reply(response, 200, ledger)
})

await reportReady({ http: server })
