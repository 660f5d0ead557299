import { lookAtPayment, recordPayment, voidPayment } from '@foyer/contract/staff/money.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import { readKeyAsId } from '../../access/serve/read-key-as-id.ts'
import { recordAudit, type StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import type { SendRequestedBill } from '../../money/bill/send-requested-bill.ts'
import { readPayment } from '../../money/payment/payment.store.ts'
import type { PaymentReconciler } from '../../money/payment/payment-reconciler.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createDeskPayments, lockPaymentOfStay, lockStay } from './desk-payments.ts'

interface DeskPaymentDependencies {
  readonly sites: Sites
  readonly db: Database
  readonly sendBill: SendRequestedBill
  readonly hotelPublisher: HotelPublisher
  readonly payments: PaymentReconciler
}

/** Payments that the desk takes itself, and checks of guests' payments. */
export function deskPaymentRoutes(staffCalls: StaffCalls, dependencies: DeskPaymentDependencies): void {
  const { db, sites, sendBill, hotelPublisher, payments } = dependencies
  const desk = createDeskPayments({ sites, sendBill, hotelPublisher })

  staffCalls.serveStaff(
    recordPayment,
    async ({ params, body, request }, staff) => ({
      id: await desk.record(staff, params.reference, body, readKeyAsId(request)),
    }),
    ['stays', 'alerts'],
  )

  staffCalls.serveStaff(
    voidPayment,
    (asked, staff) =>
      answerStaffOnce(staff, voidPayment, asked, async () => {
        const { params, body } = asked
        await desk.takeBack(staff, params.reference, params.id, body.reason)
        return {}
      }),
    ['stays'],
  )

  // The payment is its own intent (decision 060): asking about it here settles it and requests
  // nothing new.
  staffCalls.serveAfterAsking(lookAtPayment, {
    async read({ params }, staff) {
      const stay = await lockStay(staff, params.reference)
      const payment = await lockPaymentOfStay(staff, stay, params.id)
      await recordAudit(staff, { action: 'paymentAsked', subject: stay.reference })
      return payment
    },
    async ask(hotel, payment) {
      await payments.reconcile(db, hotel, payment)
      return payment
    },
    async answer(_asked, { tx }, payment) {
      const now = await readPayment(tx, { id: payment.id })
      return { state: now?.state ?? payment.state }
    },
  })
}
