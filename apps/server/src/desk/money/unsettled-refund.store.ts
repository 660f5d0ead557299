import { statement } from '../../platform/database/statement.ts'

/**
 * Refunds whose process ended during the request to the provider: their outcome is unknown, and
 * they are not requested again.
 */
export const markDoubtfulRefunds = statement<{ reservationId: string; reference: string }, [seconds: number]>(`
  with doubted as (
    update refunds set state = 'unknown'
    where state = 'sent' and coalesce(sent_at, created_at) < clock_timestamp() - make_interval(secs => $1::int) returning payment_id)
  select stay.id as "reservationId", stay.reference
  from doubted join payments payment on payment.id = doubted.payment_id
  join reservations stay on stay.hotel_id = payment.hotel_id and stay.id = payment.reservation_id`)

interface Waiting {
  readonly refundId: string
  readonly reservationId: string
  readonly reference: string
}

/** Each refund is reported once, because the alert stays until someone handles it. */
export const markWaitingRefunds = statement<Waiting, [now: Date, seconds: number]>(`
  with waiting as (
    update refunds set told_waiting_at = $1::timestamptz
    where state = 'created' and told_waiting_at is null and created_at <= $1::timestamptz - make_interval(secs => $2::int)
    returning id, payment_id)
  select waiting.id as "refundId", stay.id as "reservationId", stay.reference
  from waiting join payments payment on payment.id = waiting.payment_id
  join reservations stay on stay.hotel_id = payment.hotel_id and stay.id = payment.reservation_id`)
