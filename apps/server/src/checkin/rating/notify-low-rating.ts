import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { getReference } from '../../book/reservation/reservation.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'

/** Alerts the desk to a dissatisfied guest, who may still be there to talk to. */
export async function notifyLowRating({ tx, hotel }: Visit, reservationId: string, changes: Changes): Promise<void> {
  const reference = await getReference(tx, reservationId)
  await openAlert(tx, hotel.id, { kind: 'lowRating', reservationId, reference })
  afterCommit(tx, () => changes.publish(hotel.id, 'alerts', 'stays', 'audit'))
}
