import type { FaultBoard } from './faults.ts'

const TIMEOUT_MS = 5_000

interface Event {
  readonly Discriminator: 'ServiceOrderUpdated' | 'ResourceUpdated' | 'CustomerUpdated' | 'PaymentUpdated'
  readonly Value: { readonly Id: string }
}

/** General webhooks: ids without content and without a signature, given up after one failure. */
export class Webhooks {
  readonly #enterprise: string
  readonly #faults: FaultBoard
  #held: Event[] = []
  url: string | undefined

  constructor(enterprise: string, faults: FaultBoard) {
    this.#enterprise = enterprise
    this.#faults = faults
  }

  notify(Discriminator: Event['Discriminator'], Id: string): void {
    const event = { Discriminator, Value: { Id } }
    if (this.#faults.now.lateWebhooks) this.#held.push(event)
    else this.#send(event)
  }

  /** Sends what was held back. */
  release(): void {
    for (const event of this.#held.splice(0)) this.#send(event)
  }

  #send(event: Event): void {
    if (this.url === undefined) return
    const body = JSON.stringify({ EnterpriseId: this.#enterprise, IntegrationId: this.#enterprise, Events: [event] })
    const headers = { 'content-type': 'application/json' }
    const times = this.#faults.now.doubledWebhooks ? 2 : 1
    for (let at = 0; at < times; at++)
      fetch(this.url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {})
  }
}
