import { stayedStates } from '@foyer/domain/retention/periods.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Returns the stays whose guests arrived on this local date, which authorities ask for, in order of arrival. */
export function listArrivedOn({ tx, hotel }: Staff, date: string): Promise<string[]> {
  // An index finds the days around it, whatever the zone and its clock changes.
  return listArrived(
    tx,
    sql<boolean>`checked_in_at between ${date}::date - 1 and ${date}::date + 2
      and (checked_in_at at time zone ${hotel.timeZone})::date = ${date}::date`,
  )
}

/** Returns the stays whose guests arrived on this day of the hotel, in order of arrival. */
export function listArrivedOnHotelDay({ tx, hotel, latestTurn }: Staff, day: string): Promise<string[]> {
  return listArrived(
    tx,
    sql<boolean>`checked_in_at >= hotel_day_start(${day}::date, ${hotel.timeZone}, ${latestTurn}::int)
      and checked_in_at < hotel_day_start(${day}::date + 1, ${hotel.timeZone}, ${latestTurn}::int)`,
  )
}

async function listArrived(tx: HotelTransaction, when: RawBuilder<boolean>): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservations')
    .select('id')
    .where('state', 'in', [...stayedStates])
    .where(when)
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
