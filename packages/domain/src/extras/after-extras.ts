import { getNextPlace, getPreviousPlace, type Journey } from '../journey/journey.ts'
import { type Place, place } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'

interface LeaveContext {
  readonly from: Place
  readonly isEmpty?: ((name: string) => boolean) | undefined
  /** Staff have signed in on a device of the hotel. */
  readonly operator: boolean
}

interface Empty extends LeaveContext {
  readonly cameFrom: ScreenName | undefined
  readonly movedBack: boolean
}

const toNavigationContext = ({ from, isEmpty }: LeaveContext) => ({ from, ...(isEmpty && { isEmpty }) })

/**
 * Where the guest goes after choosing, in this order: the upgrade, an operator's own list, the next
 * screen.
 */
export function getPlaceAfterExtras(way: Journey, leaving: LeaveContext): Place | undefined {
  const { code } = leaving.from.params
  if (way.policies.demo.upgrade) return place('check-in-upgrade', { code })
  if (leaving.operator) return place('fast-check-in', { code })
  return getNextPlace(way, toNavigationContext(leaving))
}

/** Screens after the extras: a guest who comes back from one has already seen what follows. */
const laterScreens: ReadonlySet<ScreenName | undefined> = new Set(['signpad', 'check-in-upgrade'])

/**
 * Skips the extras if there is nothing to offer. A guest who goes back continues backwards; sending
 * them forwards would cause a loop.
 */
export function skipEmptyExtras(way: Journey, leaving: Empty): Place | undefined {
  const isBack = leaving.movedBack && (laterScreens.has(leaving.cameFrom) || !way.policies.demo.upgrade)
  return isBack ? getPreviousPlace(way, toNavigationContext(leaving)) : getPlaceAfterExtras(way, leaving)
}

/**
 * Where the guest goes after the upgrade: on to the next screen as from the extras, or to the
 * operator's list.
 */
export function getPlaceAfterUpgrade(way: Journey, { operator, ...leaving }: LeaveContext): Place | undefined {
  const { code } = leaving.from.params
  if (operator) return place('fast-check-in', { code })
  return getNextPlace(way, toNavigationContext({ ...leaving, operator, from: place('check-in-extras', { code }) }))
}
