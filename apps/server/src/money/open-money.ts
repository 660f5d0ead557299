import { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import type { Access, Ground } from '../access/open-access.ts'
import type { Book } from '../book/open-book.ts'
import type { Ports } from '../outside/ports.ts'
import type { Papers } from '../papers/open-papers.ts'
import { type BillService, billService } from './bill/bill.service.ts'
import { sendWanted } from './bill/send-wanted.ts'
import { blockOwn } from './deposit/block-own-deposit.ts'
import { depositAtPageRoutes } from './deposit/deposit-at-page.routes.ts'
import { type DepositsAtPage, depositsAtPage } from './deposit/deposit-at-page.ts'
import { fiscalBillRoutes } from './fiscal-bill/fiscal-bill.routes.ts'
import { type AskProvider, askProvider } from './payment/ask-provider.ts'
import { chargeSavedCard } from './payment/charge-saved-card.ts'
import { gatewayRoutes } from './payment/gateway.routes.ts'
import { hubPaymentRoutes } from './payment/hub-payments.ts'
import { type LookAfterPayments, lookAfterPayments } from './payment/look-after-payments.ts'
import { paidNotArrivedRoutes } from './payment/paid-not-arrived.routes.ts'
import { payAtTerminal } from './payment/pay-at-terminal.ts'
import { startBusPayment } from './payment/pay-by-bus.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { type SettlePayment, settlePayment } from './payment/settle-payment.ts'
import { simulatedPayment } from './payment/simulated-payment.ts'
import { openTakers } from './payment/takers.ts'
import { terminalRoutes } from './terminals/terminals.routes.ts'
import { type VoucherService, voucherService } from './voucher/voucher.service.ts'

export interface Money {
  readonly bills: BillService
  readonly vouchers: VoucherService
  readonly payments: LookAfterPayments
  readonly depositsAtPage: DepositsAtPage
  readonly settlePayment: SettlePayment
  readonly provider: AskProvider
}

/** Guests' payments and deposits, with any provider. */
export function openMoney(wings: Ground & Access & Ports & Book & Papers): Money {
  const { app, db, now, sites, visits, changes, calls, publicUrl, keySecret: secret } = wings
  const { gatewayFor, busFor, reservations, tellHotel: hotel, customers, mails } = wings
  const bills = billService({ sites, mails, customers })
  const settle = settlePayment(hotel, sendWanted({ sites, bills, now }))
  const takers = openTakers({ sites, gatewayFor, busFor })
  const payments = lookAfterPayments({ takers, settle, changes })
  const savedCards = chargeSavedCard({ db, reservations, sites, gatewayFor, secret, settle })
  const atTerminal = payAtTerminal({ reservations, secret })
  const simulated = simulatedPayment({ reservations, settle })
  const byBus = startBusPayment({ reservations, sites, busFor, settle, simulated })
  calls.serveOutside(blockOwnDeposit, blockOwn({ db, reservations, sites, gatewayFor, secret }))
  const deposits = depositsAtPage({ sites, reservations, gatewayFor, changes })
  depositAtPageRoutes(calls, { db, visits, sites, deposits })
  paymentRoutes(calls, { db, visits, reservations, payments, savedCards, atTerminal, byBus, simulated })
  paidNotArrivedRoutes(calls, { reservations, changes })
  hubPaymentRoutes(calls, { db, sites, settle, changes })
  fiscalBillRoutes(calls, { db, reservations, secret, changes })
  terminalRoutes(calls, { sites, visits, busFor })
  gatewayRoutes(app, { db, sites, gatewayFor, settle, deposits, changes, publicUrl })
  return {
    bills,
    vouchers: voucherService({ reservations, sites, hotel, changes }),
    payments,
    depositsAtPage: deposits,
    settlePayment: settle,
    provider: askProvider(takers),
  }
}
