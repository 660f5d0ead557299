import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { simulatorEnv } from './simulator-env.ts'

const folder = join(import.meta.dirname, '../../../../simulators')

/** A simulated external system in its own process, for the duration of the test. */
export async function startSimulator(
  name:
    | 'key-provider'
    | 'gateway'
    | 'bus-payment'
    | 'identity-provider'
    | 'ses'
    | 'alloggiati'
    | 'siba'
    | 'verifactu'
    | 'apaleo'
    | 'mews',
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly control: string }> {
  const child = spawn(process.execPath, [join(folder, name, 'main.ts')], {
    env: { ...simulatorEnv, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(async () => {
    const exit = once(child, 'exit')
    child.kill()
    await exit
  })
  const [{ ports }] = (await once(child, 'message')) as [{ ports: { http: number; control?: number } }]
  return { url: `http://127.0.0.1:${ports.http}`, control: `http://127.0.0.1:${ports.control ?? 0}` }
}
