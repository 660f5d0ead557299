import type { Access, Ground } from './access/open-access.ts'
import { hotelSystemEnd } from './book/hotel-system/hotel-system-end.ts'
import { type HotelSystems, hotelSystems } from './book/hotel-system/hotel-systems.ts'
import { HOTEL_SYSTEM_END } from './book/hotel-system/publish-event.ts'
import type { Ports } from './outside/ports.ts'
import { mailEnd } from './papers/mail/mail-end.ts'
import { outbox as createOutbox, type Outbox } from './platform/outbox/outbox.ts'

export interface Deliveries {
  readonly outbox: Outbox
  readonly systems: HotelSystems
}

/**
 * The outbox with its two destinations, mail and the hotels' systems. Both wings that write to it
 * are opened later.
 */
export function openOutbox({
  app,
  backgroundDb: db,
  changes,
  sites,
  mailer,
  systemFor,
}: Ground & Access & Ports): Deliveries {
  const systems = hotelSystems({ db, sites, systemFor })
  const outbox = createOutbox(db, {
    ...(mailer.sends && { mail: mailEnd({ db, mailer, changes, sites }) }),
    [HOTEL_SYSTEM_END]: hotelSystemEnd({ systems, changes }),
  })
  app.addHook('onClose', async () => {
    await outbox.stop()
    mailer.close()
  })
  return { outbox, systems }
}
