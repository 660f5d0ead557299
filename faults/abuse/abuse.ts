import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Faults, Outcome } from '../faults.ts'
import { dataFolder, startProcess } from '../processes.ts'
import { table } from '../table.ts'
import { keys } from './attack.ts'
import { attacks } from './attacks.ts'
import { checkIn } from './guest.ts'
import { PAIRING, RightKeys } from './right-keys.ts'

interface How {
  /** How much of each attack is sent; 1 is all. */
  readonly share?: number
  readonly only?: (name: string) => boolean
  /** The longest that a guest may wait for one answer. */
  readonly patienceMs?: number
  /** The longest that the server may do nothing else. */
  readonly holdMs?: number
}

interface Row {
  readonly name: string
  readonly finding: string
  readonly answers: Readonly<Record<string, number>>
  /** Of the guest's answers meanwhile. */
  readonly count: number
  readonly slowestMs: number
  /** The longest that the server did nothing else. */
  readonly heldMs: number
  readonly broken: readonly string[]
}

/** Three frames of a film: nobody notices. Measured by the server itself, on a machine with nothing else to do. */
const HOLD_MS = 50

/** The hotel's own network, which guests, staff, devices and the attacker share. */
const WIFI = '192.0.2.10'

/** Each attack of the findings on a started product, while a guest checks in. */
export function abuse({ share = 1, only = () => true, patienceMs = 1_500, holdMs = HOLD_MS }: How = {}): Faults {
  return {
    async run(say) {
      const folder = dataFolder()
      const server = await startProcess<{ local: string }>('apps/server/src/main.ts', {
        DATA_DIR: folder.path,
        PORT: '0',
        HOST: '127.0.0.1',
        FOYER_DEV: '1',
        HUB_PAIRING: PAIRING,
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'silent',
      })
      try {
        const url = server.ready.local.replace('localhost', '127.0.0.1')
        const right = new RightKeys({ url, wifi: WIFI })
        await right.before()
        const anew = () => server.tell({ type: 'demo-reset' })
        const calm = await inCalm(url, anew, Math.ceil(3 * share))
        const rows: Row[] = []
        for (const name of Object.keys(attacks).filter(only)) {
          say(name)
          rows.push(await attacked({ name, url, share, right, patienceMs, holdMs }))
          await anew()
        }
        return report(rows, calm)
      } finally {
        await server.stop()
        folder.remove()
      }
    },
  }
}

interface Calm {
  readonly slowestMs: number
  readonly heldMs: number
}

/** The second time: the first check-in of a server also waits for what is made once. */
async function inCalm(url: string, anew: () => Promise<unknown>, times: number): Promise<Calm> {
  let took: number[] = []
  let held = 0
  for (const _ of ['first', 'measured']) {
    took = []
    await heldMs(url)
    let rounds = times
    await checkIn(url, WIFI, { took, goesOn: () => --rounds > 0 })
    held = await heldMs(url)
    await anew()
  }
  return { slowestMs: Math.max(...took), heldMs: held }
}

interface Attacked {
  readonly name: string
  readonly url: string
  readonly share: number
  readonly right: RightKeys
  readonly patienceMs: number
  readonly holdMs: number
}

async function attacked({ name, url, share, right, patienceMs, holdMs }: Attacked): Promise<Row> {
  const attack = attacks[name]
  if (!attack) throw new Error(`There is no attack ${name}.`)
  await heldMs(url)
  const worker = new Worker(join(import.meta.dirname, 'attacker.ts'), {
    workerData: { name, target: { url, wifi: WIFI, share } },
  })
  let isOver = false
  const sent = once(worker, 'message').then(([statuses]: number[][]) => {
    isOver = true
    return statuses ?? []
  })
  const took: number[] = []
  const broken: string[] = []
  await checkIn(url, WIFI, { took, goesOn: () => !isOver }).catch((error: Error) => {
    broken.push(`${name}: the guest cannot check in: ${error.message}`)
  })
  const statuses = await sent
  const held = await heldMs(url)
  await worker.terminate()
  const wrong = statuses.filter((status) => !attack.answered.includes(status))
  if (wrong.length > 0) broken.push(`${name}: ${wrong.length} are answered ${[...new Set(wrong)].join(', ')}.`)
  if (statuses.length === 0) broken.push(`${name}: nothing was sent.`)
  const slowestMs = Math.max(0, ...took)
  if (slowestMs > patienceMs) broken.push(`${name}: a guest waits ${Math.round(slowestMs)} ms for one answer.`)
  if (!(held <= holdMs)) broken.push(`${name}: the server does nothing else for ${Math.round(held)} ms.`)
  if (attack.opens && !(await right.opens[attack.opens]()))
    broken.push(`${name}: ${keys[attack.opens]}, and is refused.`)
  const answers = Object.fromEntries(
    Map.groupBy(statuses, String)
      .entries()
      .map(([status, all]) => [status, all.length]),
  )
  return { name, finding: attack.finding, answers, count: took.length, slowestMs, heldMs: held, broken }
}

/** The longest hold since this was asked last. */
async function heldMs(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(figures)?.[1] ?? Number.NaN) * 1_000
}

function report(rows: readonly Row[], calm: Calm): Outcome {
  const round = (ms: number) => String(Math.round(ms))
  const slowest = Math.max(0, ...rows.map(({ slowestMs }) => slowestMs))
  const held = Math.max(0, ...rows.map(({ heldMs }) => heldMs))
  return {
    lines: [
      ...table([
        ['Attack', 'finding', 'answered', 'guest’s answers', 'slowest ms', 'held ms'],
        ['none', '', '', '', round(calm.slowestMs), round(calm.heldMs)],
        ...rows.map((row) => [
          row.name,
          row.finding,
          Object.entries(row.answers)
            .map(([status, count]) => `${count}×${status === '0' ? 'cut' : status}`)
            .join(' '),
          String(row.count),
          round(row.slowestMs),
          round(row.heldMs),
        ]),
      ]),
      '',
    ],
    figures: `${rows.length} attacks, slowest answer to a guest ${round(slowest)} ms (${round(calm.slowestMs)} without attack), longest hold ${round(held)} ms (${round(calm.heldMs)})`,
    broken: [
      ...rows.flatMap(({ broken }) => broken),
      ...(rows.length === 0 ? ['Nothing was attacked, so nothing was shown.'] : []),
    ],
    results: { slowestMs: slowest, heldMs: held, calm, rows },
  }
}
