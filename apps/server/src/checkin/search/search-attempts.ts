import { Problem } from '@foyer/domain/problem/problem.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { type AttemptKey, countFailures, isWithinLimits, type Limit } from '../../platform/attempts/attempts.store.ts'
import { type Backoff, type BackoffState, readBackoffStates, recordAttempts } from '../../platform/attempts/backoff.ts'

interface Searching {
  /** As typed; empty if none was. */
  readonly reference: string
  readonly network: string
  /** Whether a surname was typed for the number. */
  readonly hasSurname: boolean
}

type Searcher = Pick<Visit, 'id' | 'tx' | 'hotel' | 'deviceId'>

/** Misses per network and hour up to which other visits may still make their first search. */
const MAX_FIRST_SEARCHES = 300

type Caller = 'own' | 'network' | 'tried' | 'number'

/**
 * The counters of a miss. A hotel device counts by device, since the whole lobby shares it and
 * phones must not block it. A phone counts by visit, by network and number, so that guessing at one
 * reservation is throttled soon, and by network, so that many guests in one Wi-Fi may each mistype
 * a few times. Attempts at a number from anywhere are counted here for the alert.
 */
function listBackoffs(
  { id, hotel, deviceId }: Searcher,
  { reference, network }: Searching,
): Partial<Record<Caller, Backoff>> {
  const slowing = (who: string, mostSeconds: number, freeTries = 10): Backoff => ({
    caller: `${hotel.id} ${who}`,
    freeTries,
    firstSeconds: 5,
    mostSeconds,
  })
  const tried = toReferenceKey(reference)
  const number = tried === '' ? {} : { number: slowing(`number ${tried}`, 0, Number.POSITIVE_INFINITY) }
  if (deviceId) return { own: slowing(deviceId, 60), ...number }
  return {
    own: slowing(id, 300),
    network: slowing(network, 60, 100),
    ...(tried !== '' && { tried: slowing(`${network} ${tried}`, 900) }),
    ...number,
  }
}

const DAY_MINUTES = 24 * 60

/** Misses at one number from all phones together; more than a party needs, too few to guess. */
const NUMBER_LIMITS: readonly Limit[] = [
  { tries: 40, minutes: DAY_MINUTES },
  { tries: 100, minutes: 30 * DAY_MINUTES },
]

/**
 * The cap of a number, whatever network it is tried from. The hotel's own devices have none, so that
 * strangers can't lock out a guest there; nor have links and codes, which aren't guessed.
 */
function getNumberKey({ hotel, deviceId }: Searcher, { reference, hasSurname }: Searching): AttemptKey | undefined {
  const tried = toReferenceKey(reference)
  if (deviceId || !hasSurname || tried === '') return undefined
  return { kind: 'reservationSecret', caller: `${hotel.id} surname of ${tried}` }
}

/** Earlier misses from this address and for this number. */
interface Missed {
  readonly byClient: number
  readonly byReference: number
}

/** Callers that share a counter wait until this visit's transaction ends. */
export async function assertSearchAllowed(visit: Searcher, searching: Searching): Promise<Missed> {
  const slowings = listBackoffs(visit, searching)
  const capped = getNumberKey(visit, searching)
  const [standings, counts] = await Promise.all([
    readBackoffStates(visit.tx, 'search', Object.values(slowings)),
    capped && countFailures(visit.tx, capped, NUMBER_LIMITS),
  ])
  const { own, network, tried, number }: Partial<Record<Caller, BackoffState>> = Object.fromEntries(
    Object.keys(slowings).map((who, place) => [who, standings[place]]),
  )
  const isFirst = own?.failures === 0 && (network?.failures ?? 0) < MAX_FIRST_SEARCHES
  const counted = [own, isFirst ? undefined : network, tried]
  const isSlowed = counted.some((standing) => standing && standing.waitSeconds > 0)
  if (isSlowed || (counts && !isWithinLimits(counts, NUMBER_LIMITS)))
    throw new Problem('tooManyTries', 'too many attempts; wait a little')
  return { byClient: (network ?? own)?.failures ?? 0, byReference: number?.failures ?? 0 }
}

/** Written with the end of the transaction. */
export function recordMiss(visit: Searcher, searching: Searching): void {
  const capped = getNumberKey(visit, searching)
  recordAttempts(visit.tx, [
    ...Object.values(listBackoffs(visit, searching)).map(({ caller }) => ({ kind: 'search', caller })),
    ...(capped ? [capped] : []),
  ])
}
