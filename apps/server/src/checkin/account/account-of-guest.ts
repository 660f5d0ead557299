import { nameKey } from '@foyer/domain/name/name-key.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { AccountRow } from './account.store.ts'
import { readAccountOfGuest } from './account-of-guest.store.ts'

/**
 * The account that is this guest's own, when nothing speaks against it. An address that a guest has typed proves nothing: it
 * may be anybody's. So it is the reservation's main guest; the address is the account's, which its owner has confirmed; the
 * reservation itself is of that address or was opened by that account; and where the account knows a surname, it is the same.
 */
export async function accountOfGuest(
  tx: HotelTransaction,
  guest: { reservationId: string; guestId: string },
): Promise<AccountRow | undefined> {
  const row = await readAccountOfGuest(tx, guest)
  if (!row) return undefined
  const { guestLastName, guestSecondLastName, reservationLastName, ...account } = row
  const known = [guestLastName, [guestLastName, guestSecondLastName].filter(Boolean).join(' '), reservationLastName]
  const isNamesake = known.some((name) => nameKey(name ?? '') === nameKey(account.last_name ?? ''))
  return account.last_name === null || isNamesake ? account : undefined
}
