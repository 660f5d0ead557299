import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Bench } from '../bench.ts'
import { startReady } from '../outside/processes.ts'
import { Screen } from '../outside/screen.ts'
import { dataFolder } from '../server.ts'
import { table } from '../table.ts'
import { keyOfSystem, listeningScreen, screenLine, systemLine } from './lines.ts'

const SOCKETS = Number(process.env['SOCKETS'] ?? 10_000)
const AT_ONCE = 50
/** As a screen at the desk does that was not let in. */
const AGAIN_MS = 1_000
const MOST_TRIES = 10
const COMMANDS = 1_000
const WARM = 100
/** Of one socket at the server. */
const MOST_KB = 64
/** From the hotel's system at one process to the screen at another. */
const MOST_P99_MS = 250

const ANY_DEVICE = 'FOYE-RHOT-ELDE-VICE'
const testing = join(import.meta.dirname, '../../apps/server/src/testing/faults')

/** What a connected screen costs a server, and how long a command takes that passes through two of them. */
export const realtime: Bench = {
  async run(say) {
    const folder = dataFolder()
    const database = await startReady<{ databaseUrl: string }>(`${testing}/database.ts`, { DATA_DIR: folder.path })
    const { databaseUrl } = database.ready
    const start = () =>
      startReady<{ url: string }>(`${testing}/server.ts`, {
        DATABASE_URL: databaseUrl,
        FACE_MATCHER_URL: 'http://127.0.0.1:9',
        SMTP_URL: 'smtp://127.0.0.1:9',
      })
    const [first, second] = await Promise.all([start(), start()])
    try {
      const near = first.ready.url.replace(/\/$/, '')
      const far = second.ready.url.replace(/\/$/, '')
      const screen = new Screen(far, '10.4.0.1')
      await screen.open('frontapp', ANY_DEVICE)
      const latency = await measureLatency({ near, far, screen, key: await keyOfSystem(databaseUrl), say })
      const memory = await measureMemory(far, second.pid, screen, say)
      return report(latency, memory)
    } finally {
      await Promise.all([first.stop(), second.stop()])
      await database.stop()
      folder.remove()
    }
  },
}

interface Ways {
  readonly near: string
  readonly far: string
  readonly screen: Screen
  readonly key: string
  readonly say: (line: string) => void
}

async function measureLatency({ near, far, screen, key, say }: Ways): Promise<number[]> {
  const heard = new Map<string, (at: number) => void>()
  const socket = await listeningScreen(far, screen, (id) => heard.get(id)?.(performance.now()))
  const system = await systemLine(near, key)
  const times: number[] = []
  for (let count = 1 - WARM; count <= COMMANDS; count += 1) {
    const came = Promise.withResolvers<number>()
    const began = performance.now()
    heard.set(system.send(), came.resolve)
    const took = (await came.promise) - began
    if (count > 0) times.push(took)
    if (count > 0 && count % 250 === 0) say(`${count} commands of ${COMMANDS}`)
  }
  system.close()
  socket.close()
  return times.toSorted((a, b) => a - b)
}

async function measureMemory(url: string, pid: number, screen: Screen, say: (line: string) => void) {
  const before = residentKb(pid)
  const sockets: WebSocket[] = []
  let triedAgain = 0
  /** A server whose processor others use as well answers some with 408 before it has read them: a screen comes again then. */
  async function open(number: number, tries = MOST_TRIES): Promise<WebSocket> {
    try {
      return await screenLine(url, screen, number)
    } catch (refused) {
      if (tries === 1) throw refused
      triedAgain += 1
      await delay(AGAIN_MS)
      return open(number, tries - 1)
    }
  }
  while (sockets.length < SOCKETS) {
    const some = Math.min(AT_ONCE, SOCKETS - sockets.length)
    const first = sockets.length
    sockets.push(...(await Promise.all(Array.from({ length: some }, (_, at) => open(first + at)))))
    if (sockets.length % 2_000 === 0) say(`${sockets.length} sockets of ${SOCKETS}`)
  }
  await delay(2_000)
  const stayed = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  const after = residentKb(pid)
  for (const socket of sockets) socket.close()
  return { open: stayed, triedAgain, kb: (after - before) / SOCKETS, before, after }
}

function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN)
}

function report(times: readonly number[], memory: Awaited<ReturnType<typeof measureMemory>>) {
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
  const [p50, p99] = [at(0.5), at(0.99)]
  const broken = [
    ...(memory.open < SOCKETS ? [`Of ${SOCKETS} sockets ${memory.open} stayed open.`] : []),
    ...(memory.kb > MOST_KB ? [`A socket costs ${memory.kb.toFixed(1)} KB, more than ${MOST_KB}.`] : []),
    ...(p99 > MOST_P99_MS ? [`p99 of a command is ${p99.toFixed(1)} ms, more than ${MOST_P99_MS}.`] : []),
  ]
  return {
    lines: table([
      ['', 'figure'],
      ['sockets in one process', String(memory.open)],
      ['tried again, since the machine was busy', String(memory.triedAgain)],
      ['memory of each, KB', memory.kb.toFixed(1)],
      [
        'the process before and with them, MB',
        `${(memory.before / 1024).toFixed(0)} ${(memory.after / 1024).toFixed(0)}`,
      ],
      ['commands over two processes', String(times.length)],
      ['p50, ms', p50.toFixed(1)],
      ['p99, ms', p99.toFixed(1)],
    ]),
    figures: `${memory.open} sockets, ${memory.kb.toFixed(1)} KB each, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    broken,
    results: { ...memory, p50, p99 },
  }
}
