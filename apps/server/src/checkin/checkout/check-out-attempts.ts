import { Problem } from '@foyer/domain/problem/problem.ts'
import { isEasilyGuessed } from '@foyer/domain/proof/proof.ts'
import { couldBePhoneDigits } from '@foyer/domain/proof/second-factor.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { type Backoff, readBackoffStates, recordFailures } from '../../platform/attempts/backoff.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { hasAttemptsLeft, recordMissedSecret } from '../attempts/secret-attempts.ts'
import { listInHouse } from './check-out.store.ts'
import type { NamedReservation } from './find-leaving.ts'

const KIND = 'checkOut'
/** A guest who mistypes needs two or three. */
const MAX_PER_ROOM = 5

interface CheckOutAttempt {
  readonly roomNumber: string
  readonly secondFactor: string | undefined
  readonly network: string
}

/**
 * Throttles like a search: a hotel device by device, since the whole lobby shares it; a phone by
 * visit, by network, and by network and room. Attempts at a room from anywhere are counted but
 * never throttled, so that a stranger who doesn't know the guest's name can't block the guest. Wrong
 * factors of a guest whose name is right have a limit from anywhere.
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

/**
 * Whether the factor still counts. Once a reservation has had too many wrong ones, a right one gets
 * the same answer as they do: another one would reveal that the name is right.
 */
export async function isFactorAccepted(visit: Visit, { reservation, proof }: NamedReservation): Promise<boolean> {
  if (proof !== 'number' && proof !== 'phone') return true
  return hasAttemptsLeft(visit, { reservation, easilyGuessed: isEasilyGuessed(proof) })
}

interface MissedCheckOut {
  readonly before: number
  /** Reservations whose room and name were right. */
  readonly named: readonly NamedReservation[]
  readonly changes: Changes
}

/** Alerts the hotel to a series of attempts at one room, and names the guest who stays there. */
export async function recordCheckOutMiss(
  visit: Visit,
  trying: CheckOutAttempt,
  { before, named, changes }: MissedCheckOut,
): Promise<void> {
  const { tx, hotel } = visit
  await recordFailures(tx, KIND, listBackoffs(visit, trying))
  const easilyGuessed = couldBePhoneDigits(trying.secondFactor ?? '')
  // A fixed order prevents deadlocks.
  for (const { reservation } of named.toSorted((one, other) => (one.reservation.id < other.reservation.id ? -1 : 1)))
    await recordMissedSecret(visit, { reservation, easilyGuessed }, { changes })
  if (before + 1 < MAX_PER_ROOM) return
  const there = await listInHouse(tx, trying.roomNumber.trim())
  for (const { id, reference } of there)
    await openAlert(tx, hotel.id, { kind: 'reservationGuessed', reservationId: id, reference })
  if (there.length > 0) afterCommit(tx, () => changes.publish(hotel.id, 'alerts', 'audit'))
}
