import { settleAlert } from '../../book/alert/alert.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface Seen {
  readonly position: number
  readonly reference: string
}

const setSeen = statement<Seen, [reservationId: string, guestId: string, by: string | null, where: 'desk' | 'video']>(`
  update guests set identity_seen_by = $3::text,
    identity_seen_where = case when $3::text is null then null else $4::text end,
    identity_seen_at = case when $3::text is null then null else clock_timestamp() end
  from reservations stay where guests.id = $2::uuid and guests.reservation_id = $1::uuid and guests.erased_at is null
    and guests.replaced_at is null
    and stay.hotel_id = guests.hotel_id and stay.id = guests.reservation_id
  returning guests.position, stay.reference`)

const countUnseen = statement<{ readonly adults: number }, [reservationId: string]>(`
  select count(*)::int as adults from guests
  where reservation_id = $1::uuid and adult is not false and erased_at is null and replaced_at is null
    and identity_seen_at is null`)

interface MarkSeen {
  readonly reservationId: string
  readonly guestId: string
  readonly by: string | null
  readonly where: 'desk' | 'video'
}

/**
 * `by` is null if the person was checked and isn't the guest, which revokes an earlier
 * confirmation.
 */
export async function markGuestSeen(
  tx: HotelTransaction,
  { reservationId, guestId, by, where }: MarkSeen,
): Promise<Seen | undefined> {
  const [seen] = await setSeen(tx, reservationId, guestId, by, where)
  const [unseen] = await countUnseen(tx, reservationId)
  if (unseen?.adults === 0) await settleAlert(tx, 'identityUnseen', reservationId)
  return seen
}
