import { statement } from '../../platform/database/statement.ts'

interface UndeliveredPayment {
  readonly reservationId: string
  readonly reference: string
}

/** Longer than a restart of the hotel's system takes. */
const ALERT_DELAY_SECONDS = 15 * 60

/**
 * Stays with a payment that has waited for the hotel's system for so long, by the database's
 * clock, and about which no alert is open.
 */
export const undeliveredPayment = `reservations stay
  where stay.id = any(array(
      select waiting.stream::uuid from deliveries waiting
      where waiting.end_name = 'hotelSystem' and waiting.kind = 'payment' and waiting.state = 'waiting'
        and waiting.created_at < clock_timestamp() - interval '${ALERT_DELAY_SECONDS} seconds'))
    and not exists (select from alerts open where open.hotel_id = stay.hotel_id and open.reservation_id = stay.id
      and open.kind = 'paymentNotDelivered' and open.handled_at is null offset 0)`

export const listUndeliveredPayments = statement<UndeliveredPayment, []>(`
  select stay.id as "reservationId", stay.reference from ${undeliveredPayment}`)
