import type { Visit } from '../../access/visit/visit.ts'
import { statement } from '../../platform/database/statement.ts'

const readSkipped = statement<{ guestId: string }, [deviceId: string, reservationId: string]>(`
  select guest_id as "guestId" from front_desk_messages
  where device_id = $1::uuid and reservation_id = $2::uuid and type = 'signatureSkipped'
    and reason = 'signatureSkippedByUser' and guest_id is not null`)

/** Who has chosen at this very screen, beside the hotel's people, to sign later. Elsewhere nobody can. */
export async function skippedByHand(visit: Visit, reservationId: string): Promise<ReadonlySet<string>> {
  const { deviceId, site, tx } = visit
  if (!deviceId || !site.device.followsDesk) return new Set()
  return new Set((await readSkipped(tx, deviceId, reservationId)).map(({ guestId }) => guestId))
}
