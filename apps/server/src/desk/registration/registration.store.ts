import { stayedStates } from '@foyer/domain/retention/periods.ts'
import { sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'

/** Returns the stays whose guests arrived on this day of the hotel, in order of arrival. */
export async function listArrivedOn({ tx, hotel }: Staff, day: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservations')
    .select('id')
    .where('state', 'in', [...stayedStates])
    .where(sql<boolean>`(checked_in_at at time zone ${hotel.timeZone})::date = ${day}::date`)
    .orderBy('checked_in_at')
    .orderBy('reference')
    .execute()
  return rows.map(({ id }) => id)
}
