import type { Shift } from '@foyer/contract/staff/money.ts'
import type { PaymentState } from '@foyer/domain/payment/payment.ts'
import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

/** Serializes concurrent closes until the transaction ends. */
export const lockShift = statement<never, [hotelId: number]>(`
  select pg_advisory_xact_lock(hashtextextended('shift ' || $1::int, 0))`)

const readLast = statement<{ at: Date }, []>('select max(to_at) as at from shifts having max(to_at) is not null')

/** Returns when the last shift was closed. */
export async function findLastShiftEnd(tx: HotelTransaction): Promise<Date | undefined> {
  return (await readLast(tx))[0]?.at
}

export const insertShift = statement<
  never,
  [hotelId: number, id: string, from: Date | null, to: Date, memberId: string, said: string]
>(`
  insert into shifts (hotel_id, id, from_at, to_at, member_id, said)
  values ($1::int, $2::uuid, $3::timestamptz, $4::timestamptz, $5::uuid, $6::jsonb)`)

export const insertCountedPostings = statement<never, [hotelId: number, shiftId: string, postings: readonly string[]]>(`
  insert into counted_postings (hotel_id, shift_id, posting_id)
  select $1::int, $2::uuid, unnest($3::uuid[])`)

/** Newest first. */
export const readShifts = statement<{ id: string; said: Shift }, []>(`
  select id, said from shifts order by to_at desc limit 60`)

export interface ProviderPayment {
  readonly reference: string
  readonly way: PaymentMethod
  readonly provider: string
  readonly number: string
  readonly minor: number
  readonly state: PaymentState
}

/**
 * Payments on which a provider may disagree: those not counted by a shift yet, and those attempted
 * since the last close.
 */
export const listProviderPayments = statement<ProviderPayment, []>(`
  select stay.reference, payment.way, payment.provider, payment.order_number as number, payment.minor, payment.state
  from payments payment
  join reservations stay on stay.hotel_id = payment.hotel_id and stay.id = payment.reservation_id
  where payment.way in ('gateway', 'token', 'bus') and payment.provider <> 'simulated'
    and payment.created_at > coalesce((select max(to_at) from shifts), clock_timestamp() - interval '2 days') - interval '1 day'
    and not exists (
      select from ledger_entries entry join counted_postings counted
        on counted.hotel_id = entry.hotel_id and counted.posting_id = entry.posting_id
      where entry.hotel_id = payment.hotel_id and entry.payment_id = payment.id)
  order by payment.created_at`)
