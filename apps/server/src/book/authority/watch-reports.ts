import { authorities } from '@foyer/domain/authority/authorities.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseAuthority } from '../../outside/authority/authority.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { openAlert } from '../alert/open-alert.ts'
import { findReportForUpdate, listBatches, listDueReports } from './authority-report.store.ts'
import type { AuthorityReports } from './authority-reports.ts'
import { listReportableStays } from './report-facts.store.ts'
import { saveAnswer, saveCancelAnswer } from './save-answer.ts'

/** Stays that arrived earlier are no longer compared with their reports. */
const COMPARED_DAYS = 35
/** How long before the legal period ends reception is alerted. */
const ALERT_HOURS = 4

export interface WatchReportsDependencies {
  readonly sites: Sites
  readonly authorityFor: ChooseAuthority
  readonly reports: AuthorityReports
  readonly changes: Changes
}

/** Asks about batches, sends what has changed since, and raises alerts before the period ends. */
export async function watchReports(
  db: Database,
  hotelId: number,
  { sites, authorityFor, reports, changes, now }: WatchReportsDependencies & { readonly now: Date },
): Promise<void> {
  const hotel = await sites.hotel(hotelId)
  if (!hotel) return
  const { config } = await db.inHotel(hotelId, (tx) => sites.config(tx, hotel))
  if (!authorities[config.authority.name].isSent) return
  const ask = authorityFor(hotel, config)?.ask
  const batches = ask ? await db.inHotel(hotelId, listBatches) : []
  for (const { id, cancel_batch, batch } of batches) {
    const asked = cancel_batch ?? batch
    // An authority that does not answer must not keep the job from the rest.
    const answer = asked === null ? undefined : await ask?.(asked).catch(() => undefined)
    if (!answer || answer.state === 'queued') continue
    await db.inHotel(hotelId, async (tx) => {
      const row = await findReportForUpdate(tx, id)
      if (row?.cancel_batch === asked) await saveCancelAnswer(tx, row, answer, now)
      else if (row?.state === 'sent' && row.batch === asked) await saveAnswer(tx, row, answer, now)
    })
    changes.publish(hotelId, 'stays', 'alerts')
  }
  await refreshAll(db, hotel, reports)
  if (await db.inHotel(hotelId, (tx) => alertDue(tx, hotel))) changes.publish(hotelId, 'alerts')
}

async function refreshAll(db: Database, hotel: Hotel, reports: AuthorityReports): Promise<void> {
  const ids = await db.inHotel(hotel.id, (tx) => listReportableStays(tx, COMPARED_DAYS))
  for (const id of ids) await db.inHotel(hotel.id, (tx) => reports.refresh({ tx, hotel }, id))
}

async function alertDue(tx: HotelTransaction, hotel: Hotel): Promise<boolean> {
  const due = await listDueReports(tx, ALERT_HOURS)
  for (const { reservation_id, reference } of due)
    await openAlert(tx, hotel.id, {
      kind: 'reportDue',
      reservationId: reservation_id,
      reference,
      money: 'nothingConcerned',
    })
  return due.length > 0
}
