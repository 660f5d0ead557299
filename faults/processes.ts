import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export interface Started<Ready> {
  readonly ready: Ready
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<unknown>
  /** Says something, and waits for the answer. */
  tell(message: object): Promise<number>
  stop(): Promise<void>
  /** As if somebody pulled its plug. */
  kill(): Promise<void>
}

/** A script of the hotel or of the world outside, as a process of its own. It says when it is ready. */
export async function startProcess<Ready>(
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Started<Ready>> {
  const { DATABASE_URL: _, PUBLIC_URL: __, ...inherited } = process.env
  const child = spawn(process.execPath, [join(root, script)], {
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.foyer/compiled'), ...inherited, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const message = await Promise.race([once(child, 'message').then(([sent]) => sent), ended.then(() => undefined)])
  if (message?.type !== 'ready') throw new Error(`${script} ended instead of opening.`)
  return {
    ready: message,
    ended,
    async tell(said) {
      child.send(said)
      const [answer] = await once(child, 'message')
      return answer.answer
    },
    async stop() {
      if (hasEnded(child)) return
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      if (hasEnded(child)) return
      child.kill('SIGKILL')
      await ended
    },
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** A data folder that goes away again. The database runs as another user when we are root, and has to pass through it. */
export function dataFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-faults-'))
  chmodSync(folder, 0o755)
  return { path: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
