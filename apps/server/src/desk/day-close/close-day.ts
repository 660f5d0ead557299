import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type Actor, writeAudit } from '../../access/audit/audit.ts'
import type { Sites } from '../../access/site/sites.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { type HotelContext, hasSystem } from '../../book/hotel-system/publish-event.ts'
import { lockDayForClose } from '../../money/business-day/business-day.store.ts'
import { readBusinessDay } from '../../money/business-day/business-day.ts'
import { postDay } from '../../money/folio/post-day.ts'
import { buildReport } from './build-report.ts'
import { listClosePoints } from './close-points.ts'
import { insertClosedDay, insertDayPostings, insertEarlierPostings, readCountedUntil } from './day-close.store.ts'
import { countReceipts } from './till-sums.store.ts'

interface Closing {
  /** The day that was shown. */
  readonly day: string
  readonly today: string
  readonly now: Date
  readonly who: Actor
  readonly memberId: string | null
}

/**
 * Closes the open business day: its nights are posted, every posting that no day has counted is
 * counted, and the report is stored. All of it is one transaction.
 */
export async function closeOpenDay(
  sites: Sites,
  at: HotelContext,
  { day, today, now, who, memberId }: Closing,
): Promise<DayReport> {
  const { tx, hotel } = at
  if (await hasSystem({ sites }, at)) throw new Problem('setInHotelSystem')
  if ((await readBusinessDay(tx, today)) !== day) throw new Problem('alreadyHandled', 'this day is not the open one')
  if (day > today) throw new Problem('dayNotReady', 'the day has not begun')
  // Stays are locked before the day, like in every posting.
  await postDay({ sites }, at, day)
  await lockDayForClose(tx, hotel.id)
  // Read again under the lock: a colleague may have closed it meanwhile.
  if ((await readBusinessDay(tx, today)) !== day) throw new Problem('alreadyHandled', 'this day is not the open one')
  // Counted first: a payment that comes in meanwhile belongs to the next day, in the report as in the journal.
  for (const { until } of await readCountedUntil(tx)) {
    await insertEarlierPostings(tx, hotel.id, day, until)
    await insertDayPostings(tx, hotel.id, day, until)
    // After the postings: a receipt always follows its payment.
    await countReceipts(tx, day, until)
  }
  const stops = (await listClosePoints(tx, day, today)).filter(({ state }) => state === 'stops')
  if (stops.length > 0) throw new Problem('dayNotReady', stops.map(({ kind }) => kind).join(' '))
  const report = await buildReport({ sites, tx, hotel, day, now, isCounted: true })
  await insertClosedDay(tx, hotel.id, day, memberId, JSON.stringify(report))
  await settleAlert(tx, 'dayNotClosed', '')
  const revenue = report.revenue.reduce((sum, { net }) => sum + net, 0)
  const off = report.drawers.reduce((sum, { counted, expected }) => sum + counted - expected, 0)
  const money = (minor: number) => formatMoney({ minor, currency: hotel.currency }, 'en')
  await writeAudit(tx, who, {
    action: 'dayClosed',
    subject: day,
    details: { net: money(revenue), ...(off !== 0 && { difference: money(off) }) },
  })
  return report
}
