import { isOpen, mayBecome, type PaymentTruth } from '@foyer/domain/payment/payment.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { getIdAndReference } from '../../book/reservation/reservation.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { SendWanted } from '../bill/send-wanted.ts'
import { post } from './ledger.ts'
import { changePayment, type Payment } from './payment.store.ts'
import { toldPayment } from './told-payment.ts'

/** A guest is waiting. */
const LOOKS_AGAIN_MS = 10_000

interface Settling {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

/** Applies what a provider knows of a payment. A second report changes nothing. */
export type SettlePayment = (settling: Settling, payment: Payment, truth: PaymentTruth | 'unknown') => Promise<void>

/** `payment` must be locked by this transaction. */
export function settlePayment(hotelSystem: TellHotel, sendBill: SendWanted): SettlePayment {
  const settlers = {
    async captured({ tx, hotel }, payment, truth) {
      if (truth.state !== 'captured' || !mayBecome(payment.state, 'captured')) return
      const { reference, card } = truth
      await changePayment(tx, payment.id, { state: 'captured', reference, card })
      await post(tx, { kind: 'capture', payment })
      const stay = await getIdAndReference(tx, payment.reservationId)
      await hotelSystem.paid({ tx, hotel }, stay, toldPayment({ ...payment, reference }))
      await settleAlert(tx, 'paymentUnknown', payment.reservationId)
      await sendBill({ tx, hotel }, payment.reservationId)
      if (payment.state === 'refused')
        await openAlert(tx, hotel.id, {
          kind: 'paymentLate',
          reservationId: payment.reservationId,
          reference: stay.reference,
          money: 'charged',
        })
    },
    async refused({ tx }, payment, truth) {
      if (truth.state !== 'refused' || !mayBecome(payment.state, 'refused')) return
      await changePayment(tx, payment.id, { state: 'refused', reason: truth.reason, error: truth.error })
      await settleAlert(tx, 'paymentUnknown', payment.reservationId)
    },
    /** It may still be paid, so it is checked again later. */
    pending: lookAgain,
    unheard: lookAgain,
  } satisfies Record<PaymentTruth['state'], (at: Settling, payment: Payment, truth: PaymentTruth) => Promise<void>>

  return async (settling, payment, truth) => {
    if (truth !== 'unknown') return settlers[truth.state](settling, payment, truth)
    if (!mayBecome(payment.state, 'unknown')) return
    await changePayment(settling.tx, payment.id, { state: 'unknown', dueInMs: LOOKS_AGAIN_MS })
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

async function lookAgain({ tx }: Settling, { id, state }: Payment): Promise<void> {
  if (isOpen(state)) await changePayment(tx, id, { state, dueInMs: LOOKS_AGAIN_MS })
}
