import type { RevenueGroup } from '@foyer/domain/folio/revenue-group.ts'
import { statement } from '../../platform/database/statement.ts'

export interface BillPart {
  readonly kind: 'charge' | 'tax'
  /** The desk has charged it here, or moved it here from another stay. */
  readonly isDesk: boolean
  readonly folioId: string | null
  readonly vat: number | null
  readonly group: RevenueGroup | null
  readonly minor: number
}

/** What of the bill is posted, by what a line that takes it back must have in common with it. */
export const listPostedParts = statement<BillPart, [reservationId: string]>(`
  with recursive source as (
    select line.id, line.id as root, line.corrects from folio_lines line
    where line.reservation_id = $1::uuid and line.posted_on is not null
    union all
    select source.id, line.id, line.corrects from source
      join folio_lines line on line.id = source.corrects)
  select kind, folio_id as "folioId", vat, revenue_group as "group", exists (
      select from source join folio_lines root on root.id = source.root
      where source.id = line.id and source.corrects is null
        and (root.service_id is not null or root.reservation_id <> $1::uuid)) as "isDesk", sum(amount)::int as minor
  from folio_lines line where reservation_id = $1::uuid and kind <> 'payment' and posted_on is not null
  group by 1, 2, 3, 4, 5 having sum(amount) <> 0 order by 1, 2`)

/** Lines of the last cancellation that were posted, with what was not taken back of them since. */
export const listPostedCancellation = statement<
  Omit<BillPart, 'isDesk'> & { readonly id: string; readonly isFee: boolean },
  [reservationId: string]
>(`
  select line.id, line.kind, line.folio_id as "folioId", line.vat, line.revenue_group as "group", left_over.minor,
    line.origin like 'cancellationFee:%' as "isFee"
  from folio_lines line, lateral (
    select (line.amount + coalesce(sum(back.amount), 0))::int as minor from folio_lines back
    where back.hotel_id = line.hotel_id and back.corrects = line.id) left_over
  where line.reservation_id = $1::uuid and line.posted_on is not null and line.origin ~ '^(cancelled|cancellationFee):'
    and left_over.minor <> 0
  order by line.position`)

/** Deletes the lines that take unposted charges off the bill of a cancelled stay. */
export const deleteUnpostedCancellation = statement<never, [reservationId: string]>(`
  delete from folio_lines
  where reservation_id = $1::uuid and posted_on is null and origin like 'cancelled:%'`)
