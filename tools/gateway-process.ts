import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../simulators/gateway/main.ts')

/** Whoever takes the demo's cards, for as long as we run or until it is stopped. */
export async function runGateway(): Promise<{ readonly url: string; stop(): void }> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  const [{ ports }] = (await once(child, 'message')) as [{ ports: { http: number } }]
  // It sees the channel close and stops; it is no reason for us to stay.
  child.unref()
  child.channel?.unref()
  return { url: `http://127.0.0.1:${ports.http}`, stop: () => void child.kill() }
}
