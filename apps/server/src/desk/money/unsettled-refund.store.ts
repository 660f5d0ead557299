import { statement } from '../../platform/database/statement.ts'

const referenceOfStay = `(select stay.reference from reservations stay
  where stay.hotel_id = payment.hotel_id and stay.id = payment.reservation_id)`

/**
 * Refunds whose process ended during the request to the provider: their outcome is unknown, and
 * they are not requested again.
 */
export const markDoubtfulRefunds = statement<{ reservationId: string; reference: string }, [seconds: number]>(`
  with doubted as (
    update refunds set state = 'unknown'
    where state = 'sent' and coalesce(sent_at, created_at) < clock_timestamp() - make_interval(secs => $1::int) returning payment_id)
  select payment.reservation_id as "reservationId", ${referenceOfStay} as reference
  from payments payment where payment.id = any(array(select payment_id from doubted))`)

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
  select waiting.id as "refundId", paid.* from waiting, lateral (
    select payment.reservation_id as "reservationId", ${referenceOfStay} as reference
    from payments payment where payment.id = waiting.payment_id offset 0) paid`)
