import type { Visit } from '../../access/visit/visit.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { countFailures, isWithinLimits, type Limit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'

const DAY_MINUTES = 24 * 60

/**
 * Limits per reservation for what only its guests know, shared by all calls that ask for it. Guests
 * at the hotel's own devices are counted separately, so that attempts from the internet don't lock
 * them out. There, only secrets with few values are capped: a right name or number is accepted
 * however many others were wrong.
 */
const limitsByPlace = {
  anywhere: [
    { tries: 12, minutes: DAY_MINUTES },
    { tries: 30, minutes: 30 * DAY_MINUTES },
  ],
  lobby: [{ tries: 6, minutes: DAY_MINUTES }],
  lobbyManyValues: [{ tries: Number.POSITIVE_INFINITY, minutes: DAY_MINUTES }],
} as const satisfies Record<string, readonly Limit[]>

/** A guest who mistypes needs one or two. */
const ALERT_AFTER = 3

interface Secret {
  readonly reservation: { readonly id: string; readonly reference: string }
  /** Whether it has few possible values, like four digits. */
  readonly easilyGuessed: boolean
  /** Whether each visit has its own, which other visits' misses must not lock. */
  readonly isOfVisit?: boolean
}

function choosePlace({ deviceId }: Visit, { easilyGuessed }: Secret): keyof typeof limitsByPlace {
  if (deviceId === undefined) return 'anywhere'
  return easilyGuessed ? 'lobby' : 'lobbyManyValues'
}

async function count(visit: Visit, secret: Secret) {
  const place = choosePlace(visit, secret)
  const limits: readonly Limit[] = limitsByPlace[place]
  const whose = secret.isOfVisit ? `${place} ${visit.id}` : place
  const key = { kind: 'reservationSecret', caller: `${visit.hotel.id} ${secret.reservation.id} ${whose}` } as const
  return { key, limits, counts: await countFailures(visit.tx, key, limits) }
}

/**
 * Whether the secret may still be tried. Other attempts at it wait until this transaction ends. For
 * several reservations, call this in the order of their ids.
 */
export async function hasAttemptsLeft(visit: Visit, secret: Secret): Promise<boolean> {
  const { counts, limits } = await count(visit, secret)
  return isWithinLimits(counts, limits)
}

/**
 * Counts a miss, and alerts the hotel when the misses look like guessing. Attempts beyond the limit
 * aren't counted, so that they can't extend it.
 */
export async function recordMissedSecret(
  visit: Visit,
  secret: Secret,
  { changes, kind = 'reservationGuessed' }: { changes: Changes; kind?: 'reservationGuessed' | 'codeGuessed' },
): Promise<void> {
  const { key, counts, limits } = await count(visit, secret)
  if (!isWithinLimits(counts, limits)) return
  const { tx, hotel, deviceId } = visit
  await recordFailure(tx, key)
  if ((counts[0] ?? 0) + 1 < ALERT_AFTER) return
  const { id: reservationId, reference } = secret.reservation
  const place = kind === 'codeGuessed' ? { deviceId } : { key: 'notGiven' as const }
  await openAlert(tx, hotel.id, { kind, reservationId, reference, ...place })
  afterCommit(tx, () => changes.publish(hotel.id, 'alerts', 'audit'))
}
