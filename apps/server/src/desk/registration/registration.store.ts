import { stayedStates } from '@foyer/domain/retention/periods.ts'
import { sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

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

/** Returns who has signed a printed card, by guest, and who filed it. */
export async function readPaperSignatures(
  tx: HotelTransaction,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly at: Date; readonly by: string }>> {
  if (reservationIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('guests')
    .select(['id', 'paper_signed_at as at', 'paper_signed_by as by'])
    .where('reservation_id', 'in', reservationIds)
    .where('paper_signed_at', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, at, by }) => (at ? [[id, { at, by: by ?? '' }]] : [])))
}
