import type { Access, CoreDependencies } from './access/create-access.ts'
import { AUTHORITY_ENDPOINT, createAuthorityEndpoint } from './book/authority/authority-endpoint.ts'
import { createReadStayReport, type ReadStayReport } from './book/authority/read-stay-report.ts'
import { createHotelSystemEndpoint } from './book/hotel-system/hotel-system-endpoint.ts'
import { createHotelSystems, type HotelSystems } from './book/hotel-system/hotel-systems.ts'
import { HOTEL_SYSTEM_ENDPOINT } from './book/hotel-system/publish-event.ts'
import { getPlaceName, getProvinceSign } from './checkin/select/get-place-name.ts'
import type { Ports } from './outside/ports.ts'
import { createMailEndpoint } from './papers/mail/mail-endpoint.ts'
import { createOutbox, type Outbox } from './platform/outbox/outbox.ts'

export interface Deliveries {
  readonly outbox: Outbox
  readonly systems: HotelSystems
  readonly readStayReport: ReadStayReport
}

/**
 * The outbox with its destinations: mail, the hotels' systems and authorities. The wings that write
 * to it are opened later.
 */
export function createDeliveries({
  app,
  backgroundDb: db,
  changes,
  sites,
  mailer,
  keySecret: secret,
  systemFor,
  authorityFor,
  now,
}: CoreDependencies & Access & Ports): Deliveries {
  const systems = createHotelSystems({ db, sites, systemFor })
  const readStayReport = createReadStayReport({ sites, placeName: getPlaceName, provinceSign: getProvinceSign, now })
  const outbox = createOutbox(db, {
    ...(mailer.sends && { mail: createMailEndpoint({ db, mailer, changes, sites, secret }) }),
    [HOTEL_SYSTEM_ENDPOINT]: createHotelSystemEndpoint({ systems, changes }),
    [AUTHORITY_ENDPOINT]: createAuthorityEndpoint({ db, sites, authorityFor, readStayReport, changes, now }),
  })
  app.addHook('onClose', async () => {
    await outbox.stop()
    mailer.close()
  })
  return { outbox, systems, readStayReport }
}
