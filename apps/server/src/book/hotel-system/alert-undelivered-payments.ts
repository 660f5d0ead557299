import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { openAlert } from '../alert/open-alert.ts'
import { listUndeliveredPayments } from './undelivered-payment.store.ts'

/** Alerts the desk to guests who have paid while the hotel's system does not answer. */
export async function alertUndeliveredPayments(
  db: Database,
  hotelId: number,
  changes: Pick<Changes, 'publish'>,
): Promise<void> {
  const undelivered = await db.inHotel(hotelId, async (tx) => {
    const all = await listUndeliveredPayments(tx)
    for (const one of all) await openAlert(tx, hotelId, { kind: 'paymentNotDelivered', money: 'charged', ...one })
    return all
  })
  if (undelivered.length > 0) changes.publish(hotelId, 'stays', 'alerts')
}
