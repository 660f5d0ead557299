import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

export function deviceCookieName(hotelId: number, appKey: string): string {
  return `foyer_device_${hotelId}_${appKey}`
}

interface DeviceScope {
  readonly hotelId: number
  readonly appKey: string
}

export interface EnrolledDevice {
  readonly id: string
  /** Set by staff. */
  readonly channelOverride: string | null
  readonly pausedAt: Date | null
}

/**
 * The enrolled device of this browser for this hotel and app key; undefined if it isn't one or was
 * revoked.
 */
export async function findEnrolledDevice(
  tx: HotelTransaction,
  { hotelId, appKey, cookies }: DeviceScope & { cookies: Readonly<Record<string, string | undefined>> },
): Promise<EnrolledDevice | undefined> {
  const token = cookies[deviceCookieName(hotelId, appKey)]
  if (!token) return undefined
  const row = await tx
    .selectFrom('devices')
    .select(['id', 'channel_override as channelOverride', 'paused_at as pausedAt'])
    .where('token_hash', '=', sha256(token))
    .where('app_key', '=', appKey)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (row) await recordSeen(tx, row.id)
  return row
}

/** Written once a minute, so that a busy kiosk doesn't cause an extra write at every call. */
async function recordSeen(tx: HotelTransaction, deviceId: string): Promise<void> {
  await tx
    .updateTable('devices')
    .set({ last_seen_at: sql`clock_timestamp()` })
    .where('id', '=', deviceId)
    .where(sql<boolean>`coalesce(last_seen_at, '-infinity') < clock_timestamp() - interval '1 minute'`)
    .execute()
}

interface TokenInput {
  readonly codeHash: string
  readonly appKey: string
  /** The idempotency key. */
  readonly key: string | undefined
}

/**
 * A device's token. The same request yields the same token: a client that lost the answer gets it
 * again, although the code is used up by then.
 */
export function createDeviceToken({ codeHash, appKey, key }: TokenInput, secret: Buffer): string {
  if (!key) return randomBytes(32).toString('base64url')
  return createHmac('sha256', secret).update(`${codeHash} ${appKey} ${key}`).digest('base64url')
}

export async function isEnrolled(tx: HotelTransaction, token: string): Promise<boolean> {
  const row = await tx
    .selectFrom('devices')
    .select('id')
    .where('token_hash', '=', sha256(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores only the token's hash. */
export async function enrolDevice(
  tx: HotelTransaction,
  { hotelId, appKey, name, token }: DeviceScope & { name: string; token: string },
): Promise<void> {
  await tx
    .insertInto('devices')
    .values({ hotel_id: hotelId, id: randomUUID(), app_key: appKey, token_hash: sha256(token), revoked_at: null, name })
    .execute()
}
