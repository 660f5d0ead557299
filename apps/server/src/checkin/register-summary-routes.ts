import { createFixedBillAddress } from '../money/bill/fixed-bill-address.ts'
import { createDepositToBlock } from '../money/deposit/deposit-to-block.ts'
import { createSummaryCards } from '../money/payment/summary-cards.ts'
import type { CheckinServices } from './checkin-services.ts'
import { extrasRoutes } from './extras/extras.routes.ts'
import { summaryRoutes } from './summary/summary.routes.ts'
import { upgradeRoutes } from './upgrade/upgrade.routes.ts'

/** What a guest adds to the stay, and the total. */
export function registerSummaryRoutes(services: CheckinServices): void {
  const { calls, sites, reservations, refreshReservation, customers, vouchers, extras, upgrades, pickUps, signed } =
    services
  extrasRoutes(calls, extras, pickUps)
  upgradeRoutes(calls, upgrades)
  summaryRoutes(calls, {
    reservations,
    vouchers,
    customers,
    extras,
    pickUps,
    refreshReservation,
    agreements: signed,
    cards: createSummaryCards(reservations, sites, createDepositToBlock(sites)),
    fixedBillAddress: createFixedBillAddress(reservations, sites),
  })
}
