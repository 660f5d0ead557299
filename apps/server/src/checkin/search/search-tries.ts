import { Problem } from '@foyer/domain/problem/problem.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { noteFailures, type Slowing, type Standing, standingsOf } from '../../platform/tries/waits.ts'

interface Searching {
  /** As typed; empty if none was. */
  readonly reference: string
  readonly network: string
}

type Searcher = Pick<Visit, 'id' | 'tx' | 'hotel' | 'deviceId'>

/** Misses per network and hour up to which other visits may still make their first search. */
const MOST_FIRST_SEARCHES = 300

type Who = 'own' | 'network' | 'tried' | 'number'

/**
 * The counters of a miss. A hotel device counts by device, since the whole lobby shares it and
 * phones must not block it. A phone counts by visit, by network and number, so that guessing at one
 * reservation is throttled soon, and by network, so that many guests in one Wi-Fi may each mistype
 * a few times. Attempts at a number from anywhere are counted but never throttled, because its
 * owner has the right surname.
 */
function slowingsOf(
  { id, hotel, deviceId }: Searcher,
  { reference, network }: Searching,
): Partial<Record<Who, Slowing>> {
  const slowing = (who: string, mostSeconds: number, freeTries = 10): Slowing => ({
    caller: `${hotel.id} ${who}`,
    freeTries,
    firstSeconds: 5,
    mostSeconds,
  })
  const tried = referenceKey(reference)
  const number = tried === '' ? {} : { number: slowing(`number ${tried}`, 0, Number.POSITIVE_INFINITY) }
  if (deviceId) return { own: slowing(deviceId, 60), ...number }
  return {
    own: slowing(id, 300),
    network: slowing(network, 60, 100),
    ...(tried !== '' && { tried: slowing(`${network} ${tried}`, 900) }),
    ...number,
  }
}

/** Earlier misses from this address and for this number. */
interface Missed {
  readonly ofPlace: number
  readonly ofNumber: number
}

/** Callers that share a counter wait until this visit's transaction ends. */
export async function refuseBeforeSearch(visit: Searcher, searching: Searching): Promise<Missed> {
  const slowings = slowingsOf(visit, searching)
  const standings = await standingsOf(visit.tx, 'search', Object.values(slowings))
  const { own, network, tried, number }: Partial<Record<Who, Standing>> = Object.fromEntries(
    Object.keys(slowings).map((who, place) => [who, standings[place]]),
  )
  const isFirst = own?.failures === 0 && (network?.failures ?? 0) < MOST_FIRST_SEARCHES
  const counted = [own, isFirst ? undefined : network, tried]
  if (counted.some((standing) => standing && standing.waitSeconds > 0))
    throw new Problem('tooManyTries', 'too many tries; wait a little')
  return { ofPlace: (network ?? own)?.failures ?? 0, ofNumber: number?.failures ?? 0 }
}

export async function noteMiss(visit: Searcher, searching: Searching): Promise<void> {
  await noteFailures(visit.tx, 'search', Object.values(slowingsOf(visit, searching)))
}
