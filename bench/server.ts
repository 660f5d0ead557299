import { join } from 'node:path'
import { createDataFolder, type DataFolder } from '@foyer/tools/process/data-folder.ts'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'

const main = join(import.meta.dirname, '../apps/server/src/main.ts')
const memoryReport = join(import.meta.dirname, 'report-memory.ts')

export interface Running {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

export const createBenchFolder = (): DataFolder => createDataFolder('foyer-bench-')

/** The real server with the demo hotels in a separate process, on its own port. */
export const startServer = (dataDir: string): Promise<Running> =>
  startProcess([main], {
    DATA_DIR: dataDir,
    PORT: '0',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    TRUST_PROXY: 'loopback',
    DEMO: 'on',
  })

/** Runs a script that reports where it listens. */
export const startProcess = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Running> =>
  awaitAddress(new NodeProcess(args, { name: 'The server', env: { ...process.env, ...env } }))

export interface MeasuredServer extends Running {
  /** Bytes in use after a full collection: what V8 has not collected yet is not counted. */
  readUsedBytes(): Promise<number>
}

/** The same for a script whose memory is measured from within. */
export async function startMeasured(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<MeasuredServer> {
  const started = new NodeProcess(['--expose-gc', '--import', memoryReport, ...args], {
    name: 'The server',
    env: { ...process.env, ...env },
  })
  return {
    ...(await awaitAddress(started)),
    readUsedBytes() {
      const answer = started.waitFor('its memory', (message: { readonly usedBytes?: number }) => message.usedBytes)
      started.send({ report: 'memory' })
      return answer
    },
  }
}

async function awaitAddress(started: NodeProcess): Promise<Running> {
  const url = await started.waitFor('its address', (message: { readonly url?: string }) => message.url)
  return { url: url.replace(/\/$/, ''), pid: started.pid, stop: () => started.stop() }
}
