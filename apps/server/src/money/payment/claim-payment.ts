import type { Money } from '@foyer/domain/basics/money.ts'
import { getPayProvider, type PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import { isWithinLimits } from '@foyer/domain/payment/pos-limits.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { lockReservation } from '../../book/lease/acquire-reservation.ts'
import { assertTermsAccepted } from '../../book/legal/get-terms-state.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import { computeFolioBalance } from '../../book/reservation/book.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { type BillRequest, requestBillAgain } from '../bill/requested-bill.store.ts'
import { countAttempt } from './pay-attempt.store.ts'
import { insertPayment, type NewPayment, type Payment, readPayment } from './payment.store.ts'

export interface PayRequest {
  readonly reference: string
  /** The amount that the page has shown. It is only compared, never charged. */
  readonly shown: Money
  readonly way: PaymentMethod
  /** Before arrival the bill waits for the arrival, since the room is only known then. */
  readonly bill?: BillRequest | undefined
}

export type ClaimedPayment =
  /** Nothing is owed any more. */
  | { readonly paid: true; readonly reservation: FoundReservation }
  | { readonly payment: Payment; readonly reservation: FoundReservation; readonly isNew: boolean }

type InitialPayment = Pick<NewPayment, 'state' | 'dueInMs' | 'hub' | 'terminalId' | 'provider' | 'asDeposit'>

/**
 * Computes what is owed and stores it as a payment before any provider is called. A repeat from a
 * second tap, tab or screen is the same payment.
 */
export async function claimPayment(
  reservations: ReservationService,
  visit: Visit,
  { reference, shown, way, bill }: PayRequest,
  kept: InitialPayment,
): Promise<ClaimedPayment> {
  const { tx, hotel, site } = visit
  const { payment: policy } = site.policies
  if (!policy.allowed) throw new Problem('paymentNotPossible', 'this hotel takes no payments here')
  const { reservation, assertHeld } = await lockReservation(reservations, visit, reference)
  if (reservation.state !== 'inHouse') {
    assertMayBegin(reservation, visit)
    await assertHeld()
  }
  const open = await readPayment(tx, { openOf: reservation.id })
  if (open) {
    if (open.way !== way) throw new Problem('paymentOpen', 'another payment is still in progress')
    return { payment: open, reservation, isNew: false }
  }
  const { folio, acceptedTerms } = await reservations.bill(visit, reference)
  const { pending } = computeFolioBalance(folio)
  if (pending === 0) return { paid: true, reservation }
  // A guest in house has already accepted them or was checked in by staff, and must be able to pay
  // whatever was published since.
  if (reservation.state !== 'inHouse') assertTermsAccepted(visit, acceptedTerms)
  if (reservation.payAttempts >= policy.mostAttempts) throw new Problem('payLimit')
  if (shown.minor !== pending || shown.currency !== hotel.currency)
    throw new Problem('priceChanged', 'the balance differs from the one shown')
  const amount = { minor: pending, currency: hotel.currency }
  if (!isWithinLimits(amount, policy.limits))
    throw new Problem('paymentNotPossible', 'the amount is above the limit for cards here')
  const payment = await insertPayment(tx, {
    hotelId: hotel.id,
    reservationId: reservation.id,
    way,
    provider: policy.provider,
    amount,
    by: { visitId: visit.id, appKey: visit.appKey, deviceId: visit.deviceId },
    ...kept,
    // A payment in house is for the stay itself.
    asDeposit: kept.asDeposit === true && reservation.state === 'expected',
  })
  if (!payment) throw new Problem('underWay', 'another payment has just started')
  await countAttempt(tx, reservation.id)
  if (bill && reservation.state === 'inHouse')
    await requestBillAgain(tx, hotel.id, reservation.id, bill.email, visit.language, visit.id)
  return { payment, reservation, isNew: true }
}

/** Returns how this page's provider takes a card. */
export function getProvider({ site }: Visit) {
  const provider = getPayProvider(site.policies.payment.provider)
  if (!provider) throw new Problem('paymentNotPossible', 'cards are not accepted here')
  return provider
}
