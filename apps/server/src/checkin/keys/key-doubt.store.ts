import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** The outcome is unknown because the hub did not report. */
const NO_WORD = 'noWord'

/** Keys of a stay with unknown outcome. */
export function listUnknownKeys(tx: HotelTransaction, reservationId: string) {
  return tx
    .selectFrom('keys')
    .innerJoin('reservations as stay', (join) =>
      join.onRef('stay.hotel_id', '=', 'keys.hotel_id').onRef('stay.id', '=', 'keys.reservation_id'),
    )
    .select(['stay.reference', 'keys.device_id'])
    .where('keys.reservation_id', '=', reservationId)
    .where('keys.state', '=', 'unknown')
    .execute()
}

/** Expired grants of this hub without a reported outcome. */
export function listUnsettledGrants(tx: HotelTransaction, hub: string, limit: number) {
  return (
    tx
      .selectFrom('keys')
      .select(['id', 'expires_at'])
      // What the hub itself could not say is a person's to settle.
      .where((key) =>
        key.or([key('state', '=', 'granted'), key.and([key('state', '=', 'unknown'), key('problem', '=', NO_WORD)])]),
      )
      .where('hub', '=', hub)
      .where(sql<boolean>`expires_at < clock_timestamp()`)
      .limit(limit)
      .execute()
  )
}

/** Grants that have been over for so long without a word become unknown. Returns their reservations. */
export function markSilentGrants(tx: HotelTransaction, seconds: number) {
  return tx
    .updateTable('keys')
    .set({ state: 'unknown', problem: NO_WORD, settled_at: sql`clock_timestamp()` })
    .where('state', '=', 'granted')
    .where('kind', '=', 'card')
    .where(sql<boolean>`expires_at < clock_timestamp() - make_interval(secs => ${sql.lit(seconds)})`)
    .returning('reservation_id')
    .execute()
}

/** Alerts of keys that nobody waits for any more, since their stays have ended. Returns how many were closed. */
export async function closeSettledAlerts(tx: HotelTransaction): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('alerts')
    .set({ handled_at: sql`clock_timestamp()` })
    .where('kind', '=', 'keyUnknown')
    .where('handled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('keys')
            .select('keys.id')
            .whereRef('keys.reservation_id', '=', 'alerts.reservation_id')
            .where('keys.state', '=', 'unknown'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
