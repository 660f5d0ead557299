import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

/** Longer than a command waits for its screen, because the page may be slow to reach it. */
const FOLLOWED_MINUTES = 5

const readCommanded = statement<{ reservationId: string }, [id: string, deviceId: string]>(`
  select reservation_id as "reservationId" from front_desk_messages
  where id = $1::uuid and device_id = $2::uuid and toward = 'screen' and reservation_id is not null and taken_at is null
    and at > clock_timestamp() - interval '${FOLLOWED_MINUTES} minutes'`)

/**
 * Returns the reservation that the desk has sent to this screen, until the screen has taken the
 * command.
 */
export async function findCommanded(tx: HotelTransaction, id: string, deviceId: string): Promise<string | undefined> {
  const [commanded] = await readCommanded(tx, id, deviceId)
  return commanded?.reservationId
}
