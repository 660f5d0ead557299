import { Problem } from '@foyer/domain/problem/problem.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { readBusinessDay } from '../../money/business-day/business-day.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { closeOpenDay } from './close-day.ts'

interface CloseDependencies {
  readonly sites: Sites
  readonly changes: Changes
  readonly now: Date
}

/** A time before noon closes the day before; a later one closes the day itself. */
const NOON = '12:00'
const DAY_MS = 86_400_000

/**
 * Closes the open day of a hotel that has set a time for it, once that time has come. What stops the
 * close is left to staff, who see the day as not closed.
 */
export async function closeDueDays(
  db: Database,
  { id: hotelId, timeZone }: { readonly id: number; readonly timeZone: string },
  { sites, changes, now }: CloseDependencies,
): Promise<void> {
  const isClosed = await db
    .inHotel(hotelId, async (tx) => {
      const hotel = await sites.hotel(hotelId, tx)
      if (!hotel) return false
      const { closing } = (await sites.config(tx, hotel)).config.folio
      if (typeof closing === 'string') return false
      const today = dayAt(timeZone, now)
      const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      const passed = time >= closing.at ? today : dayAt(timeZone, new Date(now.getTime() - DAY_MS))
      const due = closing.at < NOON ? dayAt('UTC', new Date(Date.parse(passed) - DAY_MS)) : passed
      // A hotel that has never closed a day starts with the one that is due.
      const day = await readBusinessDay(tx, due)
      if (day > due) return false
      await closeOpenDay(sites, { tx, hotel }, { day, today: due, now, who: { hotelId }, memberId: null })
      return true
    })
    .catch((error: unknown) => {
      if (error instanceof Problem && (error.code === 'dayNotReady' || error.code === 'setInHotelSystem')) return false
      throw error
    })
  if (isClosed) changes.publish(hotelId, 'stays', 'audit')
}
