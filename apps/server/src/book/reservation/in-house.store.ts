import { statement } from '../../platform/database/statement.ts'

interface InHouse {
  readonly id: string
  readonly surnames: readonly (string | null)[]
}

/** The latest arrival first. */
export const listInRoom = statement<InHouse, [room: string]>(`
  select stay.id, stay.last_name || array(
    select guest.given ->> 'lastName' from guests guest
    where guest.hotel_id = stay.hotel_id and guest.reservation_id = stay.id and guest.replaced_at is null) as surnames
  from reservations stay
  where stay.state = 'inHouse' and upper(stay.room_number) = upper($1)
  order by stay.start_date desc, stay.reference`)
