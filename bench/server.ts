import { join } from 'node:path'
import { createDataFolder, type DataFolder } from '@foyer/tools/process/data-folder.ts'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'

const main = join(import.meta.dirname, '../apps/server/src/main.ts')

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
export async function startProcess(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Running> {
  const started = new NodeProcess(args, { name: 'The server', env: { ...process.env, ...env } })
  const url = await started.waitFor('its address', (message: { readonly url?: string }) => message.url)
  return { url: url.replace(/\/$/, ''), pid: started.pid, stop: () => started.stop() }
}
