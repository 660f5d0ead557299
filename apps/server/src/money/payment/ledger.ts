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
  /** Of a refund: the part that is given back. */
  readonly amount?: Money
  /** Of a refund that is given otherwise than it was paid. */
  readonly by?: PayWay | undefined
  readonly memberId?: string | undefined
}

const sides: Readonly<Record<Kind, typeof captured>> = { capture: captured, void: returned, refund: returned }

/** Writes down what moved, and the line of the bill that follows from it. A capture is there once, whatever happens. */
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
