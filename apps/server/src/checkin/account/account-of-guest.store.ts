import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type AccountRow, accountColumns } from './account.store.ts'

interface Named {
  readonly guestLastName: string | null
  readonly guestSecondLastName: string | null
  readonly reservationLastName: string | null
}

/** Lists the columns by name so that PostgreSQL can cache the plan. */
const ownColumns = sql.raw(accountColumns.map((name) => `accounts.${name}`).join(', '))

/**
 * Reads the confirmed account with the main guest's address, and the surnames that the stay has.
 */
export async function readAccountOfGuest(
  tx: HotelTransaction,
  { reservationId, guestId }: { readonly reservationId: string; readonly guestId: string },
): Promise<(AccountRow & Named) | undefined> {
  const { rows } = await sql<AccountRow & Named>`
    select ${ownColumns}, guests.given ->> 'lastName' as "guestLastName",
      guests.given ->> 'secondLastName' as "guestSecondLastName", stay.last_name as "reservationLastName"
    from guests join reservations stay on stay.id = guests.reservation_id
      join accounts on accounts.email = lower(guests.given ->> 'email')
    where guests.id = ${guestId} and stay.id = ${reservationId} and guests.main and guests.erased_at is null
      and accounts.confirmed_at is not null
      and (lower(stay.email) = accounts.email or exists (select from account_reservations opened
        where opened.account_id = accounts.id and opened.reservation_id = stay.id))`.execute(tx)
  return rows[0]
}
