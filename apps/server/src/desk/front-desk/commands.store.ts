import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface Recipient {
  readonly appKey: string
  /** Null if there is no such reservation, or none was named. */
  readonly reservationId: string | null
  /** The staff member who controls the screen now. */
  readonly holderId: string | null
}

const readRecipient = statement<Recipient, [deviceId: string, reference: string | null]>(`
  select device.app_key as "appKey", stay.id as "reservationId",
    case when line.held_until > clock_timestamp() then line.holder_id end as "holderId"
  from devices device
    left join reservations stay on stay.reference = $2::text
    left join front_desk_screens line on line.device_id = device.id
  where device.id = $1::uuid and device.revoked_at is null`)

/** Finds the screen that a command is for, and the reservation that it names. */
export async function findRecipient(
  tx: HotelTransaction,
  deviceId: string,
  reference: string | null,
): Promise<Recipient | undefined> {
  const [found] = await readRecipient(tx, deviceId, reference)
  return found
}
