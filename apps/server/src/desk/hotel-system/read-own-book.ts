import type { Hotel } from '../../access/hotel/hotel.ts'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { OwnBook } from './judge-feed.ts'
import { listReferences } from './own-book.store.ts'

interface BookOwner {
  readonly tx: HotelTransaction
  readonly hotel: Pick<Hotel, 'id' | 'currency'>
  readonly today: string
}

/** Reads what the hotel's own book has, to compare a system with it. */
export async function readOwnBook({ tx, hotel, today }: BookOwner): Promise<OwnBook> {
  const { document, tables } = await readCurrentConfig(tx, hotel.id)
  return {
    currency: hotel.currency,
    today,
    rooms: tables.rooms.map(({ number }) => number),
    hasCityTax: (document.walkIn?.taxPerAdultNight ?? 0) > 0,
    roomTypes: tables.roomTypes.map(({ id }) => id),
    ...(await listReferences(tx, today)),
  }
}
