import type { Visit } from '../../access/visit/visit.ts'
import { readSkippedByUser } from './skipped-signature.store.ts'

/** Who has chosen at this very screen, beside the hotel's people, to sign later. Elsewhere nobody can. */
export async function skippedByHand(visit: Visit, reservationId: string): Promise<ReadonlySet<string>> {
  const { deviceId, site, tx } = visit
  if (!deviceId || !site.device.followsDesk) return new Set()
  return new Set((await readSkippedByUser(tx, deviceId, reservationId)).map(({ guestId }) => guestId))
}
