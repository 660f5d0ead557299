import type { AlertKind } from '@foyer/domain/alert/alert-kinds.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { RunInBackground } from '../../platform/background/run-in-background.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { findReservationId } from '../reservation/reservation.store.ts'
import { openAlert } from './open-alert.ts'

/** Refusals that a guest can't resolve: a member of staff has to come. */
const kinds: Partial<Record<ProblemCode, AlertKind>> = {
  roomNotAvailable: 'roomNotAvailable',
  licenceUnseen: 'licenceUnseen',
  identityUnseen: 'identityUnseen',
  depositShort: 'depositShort',
}

/** Notifies the hotel why a guest was turned away, and throws the refusal again. */
export type OnArrivalRejected = (problem: unknown, visit: Visit, reference: string) => never

interface ArrivalRejectedDependencies {
  readonly db: Database
  readonly changes: Changes
  readonly inBackground: RunInBackground
}

/**
 * The refusal rolls back its own transaction, so the alert is written in another one afterwards.
 */
export function createOnArrivalRejected({ db, changes, inBackground }: ArrivalRejectedDependencies): OnArrivalRejected {
  return (problem, { hotel }, reference) => {
    const kind = problem instanceof Problem ? kinds[problem.code] : undefined
    if (kind) inBackground(() => tell(hotel.id, kind, reference))
    throw problem
  }

  async function tell(hotelId: number, kind: AlertKind, reference: string): Promise<void> {
    await db.inHotel(hotelId, async (tx) => {
      const reservationId = await findReservationId(tx, reference)
      if (!reservationId) return
      await openAlert(tx, hotelId, {
        kind,
        reservationId,
        reference,
        money: 'nothingCharged',
        key: 'notGiven',
      })
    })
    changes.publish(hotelId, 'alerts', 'stays', 'audit')
  }
}
