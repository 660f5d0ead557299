import type { HintSender } from '../hint-sender.ts'

interface Event {
  readonly Discriminator: 'ServiceOrderUpdated' | 'ResourceUpdated' | 'CustomerUpdated' | 'PaymentUpdated'
  readonly Value: { readonly Id: string }
}

/** General webhooks: ids without content. */
export class Webhooks {
  readonly #enterprise: string
  readonly #sender: HintSender

  constructor(enterprise: string, sender: HintSender) {
    this.#enterprise = enterprise
    this.#sender = sender
  }

  notify(Discriminator: Event['Discriminator'], Id: string): void {
    const event: Event = { Discriminator, Value: { Id } }
    this.#sender.send({ EnterpriseId: this.#enterprise, IntegrationId: this.#enterprise, Events: [event] })
  }
}
