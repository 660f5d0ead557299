import type { Hotel } from '../../access/hotel/hotel.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { markDoubtfulRefunds } from './unsettled-refund.store.ts'

/** Longer than a gateway may take to answer, or a hub to begin. */
const DOUBT_AFTER_SECONDS = 120

/** Alerts the desk to refunds that a crash left open. */
export async function flagDoubtfulRefunds(db: Database, hotel: Pick<Hotel, 'id'>, changes: Changes): Promise<void> {
  const doubted = await db.inHotel(hotel.id, async (tx) => {
    const all = await markDoubtfulRefunds(tx, DOUBT_AFTER_SECONDS)
    for (const { reservationId, reference } of all)
      await openAlert(tx, hotel.id, { kind: 'paymentUnknown', reservationId, reference, money: 'unknown' })
    return all
  })
  if (doubted.length > 0) changes.publish(hotel.id, 'stays', 'alerts')
}
