import { sql } from 'kysely'
import { HOTEL_SYSTEM_ENDPOINT } from '../../book/hotel-system/publish-event.ts'
import type { Rejection } from '../../book/hotel-system/rejection.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Returns the record of the last contact with the hotel's own system. */
export function findHotelSystem(tx: HotelTransaction) {
  return tx.selectFrom('hotel_systems').selectAll().executeTakeFirst()
}

/** Enough for a screen; the others follow once these are corrected. */
const MAX_SHOWN = 50

interface ShownRejection extends Rejection {
  readonly lastAt: Date
}

/** Returns events of its feed that we refused, newest first. */
export async function listRejections(tx: HotelTransaction): Promise<ShownRejection[]> {
  const rows = await tx
    .selectFrom('feed_rejections')
    .select(['event_id', 'kind', 'key', 'why', 'last_at'])
    .orderBy('last_at', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ event_id: eventId, kind, key, why, last_at: lastAt }) => ({
    eventId,
    kind: kind ?? undefined,
    key: key ?? undefined,
    why,
    lastAt,
  }))
}

interface DeliveryTotals {
  readonly delivered_at: Date | null
  readonly waiting: number
  readonly waiting_since: Date | null
  readonly waiting_error: string | null
  readonly refused: number
}

/** Returns totals of the deliveries to it. */
export async function countDeliveries(tx: HotelTransaction): Promise<DeliveryTotals> {
  const { rows } = await sql<DeliveryTotals>`select
      max(settled_at) filter (where state = 'delivered') as delivered_at,
      (count(*) filter (where state = 'waiting'))::int as waiting,
      min(created_at) filter (where state = 'waiting') as waiting_since,
      (array_agg(last_error order by position) filter (where state = 'waiting' and last_error is not null))[1] as waiting_error,
      (count(*) filter (where state = 'refused'))::int as refused
    from deliveries where end_name = ${HOTEL_SYSTEM_ENDPOINT}`.execute(tx)
  return rows[0] ?? { delivered_at: null, waiting: 0, waiting_since: null, waiting_error: null, refused: 0 }
}

export interface UndeliveredRow {
  readonly id: string
  readonly kind: string
  readonly reference?: string
  readonly state: 'waiting' | 'refused'
  readonly since: string
  readonly error?: string
}

/** Returns what waits for it or was refused by it, oldest first. */
export async function listUndelivered(tx: HotelTransaction): Promise<UndeliveredRow[]> {
  const rows = await tx
    .selectFrom('deliveries as told')
    .select(['told.id', 'told.kind', 'told.state', 'told.created_at', 'told.last_error'])
    .select((row) =>
      row
        .selectFrom('reservations')
        .select('reference')
        .where('id', '=', sql<string>`told.stream::uuid`)
        .as('reference'),
    )
    .where('told.end_name', '=', HOTEL_SYSTEM_ENDPOINT)
    .where('told.state', 'in', ['waiting', 'refused'])
    .orderBy('told.position')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ id, kind, state, created_at, last_error, reference }) => ({
    id,
    kind,
    state: state === 'refused' ? 'refused' : 'waiting',
    since: created_at.toISOString(),
    ...(last_error !== null && { error: last_error }),
    ...(reference !== null && { reference }),
  }))
}

/** Deletes the cursor and the versions of what was read, so that everything is read again. */
export async function clearFeed(tx: HotelTransaction): Promise<void> {
  await tx.updateTable('hotel_systems').set({ feed_cursor: null }).execute()
  await tx.deleteFrom('feed_versions').execute()
  await tx.deleteFrom('book_comparisons').execute()
}
