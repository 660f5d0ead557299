import { randomUUID } from 'node:crypto'
import type { Money } from '@foyer/domain/basics/money.ts'
import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import { type Entry, toCaptureEntries, toRefundEntries } from '@foyer/domain/payment/posting.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { addToDrawer } from '../cash/add-to-drawer.ts'
import { insertEntries } from '../ledger/entry.store.ts'
import { deletePaymentLine, savePaymentLine } from './ledger.store.ts'
import { depositNames, getLineNames } from './line-names.ts'
import type { Payment } from './payment.store.ts'

type Kind = 'capture' | 'void' | 'refund'

interface Posting {
  readonly kind: Kind
  readonly payment: Payment
  /** For refunds: the part that is refunded. */
  readonly amount?: Money
  /** For refunds by another way than the payment's. */
  readonly by?: PaymentMethod | undefined
  readonly memberId?: string | undefined
}

const sides: Readonly<Record<Kind, typeof toCaptureEntries>> = {
  capture: toCaptureEntries,
  void: toRefundEntries,
  refund: toRefundEntries,
}

/** Records a movement and updates its line of the bill. A capture is recorded at most once. */
export async function postEntries(
  tx: HotelTransaction,
  { kind, payment, amount, by, memberId }: Posting,
): Promise<void> {
  const { hotelId, id, reservationId, way, provider, asDeposit } = payment
  const { minor, currency } = amount ?? payment.amount
  const isOtherwise = by !== undefined && by !== way
  const entries: readonly Entry[] = sides[kind](
    isOtherwise ? { way: by, provider: '', minor } : { way, provider, minor },
  )
  const postingId = randomUUID()
  await insertEntries(
    tx,
    entries.map((entry) => ({
      hotel_id: hotelId,
      posting_id: postingId,
      account: entry.account,
      minor: entry.minor,
      currency,
      kind,
      payment_id: id,
      reservation_id: reservationId,
      member_id: memberId ?? payment.memberId ?? null,
      way: isOtherwise ? by : null,
    })),
  )
  const person = memberId ?? payment.memberId
  if ((by ?? way) === 'cash' && person) await addToDrawer(tx, { hotelId, postingId, memberId: person })
  // A payment recorded by mistake leaves the bill; the ledger and the log have it.
  if (kind === 'void') return void (await deletePaymentLine(tx, reservationId, `payment:${id}`))
  await savePaymentLine(
    tx,
    hotelId,
    id,
    reservationId,
    `payment:${id}`,
    JSON.stringify(asDeposit ? depositNames : getLineNames(payment)),
  )
}
