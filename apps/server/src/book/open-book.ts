import type { Access, Ground } from '../access/open-access.ts'
import { serverSecret } from '../platform/database/server-secret.store.ts'
import type { Outbox } from '../platform/outbox/outbox.ts'
import { guestAlertRoutes } from './alert/alert.routes.ts'
import { checkinLogRoutes } from './checkin-log/checkin-log.routes.ts'
import { customerRoutes } from './customer/customer.routes.ts'
import { type CustomerService, customerService } from './customer/customer.service.ts'
import { type DoorCodes, doorCodes } from './door-codes/door-codes.ts'
import { type AskHotel, askHotel } from './hotel-system/ask-hotel.ts'
import type { HotelSystems } from './hotel-system/hotel-systems.ts'
import { tellHotel as createTellHotel, type TellHotel } from './hotel-system/tell-hotel.ts'
import { webhookRoutes } from './hotel-system/webhook.routes.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { qrRoutes } from './qr/qr.routes.ts'
import { type ReservationService, reservationService } from './reservation/reservation.service.ts'

interface BookDependencies extends Ground, Access {
  readonly outbox: Outbox
  readonly systems: HotelSystems
}

export interface Book {
  readonly codes: DoorCodes
  readonly reservations: ReservationService
  readonly tellHotel: TellHotel
  readonly askHotel: AskHotel
  readonly customers: CustomerService
  /** Seals the codes on confirmations. */
  readonly qrSecret: Buffer
}

/** The stored reservations, and their exchange with the hotel's own system. */
export async function openBook(dependencies: BookDependencies): Promise<Book> {
  const { app, db, now, keySecret, sites, visits, changes, calls, outbox, systems } = dependencies
  const codes = doorCodes(keySecret)
  const reservations = reservationService(codes, sites)
  const tellHotel = createTellHotel({ sites, outbox })
  const customers = customerService({ sites, hotel: tellHotel, changes })
  const qrSecret = await serverSecret(db, 'qr')
  qrRoutes(calls, { reservations, secret: qrSecret })
  customerRoutes(calls, reservations, customers)
  guestAlertRoutes(calls, changes)
  checkinLogRoutes(calls, reservations)
  legalRoutes(calls)
  webhookRoutes(app, { db, systems, changes, now })
  return {
    codes,
    reservations,
    tellHotel,
    askHotel: askHotel({ db, visits, systems, changes }),
    customers,
    qrSecret,
  }
}
