import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { simulatorEnv } from './simulator-env.ts'

const main = join(import.meta.dirname, '../../../../simulators/hardware/main.ts')

interface Entry {
  readonly key: string
  readonly device: string
  readonly location: string
  readonly again: boolean
  readonly done: boolean
}

/** The simulated service of a kiosk manufacturer, in its own process. */
export async function startHardwareService() {
  const child = spawn(process.execPath, [main], {
    env: simulatorEnv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(async () => {
    const exit = once(child, 'exit')
    // SIGKILL would leave it no time to write its compile cache.
    child.kill('SIGTERM')
    await exit
  })
  const [{ ports }] = (await once(child, 'message')) as [{ ports: { http: number } }]
  const url = `http://127.0.0.1:${ports.http}`
  return {
    url,
    /** Sets the next answers, in order; after them it answers normally again. */
    async answers(...all: readonly object[]): Promise<void> {
      for (const answer of all) await fetch(`${url}/answers`, { method: 'POST', body: JSON.stringify(answer) })
    },
    async ledger(): Promise<Entry[]> {
      return (await (await fetch(`${url}/ledger`)).json()) as Entry[]
    },
  }
}
