import { Problem } from '@foyer/domain/problem/problem.ts'
import { dayAt, type Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { readBusinessDay } from '../../money/business-day/business-day.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { closeOpenDay } from './close-day.ts'
import { findDayAlert } from './day-close.store.ts'

interface CloseDependencies {
  readonly sites: Sites
  readonly changes: Changes
  readonly now: Date
}

interface HotelClock {
  readonly id: number
  readonly timeZone: string
}

interface DueDay {
  readonly hotel: Hotel
  readonly day: string
  /** The last day that is due. */
  readonly until: string
}

/** A time before noon closes the day before; a later one closes the day itself. */
const NOON = '12:00'
const DAY_MS = 86_400_000

/**
 * Closes the open day of a hotel that has set a time for it, once that time has come. If something
 * stops the close, staff get an alert.
 */
export async function closeDueDays(
  db: Database,
  clock: HotelClock,
  { sites, changes, now }: CloseDependencies,
): Promise<void> {
  const { id: hotelId } = clock
  const due = await db.inHotel(hotelId, (tx) => findDueDay(tx, sites, clock, now))
  if (!due) return
  const { hotel, day, until } = due
  const closing = { day, today: until, now, who: { hotelId }, memberId: null }
  const outcome = await db
    .inHotel(hotelId, (tx) => closeOpenDay(sites, { tx, hotel }, closing))
    .then(() => 'closed' as const, toOutcome)
  if (outcome === 'closed') changes.publish(hotelId, 'stays', 'alerts', 'audit')
  if (outcome === 'stopped' && (await db.inHotel(hotelId, (tx) => raiseDayAlert(tx, hotelId, day))))
    changes.publish(hotelId, 'alerts', 'audit')
}

async function findDueDay(
  tx: HotelTransaction,
  sites: Sites,
  { id, timeZone }: HotelClock,
  now: Date,
): Promise<DueDay | undefined> {
  const hotel = await sites.hotel(id, tx)
  if (!hotel) return undefined
  const { closing } = (await sites.config(tx, hotel)).config.folio
  if (typeof closing === 'string') return undefined
  const today = dayAt(timeZone, now)
  const time = now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const passed = time >= closing.at ? today : dayAt(timeZone, new Date(now.getTime() - DAY_MS))
  const until = closing.at < NOON ? dayAt('UTC', new Date(Date.parse(passed) - DAY_MS)) : passed
  // A hotel that has never closed a day starts with the one that is due.
  const day = await readBusinessDay(tx, until)
  return day > until ? undefined : { hotel, day, until }
}

/** The hotel's own system closes its days, or a colleague has closed this one meanwhile. */
const harmless: ReadonlySet<string> = new Set(['setInHotelSystem', 'alreadyHandled'])

function toOutcome(error: unknown): 'stopped' | 'left' {
  if (error instanceof Problem && error.code === 'dayNotReady') return 'stopped'
  if (error instanceof Problem && harmless.has(error.code)) return 'left'
  throw error
}

/** Once for each day, although the job tries again and staff may have closed the alert. */
async function raiseDayAlert(tx: HotelTransaction, hotelId: number, day: string): Promise<boolean> {
  const [known] = await findDayAlert(tx, day)
  if (known) return false
  await openAlert(tx, hotelId, { kind: 'dayNotClosed', problem: day, money: 'nothingConcerned' })
  return true
}
