import { ORDER_LIFETIME_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export interface UnreportedPayment {
  readonly id: string
  readonly expiresAt: number
}

/** By then a hub has reported any order that it started. */
const SILENCE_TIMEOUT_SECONDS = 30

/** Returns payments that this hub should have reported because their orders have expired. */
export function listUnreported(tx: HotelTransaction, hub: string): Promise<UnreportedPayment[]> {
  return tx
    .selectFrom('payments')
    .select([
      'id',
      sql<number>`floor(extract(epoch from created_at))::int + ${sql.lit(ORDER_LIFETIME_SECONDS)}`.as('expiresAt'),
    ])
    .where('hub', '=', hub)
    .where('way', '=', 'terminal')
    .where('state', 'in', ['created', 'sent', 'unknown'])
    .where(
      sql<boolean>`created_at < clock_timestamp() - make_interval(secs => ${sql.lit(ORDER_LIFETIME_SECONDS + SILENCE_TIMEOUT_SECONDS)})`,
    )
    .limit(50)
    .execute()
}
