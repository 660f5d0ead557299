import { nameKey } from '@foyer/domain/name/name-key.ts'
import { areSameSurname, nameKeys } from '@foyer/domain/name/name-keys.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

interface InHouse {
  readonly id: string
  readonly surnames: readonly (string | null)[]
}

const inRoom = statement<InHouse, [room: string]>(`
  select stay.id, stay.last_name || array(
    select guest.given ->> 'lastName' from guests guest
    where guest.hotel_id = stay.hotel_id and guest.reservation_id = stay.id) as surnames
  from reservations stay
  where stay.state = 'inHouse' and upper(stay.room_number) = upper($1)
  order by stay.start_date desc, stay.reference`)

/** Who stays in this room and is called so: ids, the latest arrival first. */
export async function inHouseBy(
  tx: HotelTransaction,
  { room, surname }: { readonly room: string; readonly surname: string },
): Promise<string[]> {
  if (nameKey(surname) === '') return []
  const wanted = nameKeys(surname)
  const found = await inRoom(tx, room)
  return found
    .filter(({ surnames }) => surnames.some((name) => name !== null && areSameSurname(wanted, nameKeys(name))))
    .map(({ id }) => id)
}
