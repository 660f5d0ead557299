import { authorities } from '@foyer/domain/authority/authorities.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { insertDayReceipt, listDaysWithoutReceipt } from './day-receipt.store.ts'
import type { WatchReportsDependencies } from './watch-reports.ts'

/** How long Italy's register offers the receipt of a day. */
const OFFERED_DAYS = 30

type StoreDayReceiptsDependencies = Pick<WatchReportsDependencies, 'sites' | 'authorityFor' | 'changes'>

/** Fetches the authority's own receipts of past days, before it stops offering them. */
export async function storeDayReceipts(
  db: Database,
  hotelId: number,
  { sites, authorityFor, changes, now }: StoreDayReceiptsDependencies & { readonly now: Date },
): Promise<void> {
  const hotel = await sites.hotel(hotelId)
  if (!hotel) return
  const { config } = await db.inHotel(hotelId, (tx) => sites.config(tx, hotel))
  const { name } = config.authority
  const authority = authorityFor(hotel, config)
  if (!authority?.dayReceipt) return
  const today = dayAt(hotel.timeZone, now)
  const days = await db.inHotel(hotelId, (tx) => listDaysWithoutReceipt(tx, name, hotel.timeZone, today, OFFERED_DAYS))
  for (const { day } of days) {
    // One that is not there yet is asked for again with the next run.
    const file = await authority.dayReceipt(day).catch(() => undefined)
    if (!file?.length) continue
    const retainUntil = addDays(today, authorities[name].retainDays)
    await db.inHotel(hotelId, (tx) =>
      insertDayReceipt(tx, { hotel_id: hotelId, authority: name, day, file, retain_until: retainUntil }),
    )
    changes.publish(hotelId, 'stays')
  }
}
