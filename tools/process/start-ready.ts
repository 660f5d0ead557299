import { resolve } from 'node:path'
import { compileCache } from './compile-cache.ts'
import { NodeProcess } from './node-process.ts'

const root = resolve(import.meta.dirname, '../..')

export interface Started<Ready> {
  readonly ready: Ready
  readonly pid: number
  readonly process: NodeProcess
  stop(): Promise<void>
}

/** Starts a script of this tree and resolves with the message it sends when it is ready. */
export async function startReady<Ready>(
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Started<Ready>> {
  const { DATABASE_URL: _, PUBLIC_URL: __, ...inherited } = process.env
  const started = new NodeProcess([resolve(root, script)], {
    name: script,
    env: { ...compileCache, ...inherited, ...env },
  })
  const ready = await started.waitFor('that it is ready', (message: Ready) => message)
  return { ready, pid: started.pid, process: started, stop: () => started.stop() }
}
