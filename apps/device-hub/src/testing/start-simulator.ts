import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const folder = join(import.meta.dirname, '../../../../simulators')

/** An external system, as a separate process with its own journal. */
export async function startSimulator<Ledger>(name: string) {
  const child = spawn(process.execPath, [join(folder, name, 'main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  const [{ ports }] = (await once(child, 'message')) as [{ ports: Record<string, number> }]
  const at = (path: string) => `http://127.0.0.1:${ports['http']}/${path}`
  return {
    address: (line: string) => ({ host: '127.0.0.1', port: ports[line] ?? 0 }),
    ledger: async () => (await (await fetch(at('ledger'))).json()) as Ledger,
    turn: async (what: string, body: object = {}) =>
      void (await fetch(at(what), { method: 'POST', body: JSON.stringify(body) })),
  }
}
