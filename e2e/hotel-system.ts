import { join } from 'node:path'
import { NodeProcess } from '@foyer/tools/process/node-process.ts'

const main = join(import.meta.dirname, '../simulators/hotel-system/main.ts')

interface Delivery {
  readonly at: string
  readonly key: string
  readonly kind: string
  readonly reference: string
  readonly again: boolean
  readonly body: { readonly guests?: readonly Readonly<Record<string, unknown>>[] }
}

/** A hotel's own reservation system in a separate process, independent of our code. */
export class HotelSystem {
  readonly secret = 'a secret of more than sixteen letters'
  url = ''
  #process: NodeProcess | undefined

  async start(): Promise<void> {
    const env = { PATH: process.env['PATH'], SECRET: this.secret }
    this.#process = new NodeProcess([main], { name: "The hotel's system", env, stdout: 'ignore' })
    this.url = await this.#process.waitFor('its address', (message: { readonly url: string }) => message.url)
  }

  /** Adds or replaces data that it holds. */
  put(...things: readonly [string, object][]): Promise<unknown> {
    return this.#control('put', { things })
  }

  async faults(faults: { readonly down?: boolean }): Promise<void> {
    await this.#control('faults', faults)
  }

  /** Pushes its latest events. */
  push(to: string, last: number): Promise<{ status: number }> {
    return this.#control('push', { to, last })
  }

  /** What we sent to it, in order of arrival. */
  async told(): Promise<readonly Delivery[]> {
    const { deliveries } = await this.#control<{ deliveries: Delivery[] }>('ledger')
    return deliveries
  }

  async stop(): Promise<void> {
    await this.#process?.stop('SIGKILL')
  }

  async #control<Answer>(what: string, body: object = {}): Promise<Answer> {
    const response = await fetch(`${this.url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Answer
  }
}
