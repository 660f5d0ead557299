import { REFUND_ALERT_DELAY_SECONDS } from '@foyer/domain/payment/refund.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { markWaitingRefunds } from './unsettled-refund.store.ts'

/** Alerts the desk to refunds that no kiosk fetches because it is off or gone. */
export async function notifyWaitingRefunds(
  db: Database,
  hotel: Pick<Hotel, 'id'>,
  { changes, now }: { readonly changes: Pick<Changes, 'publish'>; readonly now: Date },
): Promise<void> {
  const waiting = await db.inHotel(hotel.id, async (tx) => {
    const all = await markWaitingRefunds(tx, now, REFUND_ALERT_DELAY_SECONDS)
    for (const one of all) await openAlert(tx, hotel.id, { kind: 'refundWaiting', money: 'charged', ...one })
    return all
  })
  if (waiting.length > 0) changes.publish(hotel.id, 'stays', 'alerts')
}
