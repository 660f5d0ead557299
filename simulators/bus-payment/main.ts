import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { control } from '../control.ts'
import { sayReady } from '../say-ready.ts'
import { calm, type Fault, plan, strikes } from './faults.ts'
import { known, ledger, type Operation, opened, present, refund } from './ledger.ts'

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
let holds = false

function presentCard(operation: Operation): void {
  const saysNo = operation.terminal === 'bus-2' || strikes('refuse')
  present(operation, strikes('refuseDumbly') ? '' : saysNo ? NO_MONEY : undefined)
}

const said = ({ state, error, authorization }: Operation) => ({
  state,
  ...(error && { error_description: error }),
  ...(authorization && { authorization, brand: 'VISA', last_digits: '4242' }),
})

interface Asked {
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
const refused = (error_description: string): Answer => ({ status: 422, body: { error_description } })

function start(number: string, asked: Asked): Answer {
  const before = known(number)
  // A number is started once: a repeated request returns its outcome.
  if (before) return before.state === 'closed' ? refused('This payment was closed') : ok(said(before))
  if (!terminals.some(({ terminal_id }) => terminal_id === asked.terminal_id)) return refused('Terminal not found')
  if (strikes('cannotStart')) return refused('Terminal is busy')
  const operation = opened(number, asked.terminal_id, asked.amount, asked.currency)
  if (presentMs !== undefined) setTimeout(() => presentCard(operation), Number(presentMs))
  else if (!holds) presentCard(operation)
  return ok(said(operation))
}

function cancel(number: string): Answer {
  const operation = known(number) ?? opened(number, '', 0, '')
  if (operation.state === 'waiting') operation.state = operation.terminal === '' ? 'closed' : 'cancelled'
  return ok(said(operation))
}

function give(number: string, { refund_id, amount }: Asked): Answer {
  const operation = known(number)
  if (!operation || !refund(operation, refund_id, amount)) return refused('There is not so much to give back')
  return ok({ reference: `R-${operation.authorization}-${Object.keys(operation.refunds).length}` })
}

const deeds: Readonly<Record<string, (number: string, asked: Asked) => Answer>> = {
  'PUT ': start,
  'POST cancel': cancel,
  'POST refunds': give,
  'GET ': (number) => {
    const operation = known(number)
    return operation ? ok(said(operation)) : { status: 404, body: {} }
  },
}

async function answer(request: IncomingMessage): Promise<Answer | 'cut'> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  if (request.headers.authorization !== `Bearer ${token}`) return { status: 401, body: {} }
  const [path = ''] = (request.url ?? '').split('?')
  if (path === '/terminals') return ok(terminals)
  const [, number = '', more = ''] = /^\/payments\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
  const deed = deeds[`${request.method} ${more}`]
  if (!number || !deed) return { status: 404, body: {} }
  if (request.method === 'GET') return strikes('silent') ? 'cut' : deed(number, {} as Asked)
  if (strikes('cutRequest')) return 'cut'
  const done = deed(number, text ? (JSON.parse(text) as Asked) : ({} as Asked))
  return strikes('cutAnswer') ? 'cut' : done
}

const http = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const answered = await answer(request)
  if (answered === 'cut') return void request.socket.destroy()
  response.writeHead(answered.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered.body))
})

const play = control(() => ledger, {
  fault: (asked: { fault: Fault; times?: number }) => plan(asked),
  calm,
  hold: () => {
    holds = true
  },
  present: () => {
    holds = false
    for (const operation of ledger.filter(({ state }) => state === 'waiting')) presentCard(operation)
  },
})

await sayReady({ http, control: play }, { http: Number(process.env['BUS_PORT'] ?? 0) })
