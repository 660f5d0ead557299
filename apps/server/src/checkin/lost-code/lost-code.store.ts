import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** How long a request stays open; afterwards the guest starts again. */
const OPEN_MINUTES = 15

/** No second mail is sent within this time. */
const MAILED_MINUTES = 5

type Deed = Tables['lost_code_deeds']['deed']

export interface LostCodeRequest {
  readonly id: string
  readonly reservation_id: string
  readonly proved_at: Date | null
}

export async function insertRequest(
  { tx, hotel, id, appKey, deviceId }: Visit,
  { reservationId, mailed }: { readonly reservationId: string; readonly mailed: boolean },
): Promise<string> {
  const request = randomUUID()
  await tx
    .insertInto('lost_code_requests')
    .values({
      hotel_id: hotel.id,
      id: request,
      reservation_id: reservationId,
      visit_id: id,
      app_key: appKey,
      device_id: deviceId ?? null,
      mailed,
      proved_at: null,
    })
    .execute()
  return request
}

export async function wasMailedJustNow({ tx }: Visit, reservationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('lost_code_requests')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('mailed', '=', true)
    .where('at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${MAILED_MINUTES})`)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns a recent request of this visit only. */
export async function findOpenRequest({ tx, id }: Visit, request: string): Promise<LostCodeRequest | undefined> {
  return (
    tx
      .selectFrom('lost_code_requests')
      .select(['id', 'reservation_id', 'proved_at'])
      // Compared as text, because an invalid id would make PostgreSQL raise an error.
      .where(sql<string>`id::text`, '=', request)
      .where('visit_id', '=', id)
      .where('at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${OPEN_MINUTES})`)
      .executeTakeFirst()
  )
}

/** Returns the newest request for this reservation whose code was shown to this visit. */
export async function findProvedRequest({ tx, id }: Visit, reference: string): Promise<LostCodeRequest | undefined> {
  return tx
    .selectFrom('lost_code_requests as asked')
    .innerJoin('reservations as stay', (join) =>
      join.onRef('stay.hotel_id', '=', 'asked.hotel_id').onRef('stay.id', '=', 'asked.reservation_id'),
    )
    .select(['asked.id', 'asked.reservation_id', 'asked.proved_at'])
    .where('asked.visit_id', '=', id)
    .where('asked.proved_at', 'is not', null)
    .where('asked.at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${OPEN_MINUTES})`)
    .where('stay.reference', '=', reference)
    .orderBy('asked.at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns false if it was proved before, as in a retry after a lost answer. */
export async function markProved({ tx }: Visit, request: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lost_code_requests')
    .set({ proved_at: sql`clock_timestamp()` })
    .where('id', '=', request)
    .where('proved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function recordWrong({ tx }: Visit, request: string): Promise<void> {
  await tx.updateTable('lost_code_requests').set({ wrong: sql`wrong + 1` }).where('id', '=', request).execute()
}

export async function insertDeed({ tx, hotel }: Visit, request: string, deed: Deed): Promise<void> {
  await tx.insertInto('lost_code_deeds').values({ hotel_id: hotel.id, request_id: request, deed }).execute()
}
