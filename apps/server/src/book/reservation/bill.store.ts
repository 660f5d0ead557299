import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { AcceptedTerms } from '@foyer/domain/terms/terms-state.ts'
import { statement } from '../../platform/database/statement.ts'
import type { FolioRow } from './book.ts'

/** Longer than a summary takes after the hotel's system was queried. */
const JUST_NOW_SECONDS = 15

interface BillRow {
  readonly state: Reservation['state']
  readonly vouchers: readonly { code: string; minor: number | null; percent: number | null; taken: number }[]
  readonly room_available: boolean
  readonly as_of: Date | null
  readonly lines: readonly FolioRow[]
  readonly accepted_terms: readonly AcceptedTerms[]
}

export const readBill = statement<BillRow, [reservationId: string]>(`
  select stay.state, stay.room_available,
    case when stay.said_at < clock_timestamp() - interval '${JUST_NOW_SECONDS} seconds' then stay.said_at end as as_of,
    array(
      select json_build_object('kind', line.kind, 'source', line.source, 'names', line.names, 'amount', line.amount,
        'origin', line.origin)
      from folio_lines line where line.hotel_id = stay.hotel_id and line.reservation_id = stay.id
      order by line.source desc, line.position) as lines,
    array(
      select json_build_object('code', used.code, 'minor', used.amount, 'percent', used.percent, 'taken', 0 - line.amount)
      from used_vouchers used join folio_lines line on line.hotel_id = used.hotel_id
        and line.reservation_id = used.reservation_id and line.origin = 'voucher:' || used.code
      where used.hotel_id = stay.hotel_id and used.reservation_id = stay.id
      order by used.used_at, used.code) as vouchers,
    array(
      select json_build_object('language', tick.language, 'hash', tick.text_hash)
      from guests guest
      join signatures using (hotel_id)
      join signature_ticks tick using (hotel_id, guest_id)
      where guest.hotel_id = stay.hotel_id and guest.reservation_id = stay.id and signatures.guest_id = guest.id
        and guest.replaced_at is null and tick.subject = 'terms' and tick.agreed
      union all
      select json_build_object('language', language, 'hash', text_hash)
      from accepted_terms where hotel_id = stay.hotel_id and reservation_id = stay.id
        -- What a former guest accepted does not bind the guest who replaced them.
        and accepted_at > coalesce((select max(former.replaced_at) from guests former
          where former.hotel_id = stay.hotel_id and former.reservation_id = stay.id), '-infinity')) as accepted_terms
  from reservations stay where stay.id = $1`)
