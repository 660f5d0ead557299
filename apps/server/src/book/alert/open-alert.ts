import type { DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type NewAlert, saveAlert } from './alert.store.ts'

/**
 * The hotel is notified once; a repetition increments the open alert, which then shows the guest's
 * current screen.
 */
export async function openAlert(tx: HotelTransaction, hotelId: number, alert: NewAlert): Promise<void> {
  const times = await saveAlert(tx, { hotelId, subject: getSubject(alert), alert })
  if (times === 1)
    await writeAudit(
      tx,
      { hotelId },
      { action: 'alertOpened', subject: alert.reference, details: { kind: alert.kind } },
    )
}

/**
 * One alert per kind and subject can be open. A broken part belongs to its device, not to a guest.
 */
function getSubject({ refundId, keyId, paymentId, reservationId, deviceId, mailId, job, part }: NewAlert): string {
  if (part && deviceId) return formatPartSubject(deviceId, part)
  return refundId ?? keyId ?? paymentId ?? reservationId ?? deviceId ?? mailId ?? job ?? ''
}

export function formatPartSubject(deviceId: string, part: DevicePart): string {
  return `${deviceId} ${part}`
}
