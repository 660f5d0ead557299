import { getLatestTurn } from '@foyer/domain/config/latest-turn.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { dayAt, type Hotel } from '../hotel/hotel.ts'
import type { Sites } from '../site/sites.ts'
import { findLastClosedDay } from './closed-day.store.ts'

/** What the hotel calls today. */
export interface HotelDay {
  /** Yesterday until its close, but not beyond the hour at which the hotel's day ends; else the local date. */
  readonly hotelDay: string
  /** That hour; 0 if days are not closed here, so that the hotel's day is always the local date. */
  readonly latestTurn: number
}

/** Everything that says today to staff or guests asks this, so that all of it changes at the same moment. */
export async function readHotelDay(
  tx: HotelTransaction,
  sites: Pick<Sites, 'config'>,
  hotel: Hotel,
  now: Date,
): Promise<HotelDay> {
  const latestTurn = getLatestTurn((await sites.config(tx, hotel)).config)
  const date = dayAt(hotel.timeZone, now)
  const earlier = dayAt(hotel.timeZone, now, latestTurn)
  // Most of the day nothing has to be read.
  const [last] = earlier === date ? [] : await findLastClosedDay(tx)
  return { hotelDay: last && last.day < earlier ? earlier : date, latestTurn }
}
