import type { Hotel } from '../../access/hotel/hotel.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { statement } from '../../platform/database/statement.ts'

/** Longer than a gateway may take to answer, and than a hub may take to begin. */
const DOUBTED_AFTER_SECONDS = 120

/** Those whose asking ended with its process: nobody knows what became of them, and nobody asks again. */
const takeDoubted = statement<{ reservationId: string; reference: string }, [seconds: number]>(`
  with doubted as (
    update refunds set state = 'unknown'
    where state = 'sent' and coalesce(sent_at, created_at) < clock_timestamp() - make_interval(secs => $1::int) returning payment_id)
  select stay.id as "reservationId", stay.reference
  from doubted join payments payment on payment.id = doubted.payment_id
  join reservations stay on stay.hotel_id = payment.hotel_id and stay.id = payment.reservation_id`)

/** The desk hears of refunds that were left open by a crash. */
export async function doubtRefunds(db: Database, hotel: Pick<Hotel, 'id'>, changes: Changes): Promise<void> {
  const doubted = await db.inHotel(hotel.id, async (tx) => {
    const all = await takeDoubted(tx, DOUBTED_AFTER_SECONDS)
    for (const { reservationId, reference } of all)
      await openAlert(tx, hotel.id, { kind: 'paymentUnknown', reservationId, reference, money: 'unknown' })
    return all
  })
  if (doubted.length > 0) changes.tell(hotel.id, 'stays', 'alerts')
}
