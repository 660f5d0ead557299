import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Deletes the lease of the screen that held this stay's check-in, and returns it. */
export function releaseScreen(tx: HotelTransaction, reservationId: string) {
  return tx
    .deleteFrom('checkin_leases')
    .where('reservation_id', '=', reservationId)
    .where('visit_id', 'is not', null)
    .returning(['holder', 'visit_id as visitId'])
    .executeTakeFirst()
}

/** Returns a guest of this stay with everything entered about them. */
export function readGiven(tx: HotelTransaction, { stayId, guestId }: { stayId: string; guestId: string }) {
  return tx
    .selectFrom('guests')
    .select(['given', 'position'])
    .where('id', '=', guestId)
    .where('reservation_id', '=', stayId)
    .executeTakeFirst()
}

/**
 * Returns the guest's position in the party, or undefined if there is no such guest or they have
 * signed.
 */
export async function waiveSignature(
  tx: HotelTransaction,
  { stayId, guestId, by }: { readonly stayId: string; readonly guestId: string; readonly by: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ position: number }>`
    update guests set signature_waived_at = coalesce(signature_waived_at, clock_timestamp()),
      signature_waived_by = coalesce(signature_waived_by, ${by})
    where id = ${guestId} and reservation_id = ${stayId} and replaced_at is null
      and not exists (select from signatures where signatures.guest_id = guests.id)
    returning position`.execute(tx)
  return rows[0]?.position
}

/**
 * Returns the driver's position in the party, or undefined if there is no such driver or no licence
 * was shown.
 */
export async function markLicenceSeen(
  tx: HotelTransaction,
  { stayId, guestId }: { readonly stayId: string; readonly guestId: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ position: number }>`
    update guests set given = given || '{"licenceSeen": true}'
    where id = ${guestId} and reservation_id = ${stayId} and replaced_at is null and (given ->> 'hasDrivingLicence')::boolean
    returning position`.execute(tx)
  return rows[0]?.position
}
