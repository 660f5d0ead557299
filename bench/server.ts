import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../apps/server/src/main.ts')

export interface Running {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** A data folder that goes away again. The database runs as another user when we are root, and has to pass through it. */
export function dataFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  chmodSync(folder, 0o755)
  return { path: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The real server with the demo hotels as a process of its own, on a port of its own. */
export const startServer = (dataDir: string): Promise<Running> =>
  startProcess([main], {
    DATA_DIR: dataDir,
    PORT: '0',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    TRUST_PROXY: 'loopback',
    DEMO: 'on',
  })

/** Runs a script that says where it listens. */
export async function startProcess(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const url = await readyAt(child)
  return {
    url: url.replace(/\/$/, ''),
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended instead of opening.')))
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'url' in message) resolve(String(message.url))
    })
  })
}
