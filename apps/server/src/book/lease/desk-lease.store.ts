import { Problem } from '@foyer/domain/problem/problem.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { acquireReservationLock, clearedDeskColumns, LEASE_MINUTES } from './lease.store.ts'
import { clearedWatchColumns } from './watched-screen.store.ts'

/** As long as staff are busy with one guest; if they forget to return it, it expires. */
const DESK_MINUTES = 30
export const DESK_SECONDS = DESK_MINUTES * 60

interface DeskStaff {
  readonly tx: HotelTransaction
  readonly hotel: { readonly id: number }
  readonly id: string
  readonly name: string
}

const acquireForDesk = statement<
  { fence: number },
  [hotelId: number, reservationId: string, memberId: string, name: string, holder: string]
>(`
  insert into checkin_leases (hotel_id, reservation_id, visit_id, holder, expires_at, member_id, member_name, desk_since)
  select $1::int, stay.id, null, $5::text, clock_timestamp() + interval '${DESK_MINUTES} minutes', $3::uuid, $4::text,
    clock_timestamp()
  from reservations stay where stay.id = $2::uuid and stay.state = 'expected'
  on conflict (hotel_id, reservation_id) do update
    set visit_id = null, holder = excluded.holder, expires_at = excluded.expires_at, fence = excluded.fence,
      member_id = excluded.member_id, member_name = excluded.member_name, desk_since = excluded.desk_since,
      taken_from = case when checkin_leases.expires_at > clock_timestamp()
        then coalesce(checkin_leases.visit_id, checkin_leases.taken_from) end
  returning fence`)

/** Not an app's name: no hotel can use it for one. */
const AT_DESK = '@desk'

/**
 * Waits for its turn, so that what a screen is writing is written first; later writes from there
 * are refused.
 */
export async function acquireDeskLease(staff: DeskStaff, reservationId: string): Promise<void> {
  await acquireReservationLock(staff, reservationId)
  const [held] = await acquireForDesk(staff.tx, staff.hotel.id, reservationId, staff.id, staff.name, AT_DESK)
  if (!held) throw new Problem('alreadyCheckedIn', 'there is no check-in to take over')
}

// Returns the lease to the visit that held it; if that visit has ended or lost its finding, deletes
// it, so that the first to ask gets it.
const returnToVisit = statement<ReturnedLease, [reservationId: string]>(`
  with back as (
    update checkin_leases lease
    set visit_id = visit.id, holder = visit.app_key, fence = nextval(pg_get_serial_sequence('checkin_leases', 'fence')),
      expires_at = clock_timestamp() + interval '${LEASE_MINUTES} minutes', ${clearedDeskColumns}, ${clearedWatchColumns}
    from visits visit
      join visit_reservations found on found.hotel_id = visit.hotel_id and found.visit_id = visit.id
    where lease.reservation_id = $1::uuid and lease.member_id is not null
      and visit.hotel_id = lease.hotel_id and visit.id = lease.taken_from and visit.ended_at is null
      and found.reservation_id = lease.reservation_id
    returning lease.holder as screen),
  free as (
    delete from checkin_leases
    where reservation_id = $1::uuid and member_id is not null and not exists (select from back)
    returning null as screen)
  select screen from back union all select screen from free`)

interface ReturnedLease {
  /** Null if the screen it was taken from is gone. */
  readonly screen: string | null
}

/**
 * Returns it to the screen it was taken from, and to no other. Undefined if the desk didn't hold
 * it.
 */
export async function returnLease(
  { tx }: Pick<DeskStaff, 'tx'>,
  reservationId: string,
): Promise<ReturnedLease | undefined> {
  const [given] = await returnToVisit(tx, reservationId)
  return given
}
