import { type RawBuilder, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { SearchableStay } from './search-terms.ts'

interface Row {
  readonly id: string
  readonly startDate: string
  readonly lastName: string | null
  readonly reference: string
  readonly groupLocator: string | null
  readonly roomNumber: string | null
  readonly names: readonly string[]
  readonly emails: readonly string[]
}

export interface NamedReservation extends SearchableStay {
  readonly id: string
  readonly startDate: string
  readonly lastName: string | null
}

/** Returns reservations with all their names and email addresses. */
export async function queryNamedReservations(
  tx: HotelTransaction,
  where: RawBuilder<unknown>,
): Promise<NamedReservation[]> {
  const { rows } = await sql<Row>`
    select stay.id, stay.start_date as "startDate", stay.last_name as "lastName", stay.reference,
      stay.group_locator as "groupLocator", stay.room_number as "roomNumber",
      array_remove(stay.first_name || stay.last_name || party.names, null) as names,
      array_remove(stay.email_key || party.emails, null) as emails
    from reservations stay cross join lateral (
      select array_agg(given ->> 'firstName')
          || array_agg(concat_ws(' ', given ->> 'lastName', given ->> 'secondLastName')) as names,
        array_agg(lower(given ->> 'email')) as emails
      from guests where guests.hotel_id = stay.hotel_id and guests.reservation_id = stay.id) party
    where ${where}`.execute(tx)
  return rows.map(({ groupLocator, roomNumber, ...row }) => ({
    ...row,
    groupLocator: groupLocator ?? undefined,
    roomNumber: roomNumber ?? undefined,
  }))
}
