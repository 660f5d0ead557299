import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { noteFailures, type Slowing, standingsOf } from '../../platform/tries/waits.ts'

interface Searching {
  /** As it was typed; empty where none was. */
  readonly reference: string
  readonly network: string
}

type Searcher = Pick<Visit, 'id' | 'tx' | 'hotel' | 'deviceId'>

/** Others in the same network may search in spite of somebody's misses, until there are so many in an hour. */
const MOST_FIRST_SEARCHES = 300

/**
 * Whom a miss is counted for. A device of the hotel by itself, since everybody in the lobby uses it and no page elsewhere is to shut it.
 * A phone's page by its visit, and together with its whole network: there by the number that was tried, so that one who guesses at a
 * reservation is slowed soon, and altogether, so that many in one Wi-Fi may each err a few times.
 */
function slowingsOf(
  { id, hotel, deviceId }: Searcher,
  { reference, network }: Searching,
): readonly [Slowing, ...Slowing[]] {
  const slowing = (who: string, mostSeconds: number, freeTries = 10): Slowing => ({
    caller: `${hotel.id} ${who}`,
    freeTries,
    firstSeconds: 5,
    mostSeconds,
  })
  if (deviceId) return [slowing(deviceId, 60)]
  const tried = reference.trim().toUpperCase()
  const ofReference = tried === '' ? [] : [slowing(`${network} ${tried}`, 900)]
  return [slowing(id, 300), slowing(network, 60, 100), ...ofReference]
}

/** Until this visit's transaction ends, whoever is counted together waits. */
export async function refuseBeforeSearch(visit: Searcher, searching: Searching): Promise<void> {
  const [own, ofNetwork, ofReference] = await standingsOf(visit.tx, 'search', slowingsOf(visit, searching))
  const isFirst = own?.failures === 0 && (ofNetwork?.failures ?? 0) < MOST_FIRST_SEARCHES
  const counted = [own, isFirst ? undefined : ofNetwork, ofReference]
  if (counted.some((standing) => standing && standing.waitSeconds > 0))
    throw new Problem('tooManyTries', 'too many tries; wait a little')
}

export async function noteMiss(visit: Searcher, searching: Searching): Promise<void> {
  await noteFailures(visit.tx, 'search', slowingsOf(visit, searching))
}
