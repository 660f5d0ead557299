import { type Insertable, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Ends the keys by a trigger, until the new guest has checked in. */
export async function markGuestChanged(tx: HotelTransaction, reservationId: string): Promise<void> {
  await tx
    .updateTable('reservations')
    .set({ guest_changed_at: sql`clock_timestamp()` })
    .where('id', '=', reservationId)
    .execute()
}

/** The new guest has checked in at the desk. */
export async function confirmChangedGuest(tx: HotelTransaction, reservationId: string): Promise<void> {
  await tx
    .updateTable('reservations')
    .set({ guest_changed_at: null })
    .where('id', '=', reservationId)
    .where('guest_changed_at', 'is not', null)
    .execute()
}

/** Whatever a visit, a link or a code could do with the reservation ends. */
export async function deleteAccess(tx: HotelTransaction, reservationId: string): Promise<void> {
  await sql`update checkin_logs set superseded_at = clock_timestamp()
    where reservation_id = ${reservationId} and superseded_at is null`.execute(tx)
  await tx.deleteFrom('visit_reservations').where('reservation_id', '=', reservationId).execute()
  await tx.deleteFrom('checkin_leases').where('reservation_id', '=', reservationId).execute()
  await tx.deleteFrom('account_reservations').where('reservation_id', '=', reservationId).execute()
  await sql`update hand_overs set ended_at = clock_timestamp()
    where reservation_id = ${reservationId} and ended_at is null`.execute(tx)
  await sql`update pre_checkin_links set revoked_at = clock_timestamp()
    where reservation_id = ${reservationId} and revoked_at is null`.execute(tx)
}

/** Higher than the position of any guest of a party. */
const FIRST_FORMER_POSITION = 1_000

/** Puts another guest in the main guest's position. */
export async function replaceMainGuest(
  tx: HotelTransaction,
  reservationId: string,
  row: Insertable<Tables['guests']>,
): Promise<void> {
  await sql`update guests set replaced_at = clock_timestamp(), main = false,
      position = (select greatest(max(position) + 1, ${sql.lit(FIRST_FORMER_POSITION)}) from guests
        where reservation_id = ${reservationId})
    where reservation_id = ${reservationId} and main`.execute(tx)
  await tx.insertInto('guests').values(row).execute()
}
