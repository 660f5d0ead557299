import { join } from 'node:path'
import { startReady } from '@foyer/tools/process/start-ready.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { computePercentile } from '../compute-percentile.ts'
import { Screen } from '../outside/screen.ts'
import { createBenchFolder } from '../server.ts'
import { measureBareLatency, measureCommandLatency } from './latency.ts'
import { type Memory, measureManySockets } from './measure-many-sockets.ts'
import { createSystemKey, type SocketTarget } from './sockets.ts'

const SOCKETS = Number(process.env['SOCKETS'] ?? 10_000)
/** Limit per socket at the server. */
const MAX_KB = 64
/** From the hotel's system at one process to the screen at another. */
const MAX_P99_MS = 250

const ANY_DEVICE = 'FOYE-RHOT-ELDE-VICE'
const testing = join(import.meta.dirname, '../../apps/server/src/testing/faults')

/**
 * Measures what a connected screen costs a server and how long a command takes across two servers,
 * compared with the bare library on the same machine at the same time.
 */
export const realtime: Trial = {
  async run(say) {
    const folder = createBenchFolder()
    const database = await startReady<{ databaseUrl: string }>(`${testing}/database.ts`, { DATA_DIR: folder.path })
    const { databaseUrl } = database.ready
    const start = () =>
      startReady<{ url: string }>(`${testing}/server.ts`, {
        DATABASE_URL: databaseUrl,
        FACE_MATCHER_URL: 'http://127.0.0.1:9',
        SMTP_URL: 'smtp://127.0.0.1:9',
      })
    const [first, second, bare] = await Promise.all([
      start(),
      start(),
      startReady<{ url: string }>(join(import.meta.dirname, 'bare.ts'), {}),
    ])
    try {
      const [near, far] = [first, second].map(({ ready }) => ready.url.replace(/\/$/, '')) as [string, string]
      const screen = new Screen(far, '10.4.0.1')
      await screen.open('frontapp', ANY_DEVICE)
      const ours: SocketTarget = { url: far, cookie: screen.cookie, csrf: screen.csrf }
      const theirs = { ...ours, url: bare.ready.url }
      const latency = {
        ours: await measureCommandLatency({ near, far: ours, key: await createSystemKey(databaseUrl), say }),
        bare: await measureBareLatency(theirs),
      }
      say(`${SOCKETS} sockets of a bare server`)
      const bareMemory = await measureManySockets(theirs, { pid: bare.pid, count: SOCKETS, say })
      const memory = await measureManySockets(ours, { pid: second.pid, count: SOCKETS, say })
      return buildOutcome(latency, { ours: memory, bare: bareMemory })
    } finally {
      await Promise.all([first.stop(), second.stop(), bare.stop()])
      await database.stop()
      folder.remove()
    }
  },
}

interface Pair<Measured> {
  readonly ours: Measured
  readonly bare: Measured
}

function buildOutcome(latency: Pair<readonly number[]>, memory: Pair<Memory>) {
  const of = (part: number) => ({
    ours: computePercentile(latency.ours, part) ?? Number.NaN,
    bare: computePercentile(latency.bare, part) ?? Number.NaN,
  })
  const [p50, p99] = [of(0.5), of(0.99)]
  const kb = { ours: memory.ours.kb, bare: memory.bare.kb }
  const row = (name: string, { ours, bare }: Pair<number>) => [
    name,
    ours.toFixed(1),
    bare.toFixed(1),
    `${(ours / bare).toFixed(1)}×`,
  ]
  const { open } = memory.ours
  const broken = [
    ...(open < SOCKETS ? [`Of ${SOCKETS} sockets ${open} stayed open.`] : []),
    ...(kb.ours > MAX_KB ? [`A socket costs ${kb.ours.toFixed(1)} KB, more than ${MAX_KB}.`] : []),
    ...(p99.ours > MAX_P99_MS ? [`p99 of a command is ${p99.ours.toFixed(1)} ms, more than ${MAX_P99_MS}.`] : []),
  ]
  const ratio = ({ ours, bare }: Pair<number>) => `${(ours / bare).toFixed(1)}× of a bare server`
  return {
    lines: formatTable([
      ['', 'ours', 'bare ws', 'ratio'],
      ['sockets in one process', String(open), String(memory.bare.open), ''],
      ['tried again, since the machine was busy', String(memory.ours.triedAgain), String(memory.bare.triedAgain), ''],
      row('memory of each, KB', kb),
      [
        'commands (ours over two processes, stored and acknowledged)',
        String(latency.ours.length),
        String(latency.bare.length),
        '',
      ],
      row('p50, ms', p50),
      row('p99, ms', p99),
    ]),
    summary: `${open} sockets, ${kb.ours.toFixed(1)} KB each (${ratio(kb)}), p50 ${p50.ours.toFixed(1)} ms (${ratio(p50)}), p99 ${p99.ours.toFixed(1)} ms (${ratio(p99)})`,
    violations: broken,
    results: { sockets: open, kb, p50, p99, memory },
  }
}
