import { join } from 'node:path'
import { onStopSignal } from '../on-stop-signal.ts'
import type { Links } from '../start/format-links.ts'
import { compileCache } from './compile-cache.ts'
import { NodeProcess } from './node-process.ts'

export interface Ready extends Links {
  readonly type: 'ready'
  /** Its local address, whatever its public name is. */
  readonly local: string
  /** Whether the demo hotels are enabled. */
  readonly isDemo: boolean
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready'

const main = join(import.meta.dirname, '../../apps/server/src/main.ts')

/** After this the server will not exit on its own. Longer than any request it still answers. */
const stopTimeoutMs = 20_000

/** Exit code of a server that asks for a restart, because a backup was restored under it. */
const restartExitCode = 75

/**
 * Runs the server until it exits, and exits with its code. It has its own process group, so that
 * Ctrl-C reaches it once and through us; if we are killed, it sees the channel close and stops.
 */
export function runServer(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  onReady: (ready: Ready) => void,
  program = main,
): void {
  let server: NodeProcess
  let isStopping = false
  const start = (onReady: (ready: Ready) => void) => {
    server = new NodeProcess([...args, program], {
      name: 'The server',
      env: { ...compileCache, ...process.env, ...env },
      hasOwnGroup: true,
    })
    server.onMessage((message) => {
      if (isReady(message)) onReady(message)
    })
    server.child.on('error', (error) => {
      console.error(`The server could not be started: ${error.message}`)
      process.exit(1)
    })
    server.child.on('exit', (code) => {
      if (code !== restartExitCode || isStopping) process.exit(code ?? 1)
      start(({ url }) => console.log(`A backup was restored. Foyer is open again at ${url}`))
    })
  }
  start(onReady)

  onStopSignal(() => {
    isStopping = true
    void server.stop()
    setTimeout(() => void server.stop('SIGKILL'), stopTimeoutMs).unref()
  })
}
