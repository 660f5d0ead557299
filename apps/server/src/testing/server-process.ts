import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createTemporaryDataDir } from '../platform/database/testing/create-temporary-data-dir.ts'

/** A first start creates and fills a database, which takes a while on a busy machine. */
export const longTimeout = { timeout: 180_000 }

interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  /** Its address on this machine, whatever its public address is. */
  readonly local: string
}

const main = join(import.meta.dirname, '../main.ts')

/** Removed after the test, when nothing runs in it any more. */
export async function createDataDir(): Promise<string> {
  const { dataDir, remove } = await createTemporaryDataDir()
  onTestFinished(remove)
  return dataDir
}

/**
 * Starts the server with the demo hotels in its own process. Pages are served from source, without
 * a build.
 */
function spawnServer(env: Record<string, string>): ChildProcess {
  const { DATABASE_URL: _, PUBLIC_URL: _url, PORT: _port, DATA_DIR: _dir, DEMO: _demo, ...inherited } = process.env
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, FOYER_DEV: '1', HOST: '127.0.0.1', PORT: '0', DEMO: 'on', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(async () => {
    if (hasEnded(child)) return
    const exit = once(child, 'exit')
    // Ends a server that drains, too.
    child.kill('SIGINT')
    await exit
  })
  return child
}

export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawnServer(env)
  const said: Buffer[] = []
  child.stderr?.on('data', (bytes: Buffer) => said.push(bytes))
  const message = await Promise.race([
    once(child, 'message').then(([sent]) => sent),
    once(child, 'exit').then(() => undefined),
  ])
  if (message?.type !== 'ready') throw new Error(`The server ended: ${Buffer.concat(said)}`)
  return { child, url: message.url, local: message.local }
}

/** For a start that fails: its exit code and output. */
export async function startAndFail(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawnServer(env)
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes: Buffer) => said.push(bytes))
  const [code] = await once(child, 'close')
  return { code, said: Buffer.concat(said).toString() }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
