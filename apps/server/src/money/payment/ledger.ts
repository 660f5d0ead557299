import { randomUUID } from 'node:crypto'
import type { Money } from '@foyer/domain/basics/money.ts'
import type { PayWay } from '@foyer/domain/payment/pay-way.ts'
import { captured, type Entry, returned } from '@foyer/domain/payment/posting.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { insertEntries, keepPaymentLine } from './ledger.store.ts'
import { depositNames, lineNames } from './line-names.ts'
import type { Payment } from './payment.store.ts'

type Kind = 'capture' | 'void' | 'refund'

interface Posting {
  readonly kind: Kind
  readonly payment: Payment
  /** For refunds: the part that is refunded. */
  readonly amount?: Money
  /** For refunds by another way than the payment's. */
  readonly by?: PayWay | undefined
  readonly memberId?: string | undefined
}

const sides: Readonly<Record<Kind, typeof captured>> = { capture: captured, void: returned, refund: returned }

/** Records a movement and updates its line of the bill. A capture is recorded at most once. */
export async function post(tx: HotelTransaction, { kind, payment, amount, by, memberId }: Posting): Promise<void> {
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
  await keepPaymentLine(
    tx,
    hotelId,
    id,
    reservationId,
    `payment:${id}`,
    JSON.stringify(asDeposit ? depositNames : lineNames(way)),
  )
}
