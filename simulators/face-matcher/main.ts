import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { reportReady } from '../report-ready.ts'

/**
 * A face comparison service: `POST /compare` with two pictures in a form and a key. They match if
 * they show the same.
 */
interface Entry {
  readonly key: string
  /** What the pictures show. */
  readonly face: string
  answered: boolean
}

const ledger: Entry[] = []

/**
 * How the next requests about this face go: cut before they are accepted, cut before they are
 * answered, or slow.
 */
interface Fault {
  readonly face: string
  readonly kind: 'cutRequest' | 'cutAnswer' | 'late'
  readonly ms?: number
}

const faults: Fault[] = []

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('latin1')
}

/** The content of each part of a form. */
function parseParts(body: string, type: string): string[] {
  const boundary = /boundary=(.+)$/.exec(type)?.[1] ?? ''
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.slice(part.indexOf('\r\n\r\n') + 4, -2))
}

async function compare(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [face = '', other = ''] = parseParts(await readBody(request), request.headers['content-type'] ?? '')
  const at = faults.findIndex((one) => face.includes(one.face))
  const fault = at < 0 ? undefined : faults.splice(at, 1)[0]
  if (fault?.kind === 'cutRequest') return void request.socket.destroy()
  const entry: Entry = { key: String(request.headers['idempotency-key']), face, answered: false }
  ledger.push(entry)
  if (fault?.kind === 'cutAnswer') return void request.socket.destroy()
  if (fault?.kind === 'late') await delay(fault.ms ?? 0)
  if (request.socket.destroyed) return
  entry.answered = true
  response.end(JSON.stringify({ answer: face === other ? 'matched' : 'notMatched' }))
}

const server = createServer(async (request, response) => {
  if (request.url === '/compare') return compare(request, response)
  if (request.url === '/faults') {
    faults.push(JSON.parse(await readBody(request)))
    return void response.end('{}')
  }
  response.end(JSON.stringify(ledger))
})

await reportReady({ http: server })
