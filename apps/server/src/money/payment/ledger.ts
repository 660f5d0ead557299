import { randomUUID } from 'node:crypto'
import type { Money } from '@foyer/domain/basics/money.ts'
import type { PayWay } from '@foyer/domain/payment/pay-way.ts'
import { captured, type Entry, returned } from '@foyer/domain/payment/posting.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
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
  await tx
    .insertInto('ledger_entries')
    .values(
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
    .execute()
  await keepPaymentLine(
    tx,
    hotelId,
    id,
    reservationId,
    `payment:${id}`,
    JSON.stringify(asDeposit ? depositNames : lineNames(way)),
  )
}

/**
 * The bill shows what the ledger says of a payment: one line, whose amount is all that its guest has given. Its id is the
 * payment's, by which the hotel's own system says it back without its being counted twice.
 */
const keepPaymentLine = statement<
  never,
  [hotelId: number, paymentId: string, reservationId: string, origin: string, names: string]
>(`
  insert into folio_lines (hotel_id, id, reservation_id, position, kind, source, origin, names, amount)
  select $1::int, $2::uuid, $3::uuid,
    (select coalesce(max(line.position), 0) + 1 from folio_lines line where line.hotel_id = $1::int and line.reservation_id = $3::uuid),
    'payment', 'foyer', $4::text, $5::jsonb, coalesce(sum(entry.minor), 0)
  from ledger_entries entry
  where entry.hotel_id = $1::int and entry.payment_id = $2::uuid and entry.account = 'guest'
  on conflict (hotel_id, reservation_id, origin) do update set amount = excluded.amount`)
