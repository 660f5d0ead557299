import { type Place, place } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import { nextPlace, previousPlace, type Way } from '../journey/way.ts'

interface Leaving {
  readonly from: Place
  readonly isEmpty?: ((name: string) => boolean) | undefined
  /** Staff have signed in on a device of the hotel. */
  readonly operator: boolean
}

interface Empty extends Leaving {
  readonly cameFrom: ScreenName | undefined
  readonly movedBack: boolean
}

const travelling = ({ from, isEmpty }: Leaving) => ({ from, ...(isEmpty && { isEmpty }) })

/**
 * Where the guest goes after choosing, in this order: the upgrade, an operator's own list, the next
 * screen.
 */
export function afterExtras(way: Way, leaving: Leaving): Place | undefined {
  const { code } = leaving.from.params
  if (way.policies.demo.upgrade) return place('check-in-upgrade', { code })
  if (leaving.operator) return place('fast-check-in', { code })
  return nextPlace(way, travelling(leaving))
}

/** Screens after the extras: a guest who comes back from one has already seen what follows. */
const whatLiesBefore: ReadonlySet<ScreenName | undefined> = new Set(['signpad', 'check-in-upgrade'])

/**
 * Skips the extras if there is nothing to offer. A guest who goes back continues backwards; sending
 * them forwards would cause a loop.
 */
export function pastEmptyExtras(way: Way, leaving: Empty): Place | undefined {
  const isBack = leaving.movedBack && (whatLiesBefore.has(leaving.cameFrom) || !way.policies.demo.upgrade)
  return isBack ? previousPlace(way, travelling(leaving)) : afterExtras(way, leaving)
}

/**
 * Where the guest goes after the upgrade: on to the next screen as from the extras, or to the
 * operator's list.
 */
export function afterUpgrade(way: Way, { operator, ...leaving }: Leaving): Place | undefined {
  const { code } = leaving.from.params
  if (operator) return place('fast-check-in', { code })
  return nextPlace(way, travelling({ ...leaving, operator, from: place('check-in-extras', { code }) }))
}
