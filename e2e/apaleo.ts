import type { NodeProcess } from '@foyer/tools/process/node-process.ts'
import { startSimulator } from '@foyer/tools/process/simulator-process.ts'

interface Happening {
  readonly what: string
  readonly reservation: string
  readonly detail?: unknown
}

interface Things {
  readonly units?: readonly (readonly [name: string, group: string])[]
  readonly reservations?: readonly ({ readonly id: string } & Readonly<Record<string, unknown>>)[]
}

/** Apaleo with one property, in a separate process with its own ledger. */
export class Apaleo {
  readonly property = 'LAKE'
  readonly client = 'FOYE-AC-FOYER'
  readonly secret = 'a secret of the simulated Apaleo'
  url = ''
  #process: NodeProcess | undefined

  /** `now`: the local time of the property, with its offset. */
  async start(now: string): Promise<void> {
    const env = { PATH: process.env['PATH'], NOW: now, APALEO_SECRET: this.secret }
    const started = await startSimulator('apaleo', env)
    this.#process = started.process
    this.url = `http://127.0.0.1:${started.ports.http}`
  }

  put(things: Things): Promise<unknown> {
    return this.#control('put', things)
  }

  async faults(faults: { readonly down?: boolean } = {}): Promise<void> {
    await this.#control('faults', faults)
  }

  /** What has happened there to a reservation, in order. */
  async happened(reservation: string): Promise<readonly Happening[]> {
    const { happened } = await this.#control<{ happened: Happening[] }>('ledger')
    return happened.filter((one) => one.reservation === reservation)
  }

  async stop(): Promise<void> {
    await this.#process?.stop()
  }

  async #control<Answer>(what: string, body: object = {}): Promise<Answer> {
    const response = await fetch(`${this.url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Answer
  }
}
