import { type Place, place } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import { nextPlace, previousPlace, type Way } from '../journey/way.ts'

interface Leaving {
  readonly from: Place
  readonly isEmpty?: ((name: string) => boolean) | undefined
  /** Somebody has signed in on a device of the hotel. */
  readonly operator: boolean
}

interface Empty extends Leaving {
  readonly cameFrom: ScreenName | undefined
  readonly movedBack: boolean
}

const travelling = ({ from, isEmpty }: Leaving) => ({ from, ...(isEmpty && { isEmpty }) })

/** Where whoever has chosen goes on, in this order: the upgrade, an operator's own list, the next screen. */
export function afterExtras(way: Way, leaving: Leaving): Place | undefined {
  const { code } = leaving.from.params
  if (way.policies.demo.upgrade) return place('check-in-upgrade', { code })
  if (leaving.operator) return place('fast-check-in', { code })
  return nextPlace(way, travelling(leaving))
}

/** Before it on the way back: whoever comes from there has seen what follows. */
const whatLiesBefore: ReadonlySet<ScreenName | undefined> = new Set(['signpad', 'check-in-upgrade'])

/** With nothing to offer nobody stops here. Who travels back goes on backwards; to send them forwards would be a circle. */
export function pastEmptyExtras(way: Way, leaving: Empty): Place | undefined {
  const isBack = leaving.movedBack && (whatLiesBefore.has(leaving.cameFrom) || !way.policies.demo.upgrade)
  return isBack ? previousPlace(way, travelling(leaving)) : afterExtras(way, leaving)
}

/** Where the upgrade is left: on along the line as from the extras, or back to them. */
export function afterUpgrade(way: Way, { operator, ...leaving }: Leaving): Place | undefined {
  const { code } = leaving.from.params
  if (operator) return place('fast-check-in', { code })
  return nextPlace(way, travelling({ ...leaving, operator, from: place('check-in-extras', { code }) }))
}
