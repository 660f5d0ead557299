import { documentFacts } from '@foyer/domain/document/scanned-document.ts'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** What was given until now is kept aside as a whole; what it says of the document is taken out. */
export async function supersedeDocument(tx: HotelTransaction, guestId: string, at: Date): Promise<void> {
  await tx
    .updateTable('guests')
    .set({
      superseded_at: at,
      superseded_given: sql`given`,
      // The version stays: the page that scans is the one that will save.
      given: sql`given - ${documentFacts}::text[]`,
    })
    .where('id', '=', guestId)
    .executeTakeFirstOrThrow()
}

export async function insertScan({ tx, hotel, id }: Visit, facts: string): Promise<void> {
  await tx.insertInto('visit_scans').values({ hotel_id: hotel.id, visit_id: id, facts }).execute()
}

/** What was read in this visit, the newest first. */
export function listScans({ tx, id }: Visit, limit: number) {
  return tx
    .selectFrom('visit_scans')
    .select('facts')
    .where('visit_id', '=', id)
    .orderBy('read_at', 'desc')
    .limit(limit)
    .execute()
}
