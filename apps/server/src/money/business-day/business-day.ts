import { addDays } from '@foyer/domain/basics/add-days.ts'
import { findLastClosedDay } from '../../access/hotel-day/closed-day.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { lockOpenDay } from './business-day.store.ts'

/**
 * Returns the open business day: the day after the last closed one, or the local date of a hotel
 * that has never closed a day. It stays open until this transaction ends. To avoid a deadlock with
 * the close, call it after locking the stays.
 */
export async function getBusinessDay(
  tx: HotelTransaction,
  hotel: { readonly id: number },
  today: string,
): Promise<string> {
  await lockOpenDay(tx, hotel.id)
  return readBusinessDay(tx, today)
}

/** Like `getBusinessDay`, to show it: the day may be closed at any time. */
export async function readBusinessDay(tx: HotelTransaction, today: string): Promise<string> {
  const [last] = await findLastClosedDay(tx)
  return last ? addDays(last.day, 1) : today
}
