import { sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'

/** Of today those who may still come, of another day those who were or are to come then; with those who came on it. */
export async function arrivalIds(
  { tx, today, hotel }: Pick<Staff, 'tx' | 'today' | 'hotel'>,
  day = today,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservations')
    .select('id')
    .where((where) =>
      where.or([
        day === today
          ? where.and([where('state', '=', 'expected'), where('start_date', '<=', day), where('end_date', '>=', day)])
          : where.and([where('state', '!=', 'cancelled'), where('start_date', '=', day)]),
        where.and([
          where('state', 'in', day === today ? ['inHouse'] : ['inHouse', 'departed']),
          // The bounds are worked out and not the column, so that an index finds those of the day.
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
