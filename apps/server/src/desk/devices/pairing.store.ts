import { DESK_APP_KEY } from '@foyer/domain/device/device-kind.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { generateLicenseCode } from './license.store.ts'

interface Pairing {
  readonly device: { readonly id: string; readonly app_key: string }
  readonly madeBy?: string | undefined
}

/**
 * Returns the code once; only its hash is stored. A device has one code: a hub with an earlier one
 * is rejected.
 */
export async function pairDevice(tx: HotelTransaction, hotelId: number, { device, madeBy }: Pairing) {
  await endPairing(tx, hotelId, device.id)
  const code = generateLicenseCode()
  const code_hash = sha256(code)
  const desk = device.app_key === DESK_APP_KEY
  await tx.insertInto('hub_directory').values({ code_hash, of_hotel: hotelId, desk }).execute()
  await tx
    .insertInto('hubs')
    .values({
      hotel_id: hotelId,
      code_hash,
      app_key: device.app_key,
      device_id: device.id,
      made_by: madeBy ?? null,
      token: null,
      port: null,
      version: null,
      told_at: null,
    })
    .execute()
  return { code }
}

/** Returns whether there was a pairing. */
export async function endPairing(tx: HotelTransaction, hotelId: number, deviceId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('hubs').where('device_id', '=', deviceId).returning('code_hash').executeTakeFirst()
  if (!gone) return false
  await tx.deleteFrom('hub_directory').where('of_hotel', '=', hotelId).where('code_hash', '=', gone.code_hash).execute()
  return true
}
