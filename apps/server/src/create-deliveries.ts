import type { Access, CoreDependencies } from './access/create-access.ts'
import { createHotelSystemEndpoint } from './book/hotel-system/hotel-system-endpoint.ts'
import { createHotelSystems, type HotelSystems } from './book/hotel-system/hotel-systems.ts'
import { HOTEL_SYSTEM_ENDPOINT } from './book/hotel-system/publish-event.ts'
import type { Ports } from './outside/ports.ts'
import { createMailEndpoint } from './papers/mail/mail-endpoint.ts'
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts'

export interface Deliveries {
  readonly outbox: Outbox
  readonly systems: HotelSystems
}

/**
 * The outbox with its two destinations, mail and the hotels' systems. Both wings that write to it
 * are opened later.
 */
export function createDeliveries({
  app,
  backgroundDb: db,
  changes,
  sites,
  mailer,
  keySecret: secret,
  systemFor,
}: CoreDependencies & Access & Ports): Deliveries {
  const systems = createHotelSystems({ db, sites, systemFor })
  const outbox = createOutbox(db, {
    ...(mailer.sends && { mail: createMailEndpoint({ db, mailer, changes, sites, secret }) }),
    [HOTEL_SYSTEM_ENDPOINT]: createHotelSystemEndpoint({ systems, changes }),
  })
  app.addHook('onClose', async () => {
    await outbox.stop()
    mailer.close()
  })
  return { outbox, systems }
}
