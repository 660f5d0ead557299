import { statement } from '../../platform/database/statement.ts'

/** Identifies the voucher's line on the bill. */
export const formatOrigin = (code: string) => `voucher:${code}`

/**
 * Serializes uses of the same voucher until the transaction ends, so that no two get the last one.
 */
export const lockVoucher = statement<never, [hotelId: number, code: string]>(`
  select pg_advisory_xact_lock(hashtextextended('voucher ' || $1::int || ' ' || $2::text, 0))`)

/** Counts uses in other reservations; cancelled ones don't count. */
export const countUses = statement<{ count: number }, [code: string, reservationId: string]>(`
  select count(*)::int as count
  from used_vouchers used join reservations stay on stay.hotel_id = used.hotel_id and stay.id = used.reservation_id
  where used.code = $1::text and used.reservation_id <> $2::uuid and stay.state <> 'cancelled'`)

export const insertUse = statement<
  never,
  [hotelId: number, reservationId: string, code: string, amount: number | null, percent: number | null]
>(`
  insert into used_vouchers (hotel_id, reservation_id, code, amount, percent)
  values ($1::int, $2::uuid, $3::text, $4::int, $5::int)`)

/** Deletes uses with their lines on the bill. */
export const deleteUses = statement<
  never,
  [reservationId: string, codes: readonly string[], origins: readonly string[]]
>(`
  with dropped as (
    delete from used_vouchers where reservation_id = $1::uuid and code = any($2::text[]))
  delete from folio_lines where reservation_id = $1::uuid and origin = any($3::text[]) and source = 'foyer'`)

/** Sets each line's amount, which is negative on the bill. */
export const updateDiscountLines = statement<
  never,
  [reservationId: string, origins: readonly string[], amounts: readonly number[]]
>(`
  update folio_lines line set amount = said.amount
  from unnest($2::text[], $3::int[]) as said (origin, amount)
  where line.reservation_id = $1::uuid and line.origin = said.origin and line.source = 'foyer'`)

interface PublishedDiscount {
  readonly code: string
  readonly line: string
  readonly names: Record<string, string>
  readonly amount: number
}

export const readDiscounts = statement<PublishedDiscount, [reservationId: string]>(`
  select used.code, line.id as line, line.names, line.amount
  from used_vouchers used join folio_lines line on line.hotel_id = used.hotel_id
    and line.reservation_id = used.reservation_id and line.origin = 'voucher:' || used.code
  where used.reservation_id = $1::uuid order by used.used_at, used.code`)
