import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type NewAlert, saveAlert } from './alert.store.ts'

/** The hotel is told once; the same trouble again counts on the open alert, which then says where the guest stands by now. */
export async function openAlert(tx: HotelTransaction, hotelId: number, alert: NewAlert): Promise<void> {
  const times = await saveAlert(tx, { hotelId, subject: subjectOf(alert), alert })
  if (times === 1)
    await writeAudit(
      tx,
      { hotelId },
      { action: 'alertOpened', subject: alert.reference, details: { kind: alert.kind } },
    )
}

/** Of one kind there is one open alert for each of these. A broken part is its device's, whoever stands before it. */
function subjectOf({ refundId, reservationId, deviceId, mailId, job, part }: NewAlert): string {
  if (part && deviceId) return partSubject(deviceId, part)
  return refundId ?? reservationId ?? deviceId ?? mailId ?? job ?? ''
}

export function partSubject(deviceId: string, part: DevicePart): string {
  return `${deviceId} ${part}`
}
