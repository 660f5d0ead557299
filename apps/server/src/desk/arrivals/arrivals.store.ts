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
  const rows = await tx
    .selectFrom('reservations')
    .select('id')
    .where((where) =>
      where.or([
        day === today
          ? where.and([
              where('state', 'in', ['expected', 'noShow']),
              where('start_date', '<=', day),
              where('end_date', '>=', day),
            ])
          : where.and([where('state', '!=', 'cancelled'), where('start_date', '=', day)]),
        where.and([
          where('state', 'in', day === today ? ['inHouse'] : ['inHouse', 'departed']),
          // Compute the bounds instead of converting the column, so that the index can be used.
          sql<boolean>`checked_in_at >= hotel_day_start(${day}::date, ${hotel.timeZone}, ${latestTurn}::int)`,
          sql<boolean>`checked_in_at < hotel_day_start(${day}::date + 1, ${hotel.timeZone}, ${latestTurn}::int)`,
        ]),
      ]),
    )
    .orderBy('last_name')
    .orderBy('reference')
    .execute()
  return rows.map(({ id }) => id)
}
