import { sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'

/**
 * Returns today's expected arrivals and those who did not come, or the arrivals planned for another day, plus those that
 * arrived on that day.
 */
export async function listArrivalIds(
  { tx, hotelDay: today, latestTurn, hotel }: Pick<Staff, 'tx' | 'hotelDay' | 'latestTurn' | 'hotel'>,
  day = today,
): Promise<string[]> {
  // Compute the bounds instead of converting the column, so that the index can be used.
  const arrivedOnDay = sql`checked_in_at >= hotel_day_start(${day}::date, ${hotel.timeZone}, ${latestTurn}::int)
    and checked_in_at < hotel_day_start(${day}::date + 1, ${hotel.timeZone}, ${latestTurn}::int)`
  const rows = await tx
    .selectFrom('reservations')
    .select('id')
    .where(
      day === today
        ? // Each state has an index of its own, which parameters or a list of states would not match.
          sql<boolean>`(
            (state = 'expected' and start_date <= ${day} and end_date >= ${day})
            or (state = 'noShow' and start_date <= ${day} and end_date >= ${day})
            or (state = 'inHouse' and ${arrivedOnDay}))`
        : sql<boolean>`(
            (state <> 'cancelled' and start_date = ${day})
            or (state in ('inHouse', 'departed') and ${arrivedOnDay}))`,
    )
    .orderBy('last_name')
    .orderBy('reference')
    .execute()
  return rows.map(({ id }) => id)
}
