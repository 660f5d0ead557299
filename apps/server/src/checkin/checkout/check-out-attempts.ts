import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { type Backoff, readBackoffStates, recordFailures } from '../../platform/attempts/backoff.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { listInHouse } from './check-out.store.ts'

const KIND = 'checkOut'
/** A guest who mistypes needs two or three. */
const MAX_PER_ROOM = 5

interface CheckOutAttempt {
  readonly roomNumber: string
  readonly network: string
}

/**
 * Throttles like a search: a hotel device by device, since the whole lobby shares it; a phone by
 * visit, by network, and by network and room. Attempts at a room from anywhere are counted but
 * never throttled, so that the guest isn't blocked.
 */
function listBackoffs({ id, hotel, deviceId }: Visit, { roomNumber, network }: CheckOutAttempt): Backoff[] {
  const slowing = (who: string, mostSeconds: number, freeTries: number): Backoff => ({
    caller: `${hotel.id} ${who}`,
    freeTries,
    firstSeconds: 5,
    mostSeconds,
  })
  const room = roomNumber.trim().toUpperCase()
  const ofRoom = slowing(`room ${room}`, 0, Number.POSITIVE_INFINITY)
  if (deviceId) return [ofRoom, slowing(deviceId, 60, 10)]
  return [ofRoom, slowing(id, 300, 5), slowing(network, 60, 100), slowing(`${network} ${room}`, 900, 5)]
}

/**
 * Returns the number of earlier misses for this room. Callers that share a counter wait until this
 * transaction ends.
 */
export async function assertCheckOutAllowed(visit: Visit, trying: CheckOutAttempt): Promise<number> {
  const [ofRoom, ...others] = await readBackoffStates(visit.tx, KIND, listBackoffs(visit, trying))
  if (others.some(({ waitSeconds }) => waitSeconds > 0))
    throw new Problem('tooManyTries', 'too many attempts; wait a little')
  return ofRoom?.failures ?? 0
}

/** Alerts the hotel to a series of attempts at one room, and names the guest who stays there. */
export async function recordCheckOutMiss(
  visit: Visit,
  trying: CheckOutAttempt,
  { before, changes }: { before: number; changes: Changes },
): Promise<void> {
  const { tx, hotel } = visit
  await recordFailures(tx, KIND, listBackoffs(visit, trying))
  if (before + 1 < MAX_PER_ROOM) return
  const there = await listInHouse(tx, trying.roomNumber.trim())
  for (const { id, reference } of there)
    await openAlert(tx, hotel.id, { kind: 'reservationGuessed', reservationId: id, reference })
  if (there.length > 0) afterCommit(tx, () => changes.publish(hotel.id, 'alerts', 'audit'))
}
