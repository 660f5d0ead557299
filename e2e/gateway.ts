import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../simulators/gateway/main.ts')

/** What the gateway itself has written down. */
interface Operation {
  readonly order: string
  readonly minor: number
  readonly state: 'open' | 'captured' | 'refused'
  readonly captures: number
  readonly refunded: number
}

/** Whoever takes cards over the network, as a process of its own. */
export class Gateway {
  url = ''
  #control = ''
  #process: ChildProcess | undefined

  async start(): Promise<void> {
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#process = child
    const [{ ports }] = (await once(child, 'message')) as [{ ports: { http: number; control: number } }]
    this.url = `http://127.0.0.1:${ports.http}`
    this.#control = `http://127.0.0.1:${ports.control}`
  }

  async ledger(): Promise<Operation[]> {
    return (await (await fetch(`${this.#control}/ledger`)).json()) as Operation[]
  }

  async fault(fault: string): Promise<void> {
    await fetch(`${this.#control}/fault`, { method: 'POST', body: JSON.stringify({ fault }) })
  }

  async close(): Promise<void> {
    const child = this.#process
    if (!child) return
    const exit = once(child, 'exit')
    child.kill()
    await exit
  }
}
