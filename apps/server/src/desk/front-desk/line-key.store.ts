import { randomBytes } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

export interface LineKey {
  readonly id: string
  readonly name: string
}

/** Tells the finder of a leaked key what it opens. */
const PREFIX = 'foyer-line-'

/** Returns the key this once; only its hash is stored. */
export async function insertLineKey(
  tx: HotelTransaction,
  { hotelId, name, madeBy }: { readonly hotelId: number; readonly name: string; readonly madeBy: string },
): Promise<{ id: string; key: string }> {
  const key = PREFIX + randomBytes(32).toString('base64url')
  const { id } = await tx
    .insertInto('hotel_line_keys')
    .values({ hotel_id: hotelId, name, key_hash: sha256(key), made_by: madeBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}

/** Returns undefined if the hotel has no such key or it was revoked. */
export function findLineKey(tx: HotelTransaction, key: string): Promise<LineKey | undefined> {
  return tx
    .updateTable('hotel_line_keys')
    .set({ used_at: sql`clock_timestamp()` })
    .where('key_hash', '=', sha256(key))
    .where('revoked_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

export async function assertKeyActive(tx: HotelTransaction, { id }: LineKey): Promise<void> {
  const known = await tx
    .selectFrom('hotel_line_keys')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!known) throw new Problem('mayNot', 'this key was revoked')
}

export async function revokeLineKey(tx: HotelTransaction, id: string): Promise<string | undefined> {
  const revoked = await tx
    .updateTable('hotel_line_keys')
    .set({ revoked_at: sql`coalesce(revoked_at, clock_timestamp())` })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return revoked?.name
}

export function readLineKeys(tx: HotelTransaction) {
  return tx
    .selectFrom('hotel_line_keys')
    .select(['id', 'name', 'made_by', 'made_at', 'used_at'])
    .where('revoked_at', 'is', null)
    .orderBy('made_at')
    .execute()
}
