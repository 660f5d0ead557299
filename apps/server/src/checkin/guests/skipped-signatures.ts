import type { Visit } from '../../access/visit/visit.ts'
import { readSkippedByUser } from './skipped-signature.store.ts'

/**
 * Returns guests who chose to sign later at this screen, where staff are present. It isn't possible
 * elsewhere.
 */
export async function listSkippedByHand(visit: Visit, reservationId: string): Promise<ReadonlySet<string>> {
  const { deviceId, site, tx } = visit
  if (!deviceId || !site.device.followsDesk) return new Set()
  return new Set((await readSkippedByUser(tx, deviceId, reservationId)).map(({ guestId }) => guestId))
}
