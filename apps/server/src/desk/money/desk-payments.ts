import type { recordPayment } from '@foyer/contract/staff/money.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { isMoneyMethod } from '@foyer/domain/payment/payment-method.ts'
import { noVoidReason } from '@foyer/domain/payment/refund.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { type BookedReservation, readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { SendRequestedBill } from '../../money/bill/send-requested-bill.ts'
import { readOwed } from '../../money/folio/owed.ts'
import { postEntries } from '../../money/payment/ledger.ts'
import {
  insertPayment,
  lockPayment,
  type Payment,
  readPayment,
  updatePayment,
} from '../../money/payment/payment.store.ts'
import { toPaymentEvent } from '../../money/payment/to-payment-event.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { listFolios, setPaymentFolio } from '../folio/folio.store.ts'
import { toFolioId } from '../folio/to-folio-id.ts'
import { listTakers, type PaymentTaker } from './money.store.ts'

type PaymentInput = z.output<typeof recordPayment.body>

interface DeskPaymentsDependencies {
  readonly sites: Sites
  readonly sendBill: SendRequestedBill
  readonly hotelPublisher: HotelPublisher
}

/** Payments that the desk takes, and voiding of those recorded by mistake. */
export function createDeskPayments({ sites, sendBill, hotelPublisher }: DeskPaymentsDependencies) {
  /** The same key always means the same payment. */
  async function record(staff: Staff, typed: string, said: PaymentInput, key: string): Promise<string> {
    const { tx, hotel } = staff
    const stay = await lockStay(staff, typed)
    const before = await readPayment(tx, { id: key })
    if (before) {
      if (before.reservationId === stay.id && before.amount.minor === said.minor && before.way === said.way) return key
      throw new Problem('keyReused', 'this idempotency key was used for something else')
    }
    // A fee belongs to the hotel's own system.
    if (stay.state === 'cancelled' && (await hasSystem({ sites }, staff))) throw new Problem('setInHotelSystem')
    if (await readPayment(tx, { openOf: stay.id }))
      throw new Problem('paymentOpen', 'another payment is still in progress')
    const balance = computeFolioBalance(await createReservationBook(hotel, tx).folio(stay.id))
    const owed = await readOwed(sites, staff, stay, balance)
    if (said.minor > owed) throw new Problem('priceChanged', 'more than is owed')
    const folioId = toFolioId(await listFolios(tx, stay.id), said.payer ?? 'guest')
    const amount = { minor: said.minor, currency: hotel.currency }
    const payment = await insertPayment(tx, {
      id: key,
      hotelId: hotel.id,
      reservationId: stay.id,
      way: said.way,
      amount,
      state: 'created',
      by: { memberId: staff.id },
    })
    if (!payment) throw new Problem('underWay')
    await updatePayment(tx, payment.id, { state: 'captured', ...(said.number && { reference: said.number }) })
    await postEntries(tx, { kind: 'capture', payment })
    if (folioId) await setPaymentFolio(tx, stay.id, payment.id, folioId)
    await hotelPublisher.paid(staff, stay, toPaymentEvent({ ...payment, reference: said.number }))
    if (said.minor === owed) {
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
    const stay = await lockStay(staff, typed)
    const payment = await lockPaymentOfStay(staff, stay, id)
    const taker = (await listTakers(tx, stay.id)).find((one) => one.id === id)
    const why = noVoidReason(
      { ...payment, refunded: payment.refunded.minor, ...toTakenFacts(staff, stay, taker) },
      staff.role,
    )
    if (why) throw new Problem(why === 'beyondRole' ? 'mayNot' : 'refundRefused', why)
    await updatePayment(tx, id, { state: 'voided' })
    await postEntries(tx, { kind: 'void', payment, memberId: staff.id })
    if (isMoneyMethod(payment.way))
      await hotelPublisher.paid(staff, stay, toPaymentEvent({ ...payment, refunded: payment.amount }))
    await recordAudit(staff, {
      action: 'paymentVoided',
      subject: stay.reference,
      details: { amount: formatMoney(payment.amount, 'en') },
      reason,
    })
  }

  return { record, takeBack }
}

/** Facts about a payment at the desk, from the point of view of this staff member. */
export function toTakenFacts(
  { id }: Pick<Staff, 'id'>,
  stay: Pick<Reservation, 'state'> | undefined,
  taker?: PaymentTaker,
) {
  return { isClosed: taker?.closed ?? false, isOwn: taker?.memberId === id, hasLeft: stay?.state === 'departed' }
}

/** Reads the stay under its lock. */
export async function lockStay(staff: Staff, typed: string): Promise<BookedReservation> {
  const { id } = await getStayRow(staff, typed)
  await acquireReservationLock(staff, id)
  const [stay] = await readReservations(staff.tx, staff.hotel, [id])
  if (!stay) throw new Problem('reservationNotFound')
  return stay
}

/** Returns a payment of this stay and locks its row until the transaction ends. */
export async function lockPaymentOfStay({ tx }: Staff, stay: Pick<Reservation, 'id'>, id: string): Promise<Payment> {
  const payment = await lockPayment(tx, { id })
  if (payment?.reservationId !== stay.id) throw new Problem('notFound', 'this stay has no such payment')
  return payment
}
