import { lookAtPayment, recordPayment, voidPayment } from '@foyer/contract/staff/money.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import { recordAudit, type StaffCalls } from '../../access/serve/staff-calls.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import type { SendWanted } from '../../money/bill/send-wanted.ts'
import type { LookAfterPayments } from '../../money/payment/look-after-payments.ts'
import { readPayment } from '../../money/payment/payment.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { deskPayments, inTurn, paymentOf } from './desk-payments.ts'
import { keyAsId } from './key-as-id.ts'

interface DeskPaymentDependencies {
  readonly db: Database
  readonly sendBill: SendWanted
  readonly tellHotel: TellHotel
  readonly payments: LookAfterPayments
}

/** Payments that the desk takes itself, and checks of guests' payments. */
export function deskPaymentRoutes(staffCalls: StaffCalls, dependencies: DeskPaymentDependencies): void {
  const { db, sendBill, tellHotel, payments } = dependencies
  const desk = deskPayments({ sendBill, tellHotel })

  staffCalls.serveStaff(
    recordPayment,
    async ({ params, body, request }, staff) => ({
      id: await desk.record(staff, params.reference, body, keyAsId(request)),
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
      const stay = await inTurn(staff, params.reference)
      const payment = await paymentOf(staff, stay, params.id)
      await recordAudit(staff, { action: 'paymentAsked', subject: stay.reference })
      return payment
    },
    async ask(hotel, payment) {
      await payments.lookAt(db, hotel, payment)
      return payment
    },
    async answer(_asked, { tx }, payment) {
      const now = await readPayment(tx, { id: payment.id })
      return { state: now?.state ?? payment.state }
    },
  })
}
