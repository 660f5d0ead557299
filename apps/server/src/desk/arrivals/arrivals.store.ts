import { sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'

/** Those who may still come today, and those who came today. */
export async function arrivalIds({ tx, today, hotel }: Staff): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservations')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'expected'), where('start_date', '<=', today), where('end_date', '>=', today)]),
        where.and([
          where('state', '=', 'inHouse'),
          // The bounds are worked out and not the column, so that an index finds those of the day.
          sql<boolean>`checked_in_at >= ${today}::date::timestamp at time zone ${hotel.timeZone}`,
          sql<boolean>`checked_in_at < (${today}::date + 1)::timestamp at time zone ${hotel.timeZone}`,
        ]),
      ]),
    )
    .orderBy('last_name')
    .orderBy('reference')
    .execute()
  return rows.map(({ id }) => id)
}
