import { createServer } from 'node:http'
import { createControlServer, now } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'

/** A unit that reads documents and issues cards: one JSON POST per action. */
interface Card {
  readonly at: number
  readonly id: string
  readonly room: string
  readonly checkIn: string
  readonly checkOut: string
}

const ledger: Card[] = []
let cards = 50
let lines: readonly string[] = []
/** Overrides the next results; `cut`: executed, and cut before the answer. */
const results: string[] = []

type RequestBody = Readonly<Record<string, string>>

function distribute({ Id = '', Room = '', CheckIn = '', CheckOut = '' }: RequestBody): string {
  const result = results.shift() ?? 'SimulatedOk'
  if (result !== 'cut' && result !== 'OK' && result !== 'SimulatedOk') return result
  cards -= 1
  ledger.push({ at: now(), id: Id, room: Room, checkIn: CheckIn, checkOut: CheckOut })
  return result
}

const actions: Readonly<Record<string, (asked: RequestBody) => { readonly Result: string }>> = {
  '/status': () => ({ Result: 'SimulatedOk', Cards: cards, CardPath: 'Ready' }),
  '/distribute-cards': (asked) => ({ Result: distribute(asked) }),
  '/read-identity-document': () => ({ Result: results.shift() ?? 'SimulatedOk', Lines: lines }),
}

const unit = createServer(async (request, response) => {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  const answer = actions[request.url ?? '']?.(JSON.parse(text || '{}'))
  if (answer?.Result === 'cut') return void request.socket.destroy()
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? {}))
})

await reportReady({
  unit,
  http: createControlServer(() => ledger, {
    answer: ({ result }: { result: string }) => void results.push(result),
    hold: (held: { lines: string[] }) => {
      lines = held.lines
    },
    set: (changed: { cards: number }) => {
      cards = changed.cards
    },
  }),
})
