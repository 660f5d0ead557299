import { join } from 'node:path'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { computeSpread, type Spread } from '../compute-spread.ts'
import { createBenchFolder, startProcess, startServer } from '../server.ts'
import { buildApps } from '../tool.ts'
import { measureStart } from './measure-start.ts'
import { readMemory } from './read-memory.ts'

const STARTS = 3
/** Seconds for a start on an existing database: the target, and the limit for any machine. */
const AIM_S = 3
const LIMIT_S = 6
const REQUESTS = 200

const bareFastify = join(import.meta.dirname, 'bare-fastify.ts')
const hotelPage = '/pok/1/company/1/hotel/1/lang/en/appkey/own/'

export const start: Trial = {
  async run(say) {
    say('building the apps')
    await buildApps()
    const folder = createBenchFolder()
    try {
      say('npm start on an empty folder')
      const first = await measureStart(folder.path)
      const again: number[] = []
      for (let round = 1; round <= STARTS; round += 1) {
        say(`npm start again, ${round} of ${STARTS}`)
        again.push(await measureStart(folder.path))
      }
      say(`memory after ${REQUESTS} requests`)
      const memory = { server: await measureServerMemory(folder.path), bare: await measureBareMemory() }
      return buildOutcome(first, computeSpread(again), memory)
    } finally {
      folder.remove()
    }
  },
}

async function measureServerMemory(dataDir: string): Promise<number> {
  const server = await startServer(dataDir)
  try {
    return await measureMemoryAfter(server, hotelPage)
  } finally {
    await server.stop()
  }
}

async function measureBareMemory(): Promise<number> {
  const bare = await startProcess([bareFastify], {})
  try {
    return await measureMemoryAfter(bare, '/')
  } finally {
    await bare.stop()
  }
}

async function measureMemoryAfter({ url, pid }: { url: string; pid: number }, path: string): Promise<number> {
  for (let request = 0; request < REQUESTS; request += 1) {
    const answer = await fetch(`${url}${path}`)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`)
    await answer.arrayBuffer()
  }
  return readMemory(pid)
}

function buildOutcome(firstMs: number, againMs: Spread, memory: { server: number; bare: number }) {
  const again = againMs.median / 1000
  const verdict = again <= AIM_S ? 'kept' : 'missed'
  return {
    lines: [
      ...formatTable([
        ['npm start, built before', 's'],
        ['first time, on an empty folder', formatSeconds(firstMs)],
        [`again, median of ${STARTS} (aim ${AIM_S} ${verdict})`, formatSeconds(againMs.median)],
      ]),
      '',
      ...formatTable([
        [`Memory after ${REQUESTS} requests`, 'MB'],
        ['our server, without its database', formatMegabytes(memory.server)],
        ['a bare Fastify', formatMegabytes(memory.bare)],
      ]),
      '',
    ],
    summary: `${formatSeconds(firstMs)} s first, ${formatSeconds(againMs.median)} s again (aim ${AIM_S} ${verdict}), ${formatMegabytes(memory.server)} MB beside ${formatMegabytes(memory.bare)} of a bare Fastify`,
    violations: again > LIMIT_S ? [`A second start takes ${again.toFixed(1)} s; at most ${LIMIT_S} are promised.`] : [],
    results: { firstMs, againMs, memory, aimSeconds: AIM_S },
  }
}

const formatSeconds = (ms: number): string => (ms / 1000).toFixed(1)

const formatMegabytes = (bytes: number): string => (bytes / 1e6).toFixed(0)
