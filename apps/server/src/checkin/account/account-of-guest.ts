import { nameKey } from '@foyer/domain/name/name-key.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type AccountRow, accountColumns } from './account.store.ts'

interface Named {
  readonly guestLastName: string | null
  readonly guestSecondLastName: string | null
  readonly reservationLastName: string | null
}

/** By their names, so that PostgreSQL keeps the plan. */
const ownColumns = sql.raw(accountColumns.map((name) => `accounts.${name}`).join(', '))

/**
 * The account that is this guest's own, when nothing speaks against it. An address that a guest has typed proves nothing: it
 * may be anybody's. So it is the reservation's main guest; the address is the account's, which its owner has confirmed; the
 * reservation itself is of that address or was opened by that account; and where the account knows a surname, it is the same.
 */
export async function accountOfGuest(
  tx: HotelTransaction,
  { reservationId, guestId }: { reservationId: string; guestId: string },
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow & Named>`
    select ${ownColumns}, guests.given ->> 'lastName' as "guestLastName",
      guests.given ->> 'secondLastName' as "guestSecondLastName", stay.last_name as "reservationLastName"
    from guests join reservations stay on stay.id = guests.reservation_id
      join accounts on accounts.email = lower(guests.given ->> 'email')
    where guests.id = ${guestId} and stay.id = ${reservationId} and guests.main and guests.erased_at is null
      and accounts.confirmed_at is not null
      and (lower(stay.email) = accounts.email or exists (select from account_reservations opened
        where opened.account_id = accounts.id and opened.reservation_id = stay.id))`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { guestLastName, guestSecondLastName, reservationLastName, ...account } = row
  const known = [guestLastName, [guestLastName, guestSecondLastName].filter(Boolean).join(' '), reservationLastName]
  const isNamesake = known.some((name) => nameKey(name ?? '') === nameKey(account.last_name ?? ''))
  return account.last_name === null || isNamesake ? account : undefined
}
