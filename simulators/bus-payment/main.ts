import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { clearFaults, consumeFault, type Fault, planFault } from './faults.ts'
import { findOperation, ledger, type Operation, openOperation, refundOperation, settleOperation } from './ledger.ts'

/**
 * A provider that drives its own terminals on request: an independent implementation of
 * docs/bus-payment.md.
 */
const token = process.env['BUS_TOKEN'] ?? 'the token of the demo'
/** Time until a card is presented; if unset, the test triggers it. */
const presentMs = process.env['BUS_PRESENT_MS']

const NO_MONEY = 'Insufficient funds'
const terminals = [
  { terminal_id: 'bus-1', name: 'Lobby, left', manufacturer_code: 'ING', model: 'Move 5000' },
  { terminal_id: 'bus-2', name: 'Lobby, right (the bank says no)', manufacturer_code: 'PAX', model: 'A920' },
]

/** Cards are held back until the test presents them. */
let isHolding = false

function presentCard(operation: Operation): void {
  const saysNo = operation.terminal === 'bus-2' || consumeFault('refuse')
  settleOperation(operation, consumeFault('refuseDumbly') ? '' : saysNo ? NO_MONEY : undefined)
}

const toReply = ({ state, error, authorization }: Operation) => ({
  state,
  ...(error && { error_description: error }),
  ...(authorization && { authorization, brand: 'VISA', last_digits: '4242' }),
})

interface RequestBody {
  readonly terminal_id: string
  readonly amount: number
  readonly currency: string
  readonly refund_id: string
}

interface Answer {
  readonly status: number
  readonly body: object
}

const ok = (body: object): Answer => ({ status: 200, body })
const reject = (error_description: string): Answer => ({ status: 422, body: { error_description } })

function start(number: string, asked: RequestBody): Answer {
  const before = findOperation(number)
  // A number is started once: a repeated request returns its outcome.
  if (before) return before.state === 'closed' ? reject('This payment was closed') : ok(toReply(before))
  if (!terminals.some(({ terminal_id }) => terminal_id === asked.terminal_id)) return reject('Terminal not found')
  if (consumeFault('cannotStart')) return reject('Terminal is busy')
  const operation = openOperation(number, asked.terminal_id, asked.amount, asked.currency)
  if (presentMs !== undefined) setTimeout(() => presentCard(operation), Number(presentMs))
  else if (!isHolding) presentCard(operation)
  return ok(toReply(operation))
}

function cancel(number: string): Answer {
  const operation = findOperation(number) ?? openOperation(number, '', 0, '')
  if (operation.state === 'waiting') operation.state = operation.terminal === '' ? 'closed' : 'cancelled'
  return ok(toReply(operation))
}

function refundPayment(number: string, { refund_id, amount }: RequestBody): Answer {
  const operation = findOperation(number)
  if (!operation || !refundOperation(operation, refund_id, amount)) return reject('There is not so much to give back')
  return ok({ reference: `R-${operation.authorization}-${Object.keys(operation.refunds).length}` })
}

const actions: Readonly<Record<string, (number: string, asked: RequestBody) => Answer>> = {
  'PUT ': start,
  'POST cancel': cancel,
  'POST refunds': refundPayment,
  'GET ': (number) => {
    const operation = findOperation(number)
    return operation ? ok(toReply(operation)) : { status: 404, body: {} }
  },
}

async function answer(request: IncomingMessage): Promise<Answer | 'cut'> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: {} }
  const [path = ''] = (request.url ?? '').split('?')
  if (path === '/terminals') return ok(terminals)
  const [, number = '', more = ''] = /^\/payments\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
  const deed = actions[`${request.method} ${more}`]
  if (!number || !deed) return { status: 404, body: {} }
  if (request.method === 'GET') return consumeFault('silent') ? 'cut' : deed(number, {} as RequestBody)
  if (consumeFault('cutRequest')) return 'cut'
  const done = deed(number, text ? (JSON.parse(text) as RequestBody) : ({} as RequestBody))
  return consumeFault('cutAnswer') ? 'cut' : done
}

const http = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const answered = await answer(request)
  if (answered === 'cut') return void request.socket.destroy()
  response.writeHead(answered.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered.body))
})

const controlServer = createControlServer(() => ledger, {
  fault: (asked: { fault: Fault; times?: number }) => planFault(asked),
  calm: clearFaults,
  hold: () => {
    isHolding = true
  },
  present: () => {
    isHolding = false
    for (const operation of ledger.filter(({ state }) => state === 'waiting')) presentCard(operation)
  },
})

await reportReady({ http, control: controlServer }, { http: Number(process.env['BUS_PORT'] ?? 0) })
