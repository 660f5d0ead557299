import { isEasilyGuessed, type PromptedFactor } from '@foyer/domain/proof/proof.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation } from '../../book/reservation/reservation.service.ts'
import { countFailures, isWithinLimits, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { type Backoff, readBackoffStates, recordFailures } from '../../platform/attempts/backoff.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { hasAttemptsLeft, recordMissedSecret } from '../attempts/secret-attempts.ts'

const KIND = 'secondFactor'

/** Per reservation, and per network or, at a hotel's device, per visit. */
const LIMITS = [
  { tries: 3, minutes: 10 },
  { tries: 6, minutes: 24 * 60 },
]

interface ProveAttempt {
  readonly factor: PromptedFactor
  readonly network: string
}

/** A hotel device counts by visit, so that the next guest there isn't locked out. */
function toKey({ id: visitId, hotel, deviceId }: Visit, { id }: FoundReservation, { network }: ProveAttempt) {
  return { kind: KIND, caller: `${hotel.id} ${id} ${deviceId ? visitId : network}` } as const
}

/** A name or number at a hotel's device: misses only make it wait, at most a minute. */
function toBackoff({ hotel, deviceId }: Visit, { id }: FoundReservation): Backoff {
  return { caller: `${hotel.id} ${id} ${deviceId}`, freeTries: 5, firstSeconds: 5, mostSeconds: 60 }
}

const onlyWaits = ({ deviceId }: Visit, { factor }: ProveAttempt) => deviceId !== undefined && !isEasilyGuessed(factor)

/** Those that may still be tried; each is counted, whichever the visit found first. */
export async function listProvable(
  visit: Visit,
  waiting: readonly FoundReservation[],
  attempt: ProveAttempt,
): Promise<FoundReservation[]> {
  // A fixed order prevents deadlocks.
  const sorted = waiting.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  if (onlyWaits(visit, attempt)) {
    const slowings = sorted.map((reservation) => toBackoff(visit, reservation))
    const states = await readBackoffStates(visit.tx, KIND, slowings)
    return sorted.filter((_, at) => states[at]?.waitSeconds === 0)
  }
  const open: FoundReservation[] = []
  for (const reservation of sorted) {
    const counts = await countFailures(visit.tx, toKey(visit, reservation, attempt), LIMITS)
    if (isWithinLimits(counts, LIMITS)) open.push(reservation)
  }
  const left: FoundReservation[] = []
  for (const reservation of open)
    if (await hasAttemptsLeft(visit, toSecret(reservation, attempt))) left.push(reservation)
  return left
}

export async function recordWrongFactor(
  visit: Visit,
  open: readonly FoundReservation[],
  attempt: ProveAttempt,
  changes: Changes,
): Promise<void> {
  for (const reservation of open) {
    if (onlyWaits(visit, attempt)) await recordFailures(visit.tx, KIND, [toBackoff(visit, reservation)])
    else await recordFailure(visit.tx, toKey(visit, reservation, attempt))
    await recordMissedSecret(visit, toSecret(reservation, attempt), { changes })
  }
}

function toSecret(reservation: FoundReservation, { factor }: ProveAttempt) {
  return { reservation, easilyGuessed: isEasilyGuessed(factor), isOfVisit: factor === 'mailedCode' }
}
