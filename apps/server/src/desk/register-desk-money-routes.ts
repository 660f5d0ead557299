import { cashRoutes } from './cash/cash.routes.ts'
import { dayCloseRoutes } from './day-close/day-close.routes.ts'
import { depositRoutes } from './deposit/deposit.routes.ts'
import { createRecordCapture } from './deposit/record-capture.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { createChargesService } from './folio/charges.service.ts'
import { folioRoutes } from './folio/folio.routes.ts'
import { createFolioService } from './folio/folio.service.ts'
import { createPayersService } from './folio/payers.service.ts'
import { createDeskInvoices } from './invoice/desk-invoices.ts'
import { invoiceRoutes } from './invoice/invoice.routes.ts'
import { hubRefundRoutes } from './money/hub-refunds.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { createPostRefund } from './money/post-refund.ts'
import { createSettleRefund } from './money/settle-refund.ts'
import { shiftRoutes } from './money/shift.routes.ts'

/** Payments, refunds and deposits at reception, and the shift that accounts for them. */
export function registerDeskMoneyRoutes(dependencies: DeskDependencies): void {
  const { calls, staffCalls, db, hubDb, now, sites, changes, keySecret: secret, gatewayFor } = dependencies
  const { hotelPublisher, bills, invoices, invoiceRecords, customers, payments, provider } = dependencies
  const give = createPostRefund(hotelPublisher)
  const settle = createSettleRefund(give)
  moneyRoutes(staffCalls, {
    db,
    sites,
    bills,
    customers,
    hotelPublisher,
    payments,
    provider,
    postRefund: give,
    settle,
    now,
  })
  hubRefundRoutes(calls, { db: hubDb, sites, settle, secret, changes })
  depositRoutes(staffCalls, {
    db,
    sites,
    gatewayFor,
    secret,
    recordCapture: createRecordCapture({ sites, tellHotel: hotelPublisher }),
  })
  shiftRoutes(staffCalls, { sites, provider })
  folioRoutes(staffCalls, {
    sites,
    folio: createFolioService({ sites }),
    charges: createChargesService({ sites, hotelPublisher }),
    payers: createPayersService(sites),
  })
  cashRoutes(staffCalls)
  invoiceRoutes(staffCalls, createDeskInvoices({ sites, invoices, records: invoiceRecords }))
  dayCloseRoutes(staffCalls, sites)
}
