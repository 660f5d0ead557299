import { openAlert } from '../../book/alert/open-alert.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { endAlerts, listDepositsAfterCancel } from './end-alerts.store.ts'
import { escalate } from './escalate.ts'
import { watchDevices } from './watch-devices.ts'

export interface WatchAlertsDependencies {
  readonly mails: Mails
  readonly baseUrl: string
  readonly changes: Changes
}

/**
 * Runs without a request: checks for silent or broken devices and blocked deposits of cancelled
 * stays, closes alerts whose cause is gone, and escalates those that no one has claimed.
 */
export async function watchAlerts(db: Database, hotelId: number, parts: WatchAlertsDependencies): Promise<void> {
  const hasChanged = await db.inHotel(hotelId, async (tx) => {
    const ofDevices = await watchDevices(tx, hotelId)
    const ofDeposits = await alertToDeposits(tx, hotelId)
    const ended = await endAlerts(tx)
    const escalated = await escalate(tx, hotelId, parts)
    return ofDevices || ofDeposits || ended.length > 0 || escalated
  })
  if (hasChanged) parts.changes.publish(hotelId, 'alerts', 'stays', 'audit')
}

async function alertToDeposits(tx: HotelTransaction, hotelId: number): Promise<boolean> {
  const blocked = await listDepositsAfterCancel(tx)
  for (const about of blocked)
    await openAlert(tx, hotelId, { kind: 'depositAfterCancel', money: 'nothingCharged', ...about })
  return blocked.length > 0
}
