import { depositRoutes } from './deposit/deposit.routes.ts'
import { keepTakenOf } from './deposit/keep-taken.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { giveRefund } from './money/give-refund.ts'
import { hubRefundRoutes } from './money/hub-refunds.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { refundSettler } from './money/settle-refund.ts'
import { shiftRoutes } from './money/shift.routes.ts'

/** Payments, refunds and deposits at reception, and the shift that accounts for them. */
export function openDeskMoney(dependencies: DeskDependencies): void {
  const { calls, staffCalls, db, hubDb, now, sites, changes, keySecret: secret, gatewayFor } = dependencies
  const { tellHotel, bills, customers, payments, provider } = dependencies
  const give = giveRefund(tellHotel)
  const settle = refundSettler(give)
  moneyRoutes(staffCalls, { db, sites, bills, customers, tellHotel, payments, provider, give, settle, now })
  hubRefundRoutes(calls, { db: hubDb, sites, settle, secret, changes })
  depositRoutes(staffCalls, { db, sites, gatewayFor, secret, keepTaken: keepTakenOf({ sites, tellHotel }) })
  shiftRoutes(staffCalls, { sites, provider })
}
