import { statement } from '../../platform/database/statement.ts'

/** Issues the door code of a stay, for its room and days. Returns nothing if it has one. */
export const insertDeskCode = statement<
  { id: string },
  [keyId: string, reservationId: string, code: Buffer, today: string]
>(`
  insert into keys (hotel_id, id, reservation_id, kind, state, provider, code, valid_from, valid_to, room_number, settled_at)
  select stay.hotel_id, $1::uuid, stay.id, 'code', 'done', 'foyer', $3::bytea, $4::date, greatest($4::date, stay.end_date),
    stay.room_number, clock_timestamp()
  from reservations stay where stay.id = $2::uuid
  on conflict (hotel_id, reservation_id) where kind = 'code' and state = 'done' do nothing
  returning id`)

/** Later the party has used the room, and leaves by checking out. */
const UNDO_HOURS = 12

/** The keys end with it. Returns nothing if the party arrived too long ago. */
export const undoArrival = statement<{ id: string }, [reservationId: string]>(`
  update reservations set state = 'expected', checked_in_at = null
  where id = $1::uuid and state = 'inHouse' and checked_in_at > clock_timestamp() - interval '${UNDO_HOURS} hours'
  returning id`)
