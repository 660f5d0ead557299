import { readStayMoney } from '@foyer/contract/staff/money.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { CustomerService } from '../../book/customer/customer.service.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import { createSendRequestedBill } from '../../money/bill/send-requested-bill.ts'
import type { PaymentReconciler } from '../../money/payment/payment-reconciler.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { deskPaymentRoutes } from './desk-payment.routes.ts'
import { readMoneyView } from './money-view.ts'
import { type RefundRoutesDependencies, refundRoutes } from './refund.routes.ts'
import { stayBillRoutes } from './stay-bill.routes.ts'

interface MoneyRoutesDependencies extends RefundRoutesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly bills: BillService
  readonly customers: CustomerService
  readonly hotelPublisher: HotelPublisher
  readonly payments: PaymentReconciler
  readonly now: () => Date
}

/** Operations of the desk on the money of one stay. */
export function moneyRoutes(staffCalls: StaffCalls, dependencies: MoneyRoutesDependencies): void {
  const { db, sites, bills, customers, hotelPublisher, payments, provider, now } = dependencies

  staffCalls.serveStaff(readStayMoney, ({ params }, staff) =>
    readMoneyView(staff, { sites, customers, provider, bills }, params.reference),
  )
  deskPaymentRoutes(staffCalls, {
    db,
    sites,
    sendBill: createSendRequestedBill({ sites, bills, now }),
    hotelPublisher,
    payments,
  })
  refundRoutes(staffCalls, dependencies)
  stayBillRoutes(staffCalls, { sites, bills, customers })
}
