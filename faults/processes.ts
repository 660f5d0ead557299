import { createDataFolder, type DataFolder } from '@foyer/tools/process/data-folder.ts'
import { startReady } from '@foyer/tools/process/start-ready.ts'

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

export const dataFolder = (): DataFolder => createDataFolder('foyer-faults-')
