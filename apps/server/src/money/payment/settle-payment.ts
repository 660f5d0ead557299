import { canPaymentBecome, isOpen, type ProviderPayment } from '@foyer/domain/payment/payment.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { getIdAndReference, isCancelled } from '../../book/reservation/reservation.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { SendRequestedBill } from '../bill/send-requested-bill.ts'
import { isKeptAsFee } from '../folio/owed.ts'
import { postEntries } from './ledger.ts'
import { type Payment, updatePayment } from './payment.store.ts'
import { toPaymentEvent } from './to-payment-event.ts'
import { settleUnknownMoney } from './unknown-money.store.ts'

/** A guest is waiting. */
const RECHECK_DELAY_MS = 10_000

interface SettleContext {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

/** Applies what a provider knows of a payment. A second report changes nothing. */
export type SettlePayment = (
  settling: SettleContext,
  payment: Payment,
  truth: ProviderPayment | 'unknown',
) => Promise<void>

/** `payment` must be locked by this transaction. */
export function createSettlePayment(hotelSystem: HotelPublisher, sendBill: SendRequestedBill): SettlePayment {
  const settlers = {
    async captured({ tx, hotel }, payment, truth) {
      if (truth.state !== 'captured' || !canPaymentBecome(payment.state, 'captured')) return
      const { reference, card, payWallet } = truth
      await updatePayment(tx, payment.id, { state: 'captured', reference, card, payWallet })
      await postEntries(tx, { kind: 'capture', payment: { ...payment, card, payWallet } })
      const stay = await getIdAndReference(tx, payment.reservationId)
      await hotelSystem.paid({ tx, hotel }, stay, toPaymentEvent({ ...payment, reference }))
      await settleUnknownMoney(tx, payment.reservationId)
      await sendBill({ tx, hotel }, payment.reservationId)
      const about = { reservationId: payment.reservationId, reference: stay.reference, money: 'charged' } as const
      if (payment.state === 'refused') await openAlert(tx, hotel.id, { kind: 'paymentLate', ...about })
      // A cancelled stay owes nothing beyond its fee. While the alert is open, the desk sees a prepared refund.
      if ((await isCancelled(tx, payment.reservationId)) && !(await isKeptAsFee({ tx, hotel }, payment.reservationId)))
        await openAlert(tx, hotel.id, { kind: 'paidAfterCancel', paymentId: payment.id, ...about })
    },
    async refused({ tx }, payment, truth) {
      if (truth.state !== 'refused' || !canPaymentBecome(payment.state, 'refused')) return
      await updatePayment(tx, payment.id, { state: 'refused', reason: truth.reason, error: truth.error })
      await settleUnknownMoney(tx, payment.reservationId)
    },
    /** It may still be paid, so it is checked again later. */
    pending: scheduleRecheck,
    unheard: scheduleRecheck,
  } satisfies Record<
    ProviderPayment['state'],
    (at: SettleContext, payment: Payment, truth: ProviderPayment) => Promise<void>
  >

  return async (settling, payment, truth) => {
    if (truth !== 'unknown') return settlers[truth.state](settling, payment, truth)
    if (!canPaymentBecome(payment.state, 'unknown')) return
    await updatePayment(settling.tx, payment.id, { state: 'unknown', dueInMs: RECHECK_DELAY_MS })
    const { reference } = await getIdAndReference(settling.tx, payment.reservationId)
    await openAlert(settling.tx, settling.hotel.id, {
      kind: 'paymentUnknown',
      reservationId: payment.reservationId,
      reference,
      deviceId: payment.deviceId,
      money: 'unknown',
    })
  }
}

async function scheduleRecheck({ tx }: SettleContext, { id, state }: Payment): Promise<void> {
  if (isOpen(state)) await updatePayment(tx, id, { state, dueInMs: RECHECK_DELAY_MS })
}
