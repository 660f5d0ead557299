import type { HintSender } from '../hint-sender.ts'
import type { HintSockets } from './hint-sockets.ts'
import type { Hotel } from './hotel.ts'

interface Event {
  readonly Discriminator: 'ServiceOrderUpdated' | 'ResourceUpdated' | 'CustomerUpdated' | 'PaymentUpdated'
  readonly Value: { readonly Id: string }
}

/** General webhooks: ids without content. Of reservations and spaces, WebSockets say the same. */
export class Webhooks {
  readonly #hotel: Hotel
  readonly #sender: HintSender
  readonly #sockets: HintSockets

  constructor(hotel: Hotel, sender: HintSender, sockets: HintSockets) {
    this.#hotel = hotel
    this.#sender = sender
    this.#sockets = sockets
  }

  notify(Discriminator: Event['Discriminator'], Id: string): void {
    const event: Event = { Discriminator, Value: { Id } }
    const { enterprise, reservations, resources } = this.#hotel
    this.#sender.send({ EnterpriseId: enterprise, IntegrationId: enterprise, Events: [event] })
    const reservation = Discriminator === 'ServiceOrderUpdated' && reservations.get(Id)
    const resource = Discriminator === 'ResourceUpdated' && resources.get(Id)
    if (reservation) this.#sockets.notifyReservation(reservation)
    if (resource) this.#sockets.notifyResource(resource)
  }
}
