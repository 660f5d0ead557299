import type { NodeProcess } from '@foyer/tools/process/node-process.ts'
import { startSimulator } from '@foyer/tools/process/simulator-process.ts'

/** An entry in the payment provider's ledger. */
interface Operation {
  readonly minor: number
  readonly state: string
  readonly captures: number
  readonly refunded: number
}

type SimulatorName = 'gateway' | 'bus-payment' | 'authorities' | 'lock' | 'dispenser' | 'identity-provider'

/** An external system in a separate process with its own ledger. */
export class Simulator<Entry = Operation> {
  url = ''
  /** Ports by protocol. */
  ports: Readonly<Record<string, number>> = {}
  readonly #name: SimulatorName
  #control = ''
  #process: NodeProcess | undefined

  constructor(name: SimulatorName) {
    this.#name = name
  }

  async start(): Promise<void> {
    const started = await startSimulator(this.#name, { PATH: process.env['PATH'] })
    const { ports } = started
    this.#process = started.process
    this.ports = ports
    this.url = `http://127.0.0.1:${ports.http}`
    this.#control = `http://127.0.0.1:${ports['control'] ?? ports.http}`
  }

  ledger(): Promise<Entry[]> {
    return this.readLedger<Entry[]>()
  }

  /** A ledger that is not a list. */
  async readLedger<Ledger>(): Promise<Ledger> {
    return (await (await fetch(`${this.#control}/ledger`)).json()) as Ledger
  }

  fault(fault: string): Promise<void> {
    return this.play('fault', { fault })
  }

  async play(deed: string, body: object = {}): Promise<void> {
    await fetch(`${this.#control}/${deed}`, { method: 'POST', body: JSON.stringify(body) })
  }

  async close(): Promise<void> {
    await this.#process?.stop()
  }
}
