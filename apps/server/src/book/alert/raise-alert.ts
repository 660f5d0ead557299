import type { AlertProgress, raiseAlert } from '@foyer/contract/alert.ts'
import { getAlertReason } from '@foyer/domain/alert/alert-reasons.ts'
import { processes } from '@foyer/domain/mode/processes.ts'
import type * as z from 'zod/mini'
import { findProved, type ProvedReservation } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { readAlertState } from './alert-progress.ts'
import { openAlert } from './open-alert.ts'

type RaisedAlert = z.output<typeof raiseAlert.body>

/**
 * Opens an alert with the guest's screen, device and reservation, as far as this visit has them.
 */
export async function recordAlert(visit: Visit, raised: RaisedAlert, changes: Changes): Promise<AlertProgress> {
  const { tx, hotel, deviceId } = visit
  const about = findRaisedReservation(visit, raised.reference)
  const { kind, part, onlyHere } = getAlertReason(raised.reason)
  if (!canBeFound(visit, about) || (onlyHere && !deviceId)) return { state: 'unheard' }
  // A part belongs to a device; a phone has no parts of the hotel's.
  const isOfPart = part !== undefined && deviceId !== undefined
  await openAlert(tx, hotel.id, {
    kind: part && !isOfPart ? 'guestStuck' : kind,
    reservationId: about?.id,
    reference: about?.reference,
    deviceId,
    visitId: visit.id,
    screen: raised.screen,
    reason: raised.reason,
    problem: raised.problem,
    ...(isOfPart && { part }),
    ...(about && !about.arrived && { key: 'notGiven' as const }),
  })
  afterCommit(tx, () => changes.publish(hotel.id, 'alerts', 'stays', 'audit'))
  return readAlertState(visit)
}

/** The reservation that the page names, or the only one that it has found. */
function findRaisedReservation(visit: Visit, named: string | undefined): ProvedReservation | undefined {
  const only = visit.proved.length === 1 ? visit.proved[0] : undefined
  return (named === undefined ? undefined : findProved(visit, named)) ?? only
}

/**
 * Whether staff could go there: to a device of the hotel, or to a guest who has proved their
 * reservation. Before arrival the guest isn't at the hotel, and a public page must not ring at the
 * desk.
 */
function canBeFound({ deviceId, site }: Visit, about: ProvedReservation | undefined): boolean {
  if (processes[site.process].beforeArrival) return false
  return deviceId !== undefined || about !== undefined
}
