import type { NodeProcess } from '@foyer/tools/process/node-process.ts'
import { startSimulator } from '@foyer/tools/process/simulator-process.ts'

interface Happening {
  readonly what: string
  readonly reservation?: string
}

/** The time of each simulator, in its own notation. */
const times = {
  /** The local time of the property, with its offset. */
  apaleo: (day: string) => `${day}T12:00:00+00:00`,
  mews: (day: string) => `${day}T12:00:00Z`,
} as const

/** A hotel's own system in a separate process with its own ledger. */
export class ConnectedSystem {
  readonly #name: keyof typeof times
  url = ''
  #process: NodeProcess | undefined

  constructor(name: keyof typeof times) {
    this.#name = name
  }

  /** It is noon there on this day. */
  async start(day: string): Promise<void> {
    const started = await startSimulator(this.#name, { PATH: process.env['PATH'], NOW: times[this.#name](day) })
    this.#process = started.process
    this.url = `http://127.0.0.1:${started.ports.http}`
  }

  put(things: object): Promise<unknown> {
    return this.#control('put', things)
  }

  /** How the hotel has set up its system. */
  settings(settings: object): Promise<unknown> {
    return this.#control('settings', settings)
  }

  /** Sends webhooks to this address from now on. */
  sendHints(to: string): Promise<unknown> {
    return this.#control('webhook', { url: to })
  }

  /** What the hotel's owner saves by hand. */
  async change(what: 'resources', name: string, form: Record<string, string>): Promise<void> {
    const body = new URLSearchParams(form)
    await fetch(`${this.url}/owner/${what}/${name}`, { method: 'POST', body, redirect: 'manual' })
  }

  async faults(faults: { readonly down?: boolean } = {}): Promise<void> {
    await this.#control('faults', faults)
  }

  /** What has happened there to a reservation, in order. */
  async happened(reservation: string): Promise<string[]> {
    const { happened } = await this.#control<{ happened: Happening[] }>('ledger')
    return happened.filter((one) => one.reservation === reservation).map(({ what }) => what)
  }

  async stop(): Promise<void> {
    await this.#process?.stop()
  }

  async #control<Answer>(what: string, body: object = {}): Promise<Answer> {
    const response = await fetch(`${this.url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Answer
  }
}
