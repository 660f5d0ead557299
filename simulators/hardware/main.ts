import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { reportReady } from '../report-ready.ts'

/**
 * A kiosk maker's service: `POST /maintenance` puts a device into maintenance and answers
 * `{"Result":"OK"}`. `GET /ledger` returns requests and outcomes, `POST /answers` sets how the next
 * request is answered.
 */
interface Entry {
  readonly key: string
  readonly device: string
  readonly location: string
  /** The key was used before. */
  readonly again: boolean
  /** Whether it is now in maintenance. */
  readonly done: boolean
}

interface Answer {
  readonly status?: number
  readonly result?: string
  /** Cuts the connection before the request is accepted, or before it is answered. */
  readonly cut?: 'request' | 'answer'
  readonly afterMs?: number
}

const ledger: Entry[] = []
const answers: Answer[] = []

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString('utf8') || '{}')
}

async function maintain(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { device, location, maintenance } = await readBody(request)
  const { status = 200, result = 'OK', cut, afterMs = 0 } = answers.shift() ?? {}
  if (cut === 'request') return void request.socket.destroy()
  const key = String(request.headers['idempotency-key'])
  ledger.push({
    key,
    device: String(device),
    location: String(location),
    again: ledger.some((entry) => entry.key === key),
    done: maintenance === true && status === 200 && result === 'OK',
  })
  if (cut === 'answer') return void request.socket.destroy()
  await delay(afterMs)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ Result: result }))
}

const server = createServer(async (request, response) => {
  const asked = `${request.method} ${request.url}`
  if (asked === 'POST /maintenance') return maintain(request, response)
  if (asked === 'POST /answers') {
    answers.push(await readBody(request))
    return void response.end('{}')
  }
  if (asked === 'GET /ledger') return void response.end(JSON.stringify(ledger))
  response.writeHead(404).end()
})

await reportReady({ http: server })
