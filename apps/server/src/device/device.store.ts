import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { HotelTransaction } from '../visit/visit.ts'

export function deviceCookieName(hotelId: number, appKey: string): string {
  return `foyer_device_${hotelId}_${appKey}`
}

interface DevicePlace {
  readonly hotelId: number
  readonly appKey: string
}

/** The enrolled device that this browser is, for this hotel and app key; undefined when it is none or was revoked. */
export async function enrolledDevice(
  tx: HotelTransaction,
  { hotelId, appKey, cookies }: DevicePlace & { cookies: Readonly<Record<string, string | undefined>> },
): Promise<string | undefined> {
  const token = cookies[deviceCookieName(hotelId, appKey)]
  if (!token) return undefined
  const row = await tx
    .selectFrom('devices')
    .select('id')
    .where('token_hash', '=', hashed(token))
    .where('app_key', '=', appKey)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** The returned token is the device's proof; only its hash is kept. */
export async function enrolDevice(tx: HotelTransaction, { hotelId, appKey }: DevicePlace): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('devices')
    .values({ hotel_id: hotelId, id: randomUUID(), app_key: appKey, token_hash: hashed(token), revoked_at: null })
    .execute()
  return token
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
