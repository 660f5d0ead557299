import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../simulators')

/** What whoever takes cards has written down. */
interface Operation {
  readonly minor: number
  readonly state: string
  readonly captures: number
  readonly refunded: number
}

/** Somebody or something outside the product, as a process of its own with a ledger of its own. */
export class Simulator<Entry = Operation> {
  url = ''
  /** By the language that is spoken there. */
  ports: Readonly<Record<string, number>> = {}
  readonly #name: 'gateway' | 'bus-payment' | 'lock' | 'dispenser'
  #control = ''
  #process: ChildProcess | undefined

  constructor(name: 'gateway' | 'bus-payment' | 'lock' | 'dispenser') {
    this.#name = name
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(folder, this.#name, 'main.ts')], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#process = child
    const [{ ports }] = (await once(child, 'message')) as [{ ports: { http: number; control?: number } }]
    this.ports = ports
    this.url = `http://127.0.0.1:${ports.http}`
    this.#control = `http://127.0.0.1:${ports.control ?? ports.http}`
  }

  async ledger(): Promise<Entry[]> {
    return (await (await fetch(`${this.#control}/ledger`)).json()) as Entry[]
  }

  fault(fault: string): Promise<void> {
    return this.play('fault', { fault })
  }

  async play(deed: string, body: object = {}): Promise<void> {
    await fetch(`${this.#control}/${deed}`, { method: 'POST', body: JSON.stringify(body) })
  }

  async close(): Promise<void> {
    const child = this.#process
    if (!child) return
    const exit = once(child, 'exit')
    child.kill()
    await exit
  }
}
