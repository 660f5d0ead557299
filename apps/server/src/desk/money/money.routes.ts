import { readStayMoney } from '@foyer/contract/staff/money.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { CustomerService } from '../../book/customer/customer.service.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import type { BillService } from '../../money/bill/bill.service.ts'
import { sendWanted } from '../../money/bill/send-wanted.ts'
import type { LookAfterPayments } from '../../money/payment/look-after-payments.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { deskPaymentRoutes } from './desk-payment.routes.ts'
import { stayMoney } from './money-view.ts'
import { type RefundRoutesDependencies, refundRoutes } from './refund.routes.ts'
import { stayBillRoutes } from './stay-bill.routes.ts'

interface MoneyRoutesDependencies extends RefundRoutesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly bills: BillService
  readonly customers: CustomerService
  readonly tellHotel: TellHotel
  readonly payments: LookAfterPayments
  readonly now: () => Date
}

/** Operations of the desk on the money of one stay. */
export function moneyRoutes(staffCalls: StaffCalls, dependencies: MoneyRoutesDependencies): void {
  const { db, sites, bills, customers, tellHotel, payments, provider, now } = dependencies

  staffCalls.serveStaff(readStayMoney, ({ params }, staff) =>
    stayMoney(staff, { customers, provider }, params.reference),
  )
  deskPaymentRoutes(staffCalls, { db, sendBill: sendWanted({ sites, bills, now }), tellHotel, payments })
  refundRoutes(staffCalls, dependencies)
  stayBillRoutes(staffCalls, { sites, bills, customers })
}
