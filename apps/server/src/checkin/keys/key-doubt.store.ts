import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** The outcome is unknown because the hub did not report. */
export const NO_REPORT = 'noWord'

/** Lists the stay's keys whose outcome is unknown. */
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

/** Lists this hub's expired grants without a reported outcome. */
export function listUnsettledGrants(tx: HotelTransaction, hub: string, limit: number) {
  return (
    tx
      .selectFrom('keys')
      .select(['id', 'expires_at'])
      // If the hub itself reported an unknown outcome, staff must settle it.
      .where((key) =>
        key.or([key('state', '=', 'granted'), key.and([key('state', '=', 'unknown'), key('problem', '=', NO_REPORT)])]),
      )
      .where('hub', '=', hub)
      .where(sql<boolean>`expires_at < clock_timestamp()`)
      .limit(limit)
      .execute()
  )
}

/**
 * Marks grants as unknown that expired this long ago without a report. Returns their reservations.
 */
export function markSilentGrants(tx: HotelTransaction, seconds: number) {
  return tx
    .updateTable('keys')
    .set({ state: 'unknown', problem: NO_REPORT, settled_at: sql`clock_timestamp()` })
    .where('state', '=', 'granted')
    .where('kind', '=', 'card')
    .where(sql<boolean>`expires_at < clock_timestamp() - make_interval(secs => ${sql.lit(seconds)})`)
    .returning('reservation_id')
    .execute()
}

/** Closes alerts of keys whose stays have ended. Returns how many were closed. */
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
            .where('keys.state', '=', 'unknown')
            .offset(0),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
