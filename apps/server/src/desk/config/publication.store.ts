import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

const MAX_PUBLICATIONS = 50

/** Returns the latest publications, newest first. */
export function readPublications(tx: HotelTransaction) {
  return tx
    .selectFrom('hotel_configs')
    .select(['version', 'published_at', 'published_by', 'restores', 'undoes', 'document'])
    .orderBy('version', 'desc')
    .limit(MAX_PUBLICATIONS)
    .execute()
}

export function readPublication(tx: HotelTransaction, version: number) {
  return tx
    .selectFrom('hotel_configs')
    .select(['version', 'document'])
    .where('version', '=', version)
    .executeTakeFirst()
}

/**
 * Returns the publication that the next undo applies to: the newest that is neither undone nor an
 * undo itself.
 */
export function readUndoable(tx: HotelTransaction) {
  return tx
    .selectFrom('hotel_configs')
    .select('version')
    .where('undoes', 'is', null)
    .where('version', 'not in', (undone) =>
      undone
        .selectFrom('hotel_configs')
        .select('undoes')
        .where('undoes', 'is not', null)
        .$narrowType<{ undoes: number }>(),
    )
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function readBefore(tx: HotelTransaction, version: number) {
  return tx
    .selectFrom('hotel_configs')
    .select(['version', 'document'])
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}
