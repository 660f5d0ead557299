import type { Insertable } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** The guests of a reservation with what was done to each, in their order. */
export async function listParty(tx: HotelTransaction, reservationId: string) {
  const rows = await tx
    .selectFrom('guests')
    .leftJoin('signatures', (join) =>
      join.onRef('signatures.hotel_id', '=', 'guests.hotel_id').onRef('signatures.guest_id', '=', 'guests.id'),
    )
    .select([
      'guests.id',
      'position',
      'main',
      'given',
      'given_by',
      'version',
      'superseded_at',
      'erased_at',
      'signed_at',
      'added_at',
    ])
    .where('reservation_id', '=', reservationId)
    .where('replaced_at', 'is', null)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...row,
    isGuests: row.given_by !== null || row.superseded_at !== null,
    isUntouched: row.version === 1 && row.signed_at === null && row.added_at === null,
  }))
}

export async function insertGuest(tx: HotelTransaction, row: Insertable<Tables['guests']>): Promise<void> {
  await tx.insertInto('guests').values(row).execute()
}

export async function updateGuest(
  tx: HotelTransaction,
  id: string,
  row: { readonly adult: boolean | null; readonly given: string },
): Promise<void> {
  await tx.updateTable('guests').set(row).where('id', '=', id).execute()
}

export async function deleteGuests(tx: HotelTransaction, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('guests').where('id', 'in', ids).execute()
}
