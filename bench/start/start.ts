import { join } from 'node:path'
import { table } from '@foyer/tools/trials/table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { dataFolder, startProcess, startServer } from '../server.ts'
import { type Spread, spread } from '../spread.ts'
import { buildApps } from '../tool.ts'
import { memoryOf } from './memory.ts'
import { timeOfStart } from './npm-start.ts'

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
    const folder = dataFolder()
    try {
      say('npm start on an empty folder')
      const first = await timeOfStart(folder.path)
      const again: number[] = []
      for (let round = 1; round <= STARTS; round += 1) {
        say(`npm start again, ${round} of ${STARTS}`)
        again.push(await timeOfStart(folder.path))
      }
      say(`memory after ${REQUESTS} requests`)
      const memory = { server: await serverMemory(folder.path), bare: await bareMemory() }
      return report(first, spread(again), memory)
    } finally {
      folder.remove()
    }
  },
}

async function serverMemory(dataDir: string): Promise<number> {
  const server = await startServer(dataDir)
  try {
    return await memoryAfter(server, hotelPage)
  } finally {
    await server.stop()
  }
}

async function bareMemory(): Promise<number> {
  const bare = await startProcess([bareFastify], {})
  try {
    return await memoryAfter(bare, '/')
  } finally {
    await bare.stop()
  }
}

async function memoryAfter({ url, pid }: { url: string; pid: number }, path: string): Promise<number> {
  for (let request = 0; request < REQUESTS; request += 1) {
    const answer = await fetch(`${url}${path}`)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`)
    await answer.arrayBuffer()
  }
  return memoryOf(pid)
}

function report(firstMs: number, againMs: Spread, memory: { server: number; bare: number }) {
  const again = againMs.median / 1000
  const verdict = again <= AIM_S ? 'kept' : 'missed'
  return {
    lines: [
      ...table([
        ['npm start, built before', 's'],
        ['first time, on an empty folder', seconds(firstMs)],
        [`again, median of ${STARTS} (aim ${AIM_S} ${verdict})`, seconds(againMs.median)],
      ]),
      '',
      ...table([
        [`Memory after ${REQUESTS} requests`, 'MB'],
        ['our server, without its database', megabytes(memory.server)],
        ['a bare Fastify', megabytes(memory.bare)],
      ]),
      '',
    ],
    figures: `${seconds(firstMs)} s first, ${seconds(againMs.median)} s again (aim ${AIM_S} ${verdict}), ${megabytes(memory.server)} MB beside ${megabytes(memory.bare)} of a bare Fastify`,
    broken: again > LIMIT_S ? [`A second start takes ${again.toFixed(1)} s; at most ${LIMIT_S} are promised.`] : [],
    results: { firstMs, againMs, memory, aimSeconds: AIM_S },
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0)
