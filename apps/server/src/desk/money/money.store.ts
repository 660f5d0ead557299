import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import type { RefundState } from '@foyer/domain/payment/refund.ts'
import type { Movement } from '@foyer/domain/payment/takings.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

export interface RefundRow {
  readonly id: string
  readonly paymentId: string
  readonly minor: number
  readonly reason: string
  readonly state: RefundState
  readonly problem: string | null
  readonly memberId: string | null
  readonly by: string | null
  readonly at: Date
  /** Only for refunds by hand: how, and which refund it replaces. */
  readonly way: PaymentMethod | null
  readonly insteadOf: string | null
}

const refundColumns = `refund.id, refund.payment_id as "paymentId", refund.minor, refund.reason, refund.state, refund.problem,
  refund.member_id as "memberId", member.name as by, refund.created_at as at, refund.way, refund.instead_of as "insteadOf"`
const refundTables = 'refunds refund left join staff_members member on member.id = refund.member_id'

export const listRefunds = statement<RefundRow, [reservationId: string]>(`
  select ${refundColumns} from ${refundTables}
  join payments payment on payment.hotel_id = refund.hotel_id and payment.id = refund.payment_id
  where payment.reservation_id = $1::uuid order by refund.created_at`)

const readRefund = statement<RefundRow, [id: string]>(`
  select ${refundColumns} from ${refundTables} where refund.id = $1::uuid for update of refund`)

/** Reads the refund and locks its row until the transaction ends. */
export async function lockRefund(tx: HotelTransaction, id: string): Promise<RefundRow | undefined> {
  return (await readRefund(tx, id))[0]
}

type NewRefund = readonly [
  hotelId: number,
  id: string,
  paymentId: string,
  minor: number,
  reason: string,
  memberId: string,
  state: RefundRow['state'],
  way: PaymentMethod | null,
  insteadOf: string | null,
]

/** Inserts nothing, and returns no row, if the hotel has a refund with this id. */
export const insertRefund = statement<{ id: string }, NewRefund>(`
  insert into refunds (hotel_id, id, payment_id, minor, reason, member_id, state, way, instead_of)
  values ($1::int, $2::uuid, $3::uuid, $4::int, $5::text, $6::uuid, $7::text, $8::text, $9::uuid)
  on conflict (hotel_id, id) do nothing returning id`)

export const updateRefund = statement<
  never,
  [id: string, state: RefundRow['state'], reference: string | null, problem: string | null]
>(`
  update refunds set state = $2::text, reference = coalesce($3::text, reference), problem = $4::text,
    settled_at = case when $2::text in ('done', 'refused') then clock_timestamp() end
  where id = $1::uuid`)

/** Payments of the stay that were made after its cancellation and wait for the desk's decision. */
export const listPaidAfterCancel = statement<{ id: string }, [reservationId: string]>(`
  select payment_id as id from alerts
  where reservation_id = $1::uuid and kind = 'paidAfterCancel' and handled_at is null`)

/** Waits for a refund that the same person makes for another stay at the same time. */
export const lockOwnRefunds = statement<never, [memberId: string]>(`
  select pg_advisory_xact_lock(hashtextextended('refunds ' || $1::text, 0))`)

/** What this person has refunded within 24 hours or is refunding, but for one refund. */
export const sumOwnRefunds = statement<{ minor: number }, [memberId: string, except: string | null]>(`
  select coalesce(sum(minor), 0)::int as minor from refunds
  where member_id = $1::uuid and state <> 'refused' and id is distinct from $2::uuid
    and created_at > clock_timestamp() - interval '24 hours'`)

/** Adds to the refunded amount; the payment is `refunded` once all of it is. */
export const addRefunded = statement<never, [paymentId: string, minor: number]>(`
  update payments set refunded_minor = refunded_minor + $2::int,
    state = case when refunded_minor + $2::int = minor then 'refunded' else state end
  where id = $1::uuid`)

export interface PaymentTaker {
  readonly id: string
  readonly memberId: string | null
  readonly by: string | null
  readonly closed: boolean
  /** Whether the hub of its terminal is still paired with this hotel. */
  readonly hubIsPaired: boolean
}

/** Who took each payment, and whether a closed shift has counted it. */
export const listTakers = statement<PaymentTaker, [reservationId: string]>(`
  select payment.id, payment.member_id as "memberId", exists (select from hubs where hubs.hotel_id = payment.hotel_id
      and hubs.code_hash = payment.hub) as "hubIsPaired", coalesce(member.name, payment.app_key) as by, exists (
    select from ledger_entries entry join counted_postings counted
      on counted.hotel_id = entry.hotel_id and counted.posting_id = entry.posting_id
    where entry.hotel_id = payment.hotel_id and entry.payment_id = payment.id) as closed
  from payments payment left join staff_members member on member.id = payment.member_id
  where payment.reservation_id = $1::uuid`)

export interface OpenMovement extends Omit<Movement, 'person'> {
  readonly postingId: string
  readonly person: string | null
}

/**
 * Movements that no shift has counted yet, from the entries of the account opposite the guest's.
 */
export const listOpenMovements = statement<OpenMovement, []>(`
  select entry.posting_id as "postingId", coalesce(entry.way, payment.way) as way,
    case when entry.way is null then payment.provider else '' end as provider, member.name as person, entry.kind, entry.minor
  from ledger_entries entry
  join payments payment on payment.hotel_id = entry.hotel_id and payment.id = entry.payment_id
  left join staff_members member on member.id = entry.member_id
  where entry.account <> 'guest' and not exists (
    select from counted_postings counted
    where counted.hotel_id = entry.hotel_id and counted.posting_id = entry.posting_id)
  order by entry.at`)
