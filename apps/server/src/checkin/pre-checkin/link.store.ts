import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

/** A party shares a few; the oldest are deleted so that the table can't fill up. */
const MAX_OPEN = 20

interface NewLink {
  readonly hotelId: number
  readonly reservationId: string
  readonly madeBy: 'guest' | 'staff'
}

export function hashLink(token: string): string {
  return sha256(token)
}

/** Returns the token once and stores only its hash. */
export async function createLink(
  tx: HotelTransaction,
  { hotelId, reservationId, madeBy }: NewLink,
  token = randomBytes(32).toString('base64url'),
): Promise<string> {
  await tx
    .insertInto('pre_checkin_links')
    .values({
      hotel_id: hotelId,
      id: randomUUID(),
      reservation_id: reservationId,
      token_hash: hashLink(token),
      made_by: madeBy,
      last_opened_at: null,
      revoked_at: null,
    })
    .execute()
  await sql`update pre_checkin_links set revoked_at = clock_timestamp() where id in (
    select id from pre_checkin_links where reservation_id = ${reservationId} and revoked_at is null
    order by made_at desc offset ${MAX_OPEN})`.execute(tx)
  return token
}

/** Returns the link with this token; undefined if it was withdrawn or is unknown. */
export async function findLink(tx: HotelTransaction, token: string) {
  return tx
    .selectFrom('pre_checkin_links')
    .select(['id', 'reservation_id as reservationId', 'made_by as madeBy'])
    .where('token_hash', '=', hashLink(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** More mistakes than a party makes. */
const MAX_MISSES = 20

/** Counts over the link's lifetime. Returns whether this miss ended it. */
export async function countMiss(tx: HotelTransaction, id: string): Promise<{ ended: boolean }> {
  const row = await tx
    .updateTable('pre_checkin_links')
    .set({
      misses: sql`misses + 1`,
      revoked_at: sql`case when misses + 1 >= ${MAX_MISSES}::int then clock_timestamp() end`,
    })
    .where('id', '=', id)
    .returning('revoked_at')
    .executeTakeFirst()
  return { ended: row?.revoked_at != null }
}

export async function countOpening(tx: HotelTransaction, id: string): Promise<void> {
  await tx
    .updateTable('pre_checkin_links')
    .set({ opens: sql`opens + 1`, last_opened_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function revokeLinks(tx: HotelTransaction, reservationId: string): Promise<number> {
  const withdrawn = await tx
    .updateTable('pre_checkin_links')
    .set({ revoked_at: sql`clock_timestamp()` })
    .where('reservation_id', '=', reservationId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return withdrawn.length
}
