import { ORDER_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export interface AskedPayment {
  readonly id: string
  readonly expiresAt: number
}

/** An order that a hub started has been reported by then. */
const SILENT_SECONDS = 30

/** Payments that this hub should know of and has not told: their orders are over. */
export function listUnreported(tx: HotelTransaction, hub: string): Promise<AskedPayment[]> {
  return tx
    .selectFrom('payments')
    .select(['id', sql<number>`floor(extract(epoch from created_at))::int + ${sql.lit(ORDER_SECONDS)}`.as('expiresAt')])
    .where('hub', '=', hub)
    .where('way', '=', 'terminal')
    .where('state', 'in', ['created', 'sent', 'unknown'])
    .where(
      sql<boolean>`created_at < clock_timestamp() - make_interval(secs => ${sql.lit(ORDER_SECONDS + SILENT_SECONDS)})`,
    )
    .limit(50)
    .execute()
}
