import { statement } from '../../platform/database/statement.ts'

/** Triggers free its nights. A guest who is waiting or checking in starts again once it is reinstated. */
export const setNoShow = statement<never, [reservationId: string, charge: string]>(`
  with left_screen as (delete from checkin_leases where reservation_id = $1::uuid),
    no_wait as (delete from room_waits where reservation_id = $1::uuid)
  update reservations set state = 'noShow', no_show_charge = $2::text where id = $1::uuid and state = 'expected'`)

/** Returns nothing if it is not marked, or its last day is over. */
export const unsetNoShow = statement<
  { roomNumber: string | null; charge: string | null },
  [reservationId: string, today: string]
>(`
  update reservations set state = 'expected'
  where id = $1::uuid and state = 'noShow' and end_date >= $2::date
  returning room_number as "roomNumber", no_show_charge as charge`)

/** Older stays are left to staff. */
const MAX_AGE_DAYS = 7

/**
 * Stays whose guests did not come before this day. Guests who are checking in or wait for their room
 * have come.
 */
export const listMissedArrivals = statement<{ id: string }, [day: string]>(`
  select stay.id from reservations stay
  where stay.state = 'expected' and stay.start_date < $1::date and stay.start_date >= $1::date - ${MAX_AGE_DAYS}
    and not exists (select from room_waits wait where wait.hotel_id = stay.hotel_id and wait.reservation_id = stay.id)
    and not exists (select from checkin_leases lease where lease.hotel_id = stay.hotel_id
      and lease.reservation_id = stay.id and lease.expires_at > clock_timestamp())
  order by stay.start_date, stay.reference`)
