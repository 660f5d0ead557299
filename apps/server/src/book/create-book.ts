import type { Access, CoreDependencies } from '../access/create-access.ts'
import type { Outbox } from '../platform/outbox/outbox.ts'
import { guestAlertRoutes } from './alert/alert.routes.ts'
import { type AuthorityReports, createAuthorityReports } from './authority/authority-reports.ts'
import { publishToAuthority } from './authority/publish-to-authority.ts'
import type { ReadStayReport } from './authority/read-stay-report.ts'
import { checkinLogRoutes } from './checkin-log/checkin-log.routes.ts'
import { customerRoutes } from './customer/customer.routes.ts'
import { type CustomerService, createCustomerService } from './customer/customer.service.ts'
import { createDoorCodes, type DoorCodes } from './door-codes/door-codes.ts'
import { createHotelPublisher as createTellHotel, type HotelPublisher } from './hotel-system/hotel-publisher.ts'
import type { HotelSystems } from './hotel-system/hotel-systems.ts'
import { createRefreshReservation, type RefreshReservation } from './hotel-system/refresh-reservation.ts'
import { webhookRoutes } from './hotel-system/webhook.routes.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { qrRoutes } from './qr/qr.routes.ts'
import { createReservationService, type ReservationService } from './reservation/reservation.service.ts'

interface BookDependencies extends CoreDependencies, Access {
  readonly outbox: Outbox
  readonly systems: HotelSystems
  readonly readStayReport: ReadStayReport
}

export interface Book {
  readonly codes: DoorCodes
  readonly reservations: ReservationService
  readonly hotelPublisher: HotelPublisher
  readonly authorityReports: AuthorityReports
  readonly refreshReservation: RefreshReservation
  readonly customers: CustomerService
  /** Seals the codes on confirmations. */
  readonly qrSecret: Buffer
}

/** The stored reservations, and their exchange with the hotel's own system. */
export function createBook(dependencies: BookDependencies): Book {
  const { app, db, now, keySecret, sites, visits, changes, calls, outbox, systems, readStayReport } = dependencies
  const codes = createDoorCodes(keySecret)
  const reservations = createReservationService(codes, sites)
  const authorityReports = createAuthorityReports({ sites, outbox, readStayReport, now })
  const tellHotel = publishToAuthority(createTellHotel({ sites, outbox }), authorityReports)
  const customers = createCustomerService({ sites, hotel: tellHotel, changes })
  const qrSecret = keySecret.sealKey('qr')
  qrRoutes(calls, { reservations, secret: qrSecret })
  customerRoutes(calls, reservations, customers)
  guestAlertRoutes(calls, changes)
  checkinLogRoutes(calls, reservations)
  legalRoutes(calls)
  webhookRoutes(app, { db, systems, changes, now })
  return {
    codes,
    reservations,
    hotelPublisher: tellHotel,
    authorityReports,
    refreshReservation: createRefreshReservation({ db, visits, systems, changes }),
    customers,
    qrSecret,
  }
}
