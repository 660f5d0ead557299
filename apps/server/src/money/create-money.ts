import { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import type { Access, CoreDependencies } from '../access/create-access.ts'
import type { Book } from '../book/create-book.ts'
import type { Ports } from '../outside/ports.ts'
import type { Papers } from '../papers/create-papers.ts'
import { type BillService, createBillService } from './bill/bill.service.ts'
import { createSendRequestedBill } from './bill/send-requested-bill.ts'
import { createBlockOwnDeposit } from './deposit/block-own-deposit.ts'
import { depositAtPageRoutes } from './deposit/deposit-at-page.routes.ts'
import { createDepositsAtPage, type DepositsAtPage } from './deposit/deposit-at-page.ts'
import { fiscalBillRoutes } from './fiscal-bill/fiscal-bill.routes.ts'
import { createInvoiceService, type InvoiceService } from './invoice/invoice.service.ts'
import { createChargeCardToken } from './payment/charge-card-token.ts'
import { createChargeSavedCard } from './payment/charge-saved-card.ts'
import { gatewayRoutes } from './payment/gateway.routes.ts'
import { hubPaymentRoutes } from './payment/hub-payments.ts'
import { paidNotArrivedRoutes } from './payment/paid-not-arrived.routes.ts'
import { createPayAtTerminal } from './payment/pay-at-terminal.ts'
import { createBusPaymentCall } from './payment/pay-by-bus.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { createPaymentChannels } from './payment/payment-channels.ts'
import { createPaymentReconciler, type PaymentReconciler } from './payment/payment-reconciler.ts'
import { createProviderClient, type ProviderClient } from './payment/provider-client.ts'
import { createSettlePayment, type SettlePayment } from './payment/settle-payment.ts'
import { createSimulatedPayment } from './payment/simulated-payment.ts'
import { terminalRoutes } from './terminals/terminals.routes.ts'
import { createInvoiceRecords, type InvoiceRecords } from './verifactu/invoice-records.ts'
import { createVerifactuRegister } from './verifactu/verifactu-register.ts'
import { createVoucherService, type VoucherService } from './voucher/voucher.service.ts'

export interface Money {
  readonly bills: BillService
  readonly invoices: InvoiceService
  readonly invoiceRecords: InvoiceRecords
  readonly vouchers: VoucherService
  readonly payments: PaymentReconciler
  readonly depositsAtPage: DepositsAtPage
  readonly settlePayment: SettlePayment
  readonly provider: ProviderClient
}

/** Guests' payments and deposits, with any provider. */
export function createMoney(wings: CoreDependencies & Access & Ports & Book & Papers): Money {
  const { app, db, now, sites, visits, changes, calls, publicUrl, keySecret: secret } = wings
  const { gatewayFor, busFor, reservations, hotelPublisher: hotel, customers, mails } = wings
  const bills = createBillService({ sites, mails, customers })
  const settle = createSettlePayment(hotel, createSendRequestedBill({ sites, bills, now }))
  const takers = createPaymentChannels({ sites, gatewayFor, busFor })
  const payments = createPaymentReconciler({ channels: takers, settle, changes })
  const cardTokens = createChargeCardToken({ reservations, sites, gatewayFor, settle })
  const savedCards = createChargeSavedCard({ db, reservations, sites, gatewayFor, secret, settle })
  const atTerminal = createPayAtTerminal({ reservations, secret })
  const simulated = createSimulatedPayment({ reservations, sites, gatewayFor, settle })
  const byBus = createBusPaymentCall({ reservations, sites, busFor, settle, simulated })
  calls.serveOutside(blockOwnDeposit, createBlockOwnDeposit({ db, reservations, sites, gatewayFor, secret }))
  const deposits = createDepositsAtPage({ sites, reservations, gatewayFor, changes })
  depositAtPageRoutes(calls, { db, visits, sites, deposits })
  paymentRoutes(calls, { db, visits, reservations, payments, cardTokens, savedCards, atTerminal, byBus, simulated })
  paidNotArrivedRoutes(calls, { reservations, changes })
  hubPaymentRoutes(calls, { db, sites, settle, changes })
  fiscalBillRoutes(calls, { db, reservations, secret, changes })
  terminalRoutes(calls, { sites, visits, busFor })
  gatewayRoutes(app, { db, sites, gatewayFor, settle, deposits, changes, publicUrl })
  const records = createInvoiceRecords({ sites })
  const verifactu = createVerifactuRegister({ sites })
  return {
    bills,
    invoices: createInvoiceService({ sites, mails, customers, records, fiscalRegisters: [verifactu] }),
    invoiceRecords: records,
    vouchers: createVoucherService({ reservations, sites, hotel, changes }),
    payments,
    depositsAtPage: deposits,
    settlePayment: settle,
    provider: createProviderClient(takers),
  }
}
