import type { recordPayment } from '@foyer/contract/staff/money.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { whyNoVoid } from '@foyer/domain/payment/refund.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import { balanceOfFolio, openBook } from '../../book/reservation/book.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { SendWanted } from '../../money/bill/send-wanted.ts'
import { post } from '../../money/payment/ledger.ts'
import {
  changePayment,
  holdPayment,
  keepPayment,
  type Payment,
  readPayment,
} from '../../money/payment/payment.store.ts'
import { toldPayment } from '../../money/payment/told-payment.ts'
import { stayRow } from '../arrivals/stay-row.ts'
import { type PaymentTaker, takersOf } from './money.store.ts'

type Said = z.output<typeof recordPayment.body>

interface DeskPaymentsDependencies {
  readonly sendBill: SendWanted
  readonly tellHotel: TellHotel
}

/** Payments that the desk takes, and voiding of those recorded by mistake. */
export function deskPayments({ sendBill, tellHotel }: DeskPaymentsDependencies) {
  /** The same key always means the same payment. */
  async function record(staff: Staff, typed: string, said: Said, key: string): Promise<string> {
    const { tx, hotel } = staff
    const stay = await inTurn(staff, typed)
    const before = await readPayment(tx, { id: key })
    if (before) {
      if (before.reservationId === stay.id && before.amount.minor === said.minor && before.way === said.way) return key
      throw new Problem('keyReused', 'this idempotency key was used for something else')
    }
    if (await readPayment(tx, { openOf: stay.id })) throw new Problem('paymentOpen', 'another payment is not over yet')
    const { pending } = balanceOfFolio(await openBook(hotel, tx).folio(stay.id))
    if (said.minor > pending) throw new Problem('priceChanged', 'more than is owed')
    const amount = { minor: said.minor, currency: hotel.currency }
    const payment = await keepPayment(tx, {
      id: key,
      hotelId: hotel.id,
      reservationId: stay.id,
      way: said.way,
      amount,
      state: 'created',
      by: { memberId: staff.id },
    })
    if (!payment) throw new Problem('underWay')
    await changePayment(tx, payment.id, { state: 'captured', ...(said.number && { reference: said.number }) })
    await post(tx, { kind: 'capture', payment })
    await tellHotel.paid(staff, stay, toldPayment({ ...payment, reference: said.number }))
    if (said.minor === pending) {
      await settleAlert(tx, 'departureUnpaid', stay.id)
      await sendBill(staff, stay.id)
    }
    await recordAudit(staff, {
      action: 'paymentRecorded',
      subject: stay.reference,
      details: { way: said.way, amount: formatMoney(amount, 'en') },
    })
    return payment.id
  }

  async function takeBack(staff: Staff, typed: string, id: string, reason: string): Promise<void> {
    const { tx } = staff
    const stay = await inTurn(staff, typed)
    const payment = await paymentOf(staff, stay, id)
    const taker = (await takersOf(tx, stay.id)).find((one) => one.id === id)
    const why = whyNoVoid({ ...payment, refunded: payment.refunded.minor, ...howTaken(staff, stay, taker) }, staff.role)
    if (why) throw new Problem(why === 'beyondRole' ? 'mayNot' : 'refundRefused', why)
    await changePayment(tx, id, { state: 'voided' })
    await post(tx, { kind: 'void', payment, memberId: staff.id })
    await tellHotel.paid(staff, stay, toldPayment({ ...payment, refunded: payment.amount }))
    await recordAudit(staff, {
      action: 'paymentVoided',
      subject: stay.reference,
      details: { amount: formatMoney(payment.amount, 'en'), reason },
    })
  }

  return { record, takeBack }
}

/** Facts about a payment at the desk, from the point of view of this staff member. */
export function howTaken(
  { id }: Pick<Staff, 'id'>,
  stay: Pick<Reservation, 'state'> | undefined,
  taker?: PaymentTaker,
) {
  return { isClosed: taker?.closed ?? false, isOwn: taker?.memberId === id, hasLeft: stay?.state === 'departed' }
}

/** Reads the stay under its lock. */
export async function inTurn(staff: Staff, typed: string): Promise<Reservation> {
  const { id } = await stayRow(staff, typed)
  await takeTurn(staff, id)
  const [stay] = await readReservations(staff.tx, staff.hotel, [id])
  if (!stay) throw new Problem('reservationNotFound')
  return stay
}

/** Returns a payment of this stay and locks its row until the transaction ends. */
export async function paymentOf({ tx }: Staff, stay: Pick<Reservation, 'id'>, id: string): Promise<Payment> {
  const payment = await holdPayment(tx, { id })
  if (payment?.reservationId !== stay.id) throw new Problem('notFound', 'this stay has no such payment')
  return payment
}
