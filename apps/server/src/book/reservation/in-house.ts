import { nameKey } from '@foyer/domain/name/name-key.ts'
import { areSameSurname, nameKeys } from '@foyer/domain/name/name-keys.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listInRoom } from './in-house.store.ts'

/** Finds who stays in this room under this surname: ids, the latest arrival first. */
export async function inHouseBy(
  tx: HotelTransaction,
  { room, surname }: { readonly room: string; readonly surname: string },
): Promise<string[]> {
  if (nameKey(surname) === '') return []
  const wanted = nameKeys(surname)
  const found = await listInRoom(tx, room)
  return found
    .filter(({ surnames }) => surnames.some((name) => name !== null && areSameSurname(wanted, nameKeys(name))))
    .map(({ id }) => id)
}
