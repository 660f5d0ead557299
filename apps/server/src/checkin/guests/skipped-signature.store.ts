import { statement } from '../../platform/database/statement.ts'

/** Lists guests who chose at this screen to sign later. */
export const readSkippedByUser = statement<{ guestId: string }, [deviceId: string, reservationId: string]>(`
  select guest_id as "guestId" from front_desk_messages
  where device_id = $1::uuid and reservation_id = $2::uuid and type = 'signatureSkipped'
    and reason = 'signatureSkippedByUser' and guest_id is not null`)
