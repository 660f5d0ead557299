import { toNameKey } from '@foyer/domain/name/name-key.ts'
import { areSameSurname, getNameKeys } from '@foyer/domain/name/name-keys.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listInRoom } from './in-house.store.ts'

/** Finds who stays in this room under this surname: ids, the latest arrival first. */
export async function findInHouse(
  tx: HotelTransaction,
  { room, surname }: { readonly room: string; readonly surname: string },
): Promise<string[]> {
  if (toNameKey(surname) === '') return []
  const wanted = getNameKeys(surname)
  const found = await listInRoom(tx, room)
  return found
    .filter(({ surnames }) => surnames.some((name) => name !== null && areSameSurname(wanted, getNameKeys(name))))
    .map(({ id }) => id)
}
