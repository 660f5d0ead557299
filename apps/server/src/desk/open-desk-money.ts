import { depositRoutes } from './deposit/deposit.routes.ts'
import { depositService } from './deposit/deposit.service.ts'
import { keepTakenOf } from './deposit/keep-taken.ts'
import type { DeskDependencies } from './desk-dependencies.ts'
import { hubRefundRoutes } from './money/hub-refunds.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { refunds as createRefunds } from './money/refunds.ts'
import { shiftRoutes } from './money/shift.routes.ts'
import { shiftService } from './money/shift.service.ts'

/** What reception takes, refunds and blocks, and the shift that accounts for it. */
export function openDeskMoney(dependencies: DeskDependencies): void {
  const { calls, staffCalls, db, hubDb, now, sites, changes, keySecret: secret, gatewayFor } = dependencies
  const { tellHotel, bills, customers, payments, provider } = dependencies
  const refunds = createRefunds({ tellHotel, provider })
  moneyRoutes(staffCalls, { db, calls, sites, bills, customers, tellHotel, payments, provider, refunds, changes, now })
  hubRefundRoutes(calls, { db: hubDb, sites, refunds, secret, changes })
  const deposits = depositService({ sites, gatewayFor, secret, keepTaken: keepTakenOf({ sites, tellHotel }) })
  depositRoutes(staffCalls, { db, calls, changes, deposits })
  shiftRoutes(staffCalls, { calls, changes, shifts: shiftService({ sites, provider }) })
}
