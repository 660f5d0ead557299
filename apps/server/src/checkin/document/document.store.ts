import { documentFacts } from '@foyer/domain/document/scanned-document.ts'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Saves a copy of everything given so far and removes the document's fields. */
export async function supersedeDocument(tx: HotelTransaction, guestId: string, at: Date): Promise<void> {
  await tx
    .updateTable('guests')
    .set({
      superseded_at: at,
      superseded_given: sql`given`,
      // The version stays, because the page that scans will also save.
      given: sql`given - ${documentFacts}::text[]`,
    })
    .where('id', '=', guestId)
    .executeTakeFirstOrThrow()
}

export async function insertScan({ tx, hotel, id }: Visit, facts: string): Promise<void> {
  await tx.insertInto('visit_scans').values({ hotel_id: hotel.id, visit_id: id, facts }).execute()
}

/** Lists the documents read in this visit, newest first. */
export function listScans({ tx, id }: Visit, limit: number) {
  return tx
    .selectFrom('visit_scans')
    .select('facts')
    .where('visit_id', '=', id)
    .orderBy('read_at', 'desc')
    .limit(limit)
    .execute()
}
