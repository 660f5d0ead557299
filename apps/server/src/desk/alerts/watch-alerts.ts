import type { Mails } from '../../papers/mail/mails.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { escalate } from './escalate.ts'
import { watchDevices } from './watch-devices.ts'

export interface WatchAlertsDependencies {
  readonly mails: Mails
  readonly baseUrl: string
  readonly changes: Changes
}

/**
 * Runs without a request: checks for silent or broken devices and for alerts that no one has
 * claimed.
 */
export async function watchAlerts(db: Database, hotelId: number, parts: WatchAlertsDependencies): Promise<void> {
  const hasChanged = await db.inHotel(hotelId, async (tx) => {
    const ofDevices = await watchDevices(tx, hotelId)
    const escalated = await escalate(tx, hotelId, parts)
    return ofDevices || escalated
  })
  if (hasChanged) parts.changes.publish(hotelId, 'alerts', 'stays', 'audit')
}
