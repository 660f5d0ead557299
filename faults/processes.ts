import { createDataFolder, type DataFolder } from '@foyer/tools/process/data-folder.ts'
import { startReady } from '@foyer/tools/process/start-ready.ts'

export interface Started<Ready> {
  readonly ready: Ready
  /** Resolves when it has exited, for whatever reason. */
  readonly ended: Promise<unknown>
  /** Sends a message, and waits for the answer. */
  tell(message: object): Promise<number>
  stop(): Promise<void>
  /** Simulates pulling its plug. */
  kill(): Promise<void>
}

/**
 * Runs a script of the hotel or an external system in a separate process. It reports when it is
 * ready.
 */
export async function startProcess<Ready>(
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Started<Ready>> {
  const { ready, process } = await startReady<Ready>(script, env)
  return {
    ready,
    ended: process.ended,
    async tell(said) {
      const answered = process.waitFor('an answer', (message: { readonly answer: number }) => message)
      process.send(said)
      return (await answered).answer
    },
    stop: () => process.stop(),
    kill: () => process.stop('SIGKILL'),
  }
}

export const createFaultsFolder = (): DataFolder => createDataFolder('foyer-faults-')
