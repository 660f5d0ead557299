import { sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'

/**
 * Returns today's expected arrivals and those who did not come, or the arrivals planned for another day, plus those that
 * arrived on that day.
 */
export async function listArrivalIds(
  { tx, today, hotel }: Pick<Staff, 'tx' | 'today' | 'hotel'>,
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
          sql<boolean>`checked_in_at >= ${day}::date::timestamp at time zone ${hotel.timeZone}`,
          sql<boolean>`checked_in_at < (${day}::date + 1)::timestamp at time zone ${hotel.timeZone}`,
        ]),
      ]),
    )
    .orderBy('last_name')
    .orderBy('reference')
    .execute()
  return rows.map(({ id }) => id)
}
