import type { AlertKind } from '@foyer/domain/alert/alert-kinds.ts'
import { listHotelIds } from '../access/hotel/hotel.store.ts'
import { openAlert } from '../book/alert/open-alert.ts'
import type { Changes } from '../platform/changes/changes.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { JobKey } from './job.store.ts'

/** Failures in a row before we alert; one or two can be chance. */
const FAILURES_IN_A_ROW = 3

export function isWorthAnAlert(failures: number): boolean {
  return failures >= FAILURES_IN_A_ROW
}

/** Alerts the job's hotel; for a server job, every hotel, since each relies on it. */
export async function alertHotels(
  { db, changes }: { readonly db: Database; readonly changes: Changes },
  { name, hotelId }: JobKey,
  kind: Extract<AlertKind, 'jobFailing' | 'jobLate'>,
): Promise<void> {
  const all = await listHotelIds(db.directory)
  for (const id of all.filter((one) => hotelId === null || one === hotelId)) {
    await db.inHotel(id, (tx) => openAlert(tx, id, { kind, job: name, money: 'nothingConcerned' }))
    changes.publish(id, 'alerts', 'audit')
  }
}
