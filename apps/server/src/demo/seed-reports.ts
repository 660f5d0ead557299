import { authorities } from '@foyer/domain/authority/authorities.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { createSites } from '../access/site/sites.ts'
import type { CurrentReport } from '../book/authority/current-report.ts'
import { createReadStayReport } from '../book/authority/read-stay-report.ts'
import { computeDigest, selectNews } from '../book/authority/select-news.ts'
import { getPlaceName, getProvinceSign } from '../checkin/select/get-place-name.ts'
import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import type { Database } from '../platform/database/open-database.ts'
import { sha256 } from '../platform/secrets/sha256.ts'
import { deleteReceipts, insertSeededReport } from './demo.store.ts'
import type { DemoHotel, DemoReport } from './demo-hotel.ts'
import { demoId } from './demo-id.ts'

const MINUTE_MS = 60_000

/**
 * Seeds what the authority answered yesterday. The digest is that of the facts as they are read for
 * a real report, so that nothing is sent again until a fact changes.
 */
export async function seedReports(tx: HotelTransaction, { id: hotelId, reservations }: DemoHotel, db: Database) {
  await deleteReceipts(tx)
  const reported = reservations.flatMap(({ reference, reported: report }) => (report ? [{ reference, report }] : []))
  if (reported.length === 0) return
  // Its own cache, because this transaction may not be committed.
  const sites = createSites(db)
  const readStayReport = createReadStayReport({
    sites,
    placeName: getPlaceName,
    provinceSign: getProvinceSign,
    now: () => new Date(),
  })
  const hotel = await sites.hotel(hotelId, tx)
  if (!hotel) return
  for (const { reference, report } of reported) {
    const current = await readStayReport({ tx, hotel }, demoId(reference), 'stay')
    if (!current) continue
    const rows = buildRows(hotelId, { reference, report, current })
    await insertSeededReport(tx, rows.report, rows.receipt)
  }
}

interface SeededReport {
  readonly reference: string
  readonly report: DemoReport
  readonly current: CurrentReport
}

function buildRows(hotel_id: number, { reference, report, current }: SeededReport) {
  const { arrivedAt, nights, config } = current
  const record = authorities[config.authority.name]
  const news = selectNews(current, [])
  const guest_ids = news.people.map(({ guestId }) => guestId)
  const digest = computeDigest(news)
  const minutesLater = (minutes: number) => new Date(arrivedAt.getTime() + minutes * MINUTE_MS)
  const shared = {
    hotel_id,
    reservation_id: demoId(reference),
    authority: record.name,
    is_test: config.authority.mode === 'test',
  }
  const id = demoId(`${reference} report`)
  const number = report.state === 'accepted' ? report.receipt : undefined
  const reasons = report.state === 'refused' ? report.reasons : []
  return {
    report: {
      ...shared,
      id,
      version: 1,
      state: report.state,
      arrived_at: arrivedAt,
      due_at: record.dueAt(arrivedAt, nights),
      digest,
      guest_ids,
      receipt: number ?? null,
      reasons: JSON.stringify(reasons.map(({ guest, ...reason }) => ({ ...reason, guestId: guest_ids[guest - 1] }))),
      sha256: sha256(JSON.stringify(news)),
      sent_at: minutesLater(1),
      settled_at: minutesLater(2),
    },
    receipt: number
      ? {
          ...shared,
          id: demoId(`${reference} receipt`),
          report_id: id,
          reference,
          operation: 'send' as const,
          number,
          answer: JSON.stringify({ state: 'accepted', receipt: number }),
          sha256: sha256(JSON.stringify(news)),
          guests: guest_ids.length,
          at: minutesLater(2),
          retain_until: addDays(arrivedAt.toISOString().slice(0, 10), record.retainDays),
        }
      : undefined,
  }
}
