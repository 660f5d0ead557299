import { Problem } from '@foyer/domain/problem/problem.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { noteFailures, type Slowing, type Standing, standingsOf } from '../../platform/tries/waits.ts'

interface Searching {
  /** As it was typed; empty where none was. */
  readonly reference: string
  readonly network: string
}

type Searcher = Pick<Visit, 'id' | 'tx' | 'hotel' | 'deviceId'>

/** Others in the same network may search in spite of somebody's misses, until there are so many in an hour. */
const MOST_FIRST_SEARCHES = 300

type Who = 'own' | 'network' | 'tried' | 'number'

/**
 * Whom a miss is counted for. A device of the hotel by itself, since everybody in the lobby uses it and no page elsewhere is to shut it.
 * A phone's page by its visit, and together with its whole network: there by the number that was tried, so that one who guesses at a
 * reservation is slowed soon, and altogether, so that many in one Wi-Fi may each err a few times. A number from anywhere is counted
 * and slows nobody: its owner comes with the right surname.
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

/** How many misses there were before, from this place and of this number. */
interface Missed {
  readonly ofPlace: number
  readonly ofNumber: number
}

/** Until this visit's transaction ends, whoever is counted together waits. */
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
