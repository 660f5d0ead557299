import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../simulators')

/** One of the outside world for the demo, for as long as we run or until it is stopped. */
export async function runSimulator(
  name: 'gateway' | 'bus-payment',
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; stop(): void }> {
  const child = spawn(process.execPath, [join(folder, name, 'main.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  const [{ ports }] = (await once(child, 'message')) as [{ ports: { http: number } }]
  // It sees the channel close and stops; it is no reason for us to stay.
  child.unref()
  child.channel?.unref()
  return { url: `http://127.0.0.1:${ports.http}`, stop: () => void child.kill() }
}
