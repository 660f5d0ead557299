import { REFUND_WAITS_SECONDS } from '@foyer/domain/payment/refund.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { statement } from '../../platform/database/statement.ts'

interface Waiting {
  readonly refundId: string
  readonly reservationId: string
  readonly reference: string
}

/** Each is told once: whoever has handled the alert knows of it. */
const takeWaiting = statement<Waiting, [now: Date, seconds: number]>(`
  with waiting as (
    update refunds set told_waiting_at = $1::timestamptz
    where state = 'created' and told_waiting_at is null and created_at <= $1::timestamptz - make_interval(secs => $2::int)
    returning id, payment_id)
  select waiting.id as "refundId", stay.id as "reservationId", stay.reference
  from waiting join payments payment on payment.id = waiting.payment_id
  join reservations stay on stay.hotel_id = payment.hotel_id and stay.id = payment.reservation_id`)

/** The desk hears of refunds that no kiosk calls for: it is off, or gone. */
export async function tellWaitingRefunds(
  db: Database,
  hotel: Pick<Hotel, 'id'>,
  { changes, now }: { readonly changes: Pick<Changes, 'tell'>; readonly now: Date },
): Promise<void> {
  const waiting = await db.inHotel(hotel.id, async (tx) => {
    const all = await takeWaiting(tx, now, REFUND_WAITS_SECONDS)
    for (const one of all) await openAlert(tx, hotel.id, { kind: 'refundWaiting', money: 'charged', ...one })
    return all
  })
  if (waiting.length > 0) changes.tell(hotel.id, 'stays', 'alerts')
}
