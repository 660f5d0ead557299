import { Problem } from '@foyer/domain/problem/problem.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'
import { takeTurn } from './lease.store.ts'

/** As long as somebody at the desk is busy with one guest; who forgets to give it back does not keep it from them for good. */
const DESK_MINUTES = 30
export const DESK_SECONDS = DESK_MINUTES * 60

interface AtDesk {
  readonly tx: HotelTransaction
  readonly hotel: { readonly id: number }
  readonly id: string
  readonly name: string
}

const hold = statement<
  { fence: number },
  [hotelId: number, reservationId: string, memberId: string, name: string, holder: string]
>(`
  insert into checkin_leases (hotel_id, reservation_id, visit_id, holder, expires_at, member_id, member_name, desk_since)
  select $1::int, stay.id, null, $5::text, clock_timestamp() + interval '${DESK_MINUTES} minutes', $3::uuid, $4::text,
    clock_timestamp()
  from reservations stay where stay.id = $2::uuid and stay.state = 'expected'
  on conflict (hotel_id, reservation_id) do update
    set visit_id = null, holder = excluded.holder, expires_at = excluded.expires_at, fence = excluded.fence,
      member_id = excluded.member_id, member_name = excluded.member_name, desk_since = excluded.desk_since
  returning fence`)

/** The name of no app: no hotel can call one so. */
const AT_DESK = '@desk'

/** In its turn, so that what a screen is writing is written first; whatever comes from there afterwards is refused. */
export async function holdAtDesk(staff: AtDesk, reservationId: string): Promise<void> {
  await takeTurn(staff, reservationId)
  const [held] = await hold(staff.tx, staff.hotel.id, reservationId, staff.id, staff.name, AT_DESK)
  if (!held) throw new Problem('alreadyCheckedIn', 'there is no check-in to take over')
}

/** Whether anybody at the desk had it. */
export async function giveBack({ tx }: Pick<AtDesk, 'tx'>, reservationId: string): Promise<boolean> {
  const given = await tx
    .deleteFrom('checkin_leases')
    .where('reservation_id', '=', reservationId)
    .where('member_id', 'is not', null)
    .returning('fence')
    .execute()
  return given.length > 0
}
