import { join } from 'node:path'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'
import { startReady } from '@foyer/tools/process/start-ready.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { startPostgres } from '../calls/postgres.ts'
import { startMeasuredServer } from '../calls/start.ts'
import { createBenchFolder } from '../server.ts'
import { type FeedOptions, parseFeedOptions } from './feed-options.ts'
import { openBook } from './open-book.ts'
import { buildOutcome, type Findings } from './report.ts'
import { systems, type TestSystem } from './systems.ts'

const connectCommand = join(import.meta.dirname, '../../apps/server/src/desk/hotel-system/connect.ts')
const HOTEL = 1
/** Reservations that are put into a simulator at once. */
const BATCH = 2_000

/** A hotel's whole book read from its own system for the first time, and then compared. */
export const createFeedTrial = (options?: FeedOptions): Trial => ({
  async run(say) {
    const { reservations, systems: names } = options ?? parseFeedOptions(process.argv.slice(2))
    const folder = createBenchFolder()
    const running: { stop(): Promise<void> }[] = []
    try {
      const postgres = await startPostgres(folder.path)
      running.unshift(postgres)
      const all: Findings[] = []
      for (const name of names) {
        const url = await postgres.create(name)
        all.push(await measure({ name, url, reservations, say: (line) => say(`${systems[name].title}: ${line}`) }))
      }
      return buildOutcome(reservations, all)
    } finally {
      for (const one of running) await one.stop()
      folder.remove()
    }
  },
})

interface Measured {
  readonly name: keyof typeof systems
  /** Of the database. */
  readonly url: string
  readonly reservations: number
  readonly say: (line: string) => void
}

async function measure({ name, url, reservations, say }: Measured): Promise<Findings> {
  const system: TestSystem = systems[name]
  const simulator = await startReady<{ ports: { http: number } }>(`simulators/${name}/main.ts`, {
    NOW: new Date().toISOString(),
  })
  const address = `http://127.0.0.1:${simulator.ready.ports.http}`
  const control = async <Answer>(what: string, body: object = {}): Promise<Answer> => {
    const response = await fetch(`${address}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${what} answers ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const server = await startMeasuredServer(url)
  const book = await openBook(url, { hotel: HOTEL, server, reservations })
  try {
    say(`putting ${reservations} reservations`)
    await control('put', system.rooms)
    const now = Date.now()
    for (let at = 0; at < reservations; at += BATCH) {
      const count = Math.min(BATCH, reservations - at)
      const part = Array.from({ length: count }, (_, index) => system.build(at + index, now))
      await control('put', { reservations: part })
    }
    say('reading')
    await connect(url, system.args(address), system.env)
    const reading = await book.watchReading()
    const { calls } = await control<{ calls: readonly LedgerCall[] }>('ledger')
    say('comparing')
    const comparing = await book.watchComparing()
    const differences = await book.countDifferences()
    say('the requests alone')
    const forget = () => control<unknown>(system.forget)
    await forget()
    const begun = performance.now()
    const bareCalls = await system.readBare(address, forget)
    return {
      title: system.title,
      limit: system.limit,
      reading,
      comparing,
      differences,
      calls: calls.length,
      mostCalls: countMost(calls, system.limit.seconds * 1_000),
      refused: calls.filter(({ status }) => status === 429).length,
      bare: { seconds: (performance.now() - begun) / 1_000, calls: bareCalls },
    }
  } finally {
    await book.close()
    await server.stop()
    await simulator.stop()
  }
}

interface LedgerCall {
  readonly status: number
  readonly at: number
}

/** The most calls within a window of this length. */
function countMost(calls: readonly LedgerCall[], windowMs: number): number {
  let first = 0
  let most = 0
  for (const [index, { at }] of calls.entries()) {
    while ((calls[first]?.at ?? at) <= at - windowMs) first += 1
    most = Math.max(most, index - first + 1)
  }
  return most
}

async function connect(databaseUrl: string, args: readonly string[], env: TestSystem['env']): Promise<void> {
  const command = new NodeProcess([connectCommand, String(HOTEL), ...args], {
    name: 'The connecting command',
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: '', ...env },
    stdout: 'collect',
    stderr: 'collect',
  })
  await command.ended
  if (command.child.exitCode !== 0) throw new Error(`The hotel cannot be connected: ${command.output}`)
}
