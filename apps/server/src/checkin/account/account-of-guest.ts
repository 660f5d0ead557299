import { toNameKey } from '@foyer/domain/name/name-key.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { AccountRow } from './account.store.ts'
import { readAccountOfGuest } from './account-of-guest.store.ts'

/**
 * Returns the guest's own account if nothing contradicts it. A typed address proves nothing, so all
 * of this must hold: the guest is the main guest; the account's owner has confirmed the address;
 * the reservation has that address or was opened by that account; and if the account has a surname,
 * it matches.
 */
export async function findAccountOfGuest(
  tx: HotelTransaction,
  guest: { reservationId: string; guestId: string },
): Promise<AccountRow | undefined> {
  const row = await readAccountOfGuest(tx, guest)
  if (!row) return undefined
  const { guestLastName, guestSecondLastName, reservationLastName, ...account } = row
  const known = [guestLastName, [guestLastName, guestSecondLastName].filter(Boolean).join(' '), reservationLastName]
  const isNamesake = known.some((name) => toNameKey(name ?? '') === toNameKey(account.last_name ?? ''))
  return account.last_name === null || isNamesake ? account : undefined
}
