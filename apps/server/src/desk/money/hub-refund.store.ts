import { settleAlert } from '../../book/alert/alert.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

const issueToHub = statement<{ id: string; wasTold: boolean }, [hub: string]>(`
  update refunds refund set state = 'sent', sent_at = clock_timestamp()
  from payments payment where payment.hotel_id = refund.hotel_id and payment.id = refund.payment_id
    and payment.hub = $1 and refund.state = 'created'
  returning refund.id, refund.told_waiting_at is not null as "wasTold"`)

/** From now on the hub may have returned the money. */
export async function issueRefunds(tx: HotelTransaction, hub: string): Promise<void> {
  for (const { id, wasTold } of await issueToHub(tx, hub)) if (wasTold) await settleAlert(tx, 'refundWaiting', id)
}

export interface IssuedRefund {
  readonly id: string
  readonly state: 'sent' | 'unknown'
  readonly minor: number
  readonly currency: string
  readonly terminal: string
  /** The terminal's number of the payment to refund. */
  readonly of: string
  readonly takenAt: Date
  readonly reference: string
  /** When it was handed out, in whole seconds since 1970, and its age in seconds. */
  readonly sentAt: number
  readonly age: number
}

/** Refunds that were handed to a hub and aren't settled yet. */
export const listIssuedRefunds = statement<IssuedRefund, [hub: string]>(`
  select refund.id, refund.state, refund.minor, payment.currency, payment.terminal_id as terminal,
    payment.reference as of, coalesce(payment.settled_at, payment.created_at) as "takenAt", stay.reference,
    floor(extract(epoch from refund.sent_at))::int as "sentAt",
    extract(epoch from clock_timestamp() - refund.sent_at)::float8 as age
  from refunds refund
  join payments payment on payment.hotel_id = refund.hotel_id and payment.id = refund.payment_id
  join reservations stay on stay.hotel_id = payment.hotel_id and stay.id = payment.reservation_id
  where payment.hub = $1 and refund.state in ('sent', 'unknown') and refund.sent_at is not null
  order by refund.sent_at limit 50`)

/** Finds a refund that was handed to this hub, with the stay's reference. */
export const findRefundAtHub = statement<{ reference: string; minor: number }, [id: string, hub: string]>(`
  select stay.reference, refund.minor from refunds refund
  join payments payment on payment.hotel_id = refund.hotel_id and payment.id = refund.payment_id
  join reservations stay on stay.hotel_id = payment.hotel_id and stay.id = payment.reservation_id
  where refund.id = $1::uuid and payment.hub = $2 and refund.sent_at is not null`)
