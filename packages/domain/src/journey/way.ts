import type { ProcessName } from '../mode/processes.ts'
import type { HomePolicy } from './home-policy.ts'
import { neighbour } from './neighbour.ts'
import { type Place, place } from './place.ts'
import { type ConfiguredScreenName, configuredScreens, type ScreenName, screenFor } from './screens.ts'

/** The part of the site that navigation needs. */
export interface Way {
  readonly process: ProcessName
  readonly screens: readonly {
    readonly name: ConfiguredScreenName
    readonly order: number
    readonly process: ProcessName
  }[]
  readonly policies: { readonly home: HomePolicy; readonly demo: { readonly upgrade: boolean } }
}

interface Travelling {
  readonly from: Place
  /** Whether a screen, by configured name, has nothing to show this party. */
  readonly isEmpty?: (name: string) => boolean
  /** Called for a configured name without a screen, which is then skipped. */
  readonly onUnmapped?: (name: string) => void
}

/** Reached only from another screen, never in sequence. */
const besideTheLine: ReadonlySet<string> = new Set(['MrzCapture', 'OptionsMenu'])

/** The next place in the configured order, or undefined at its end. */
export function nextPlace(way: Way, travelling: Travelling): Place | undefined {
  return along(way, travelling, 'forward')
}

/**
 * The previous place in the configured order; before the first it is the menu or the language
 * choice.
 */
export function previousPlace(way: Way, travelling: Travelling): Place {
  return along(way, travelling, 'back') ?? (hasMenu(way) ? place('home') : place('select-language'))
}

interface Found {
  readonly reference: string
  readonly groupLocator?: string | undefined
  readonly room?: { readonly keyCode?: string | undefined }
}

/**
 * Where a successful search leads. A screen about one reservation gets it directly; with several
 * the guest chooses first.
 */
export function afterSearch(way: Way, [one, ...others]: readonly Found[]): Place {
  if (one?.room?.keyCode && others.length === 0) return stayCard(one, 'check-in')
  const from = place('check-in', { code: one?.reference, groupLocator: one?.groupLocator })
  const there = nextPlace(way, { from })
  return there && !(withReservation.has(there.screen) && others.length > 0) ? there : place('your-booking')
}

/**
 * Room and door code for a returning guest; `from` tells the screen that there is nothing left to
 * finish.
 */
export function stayCard({ reference }: Pick<Found, 'reference'>, from: ScreenName): Place {
  return place('room-key', { code: reference, from })
}

/** The screens that may follow, nearest first, for prefetching. */
export function screensAhead(way: Way, { screen, params }: Place): readonly ScreenName[] {
  if (before.has(screen)) {
    // From the menu most guests continue to check-in.
    const first = screen === 'home' ? firstOnTheLine(way) : firstPlace(way)
    return [first.screen, ...screensAhead(way, first)]
  }
  const from = place(atTheList.has(screen) ? 'guest-list' : screen, params)
  const next = nextPlace(way, { from })
  const afterNext = next && nextPlace(way, { from: next })
  const line = [from, next, afterNext].flatMap((one) => one?.screen ?? [])
  const withGuest = line.flatMap((name) => (name === 'guest-list' ? [name, 'guest-detail' as const] : [name]))
  return withGuest.filter((name) => name !== screen)
}

const before: ReadonlySet<ScreenName> = new Set(['select-language', 'lean-frontapp-screensaver', 'home'])
const atTheList: ReadonlySet<ScreenName> = new Set([
  'guest-detail',
  'driving-licence',
  'bme-subscription',
  'fast-check-in',
  'pre-checkin',
])

/** Where the language choice leads: to the menu, or straight on if check-in is the only option. */
export function firstPlace(way: Way): Place {
  return hasMenu(way) ? place('home') : firstOnTheLine(way)
}

/** The first screen of this process. */
export function firstOnTheLine(way: Way): Place {
  const first = way.screens.find((screen) => screen.process === way.process && !besideTheLine.has(screen.name))
  return (first && placeOn(first.name)) ?? place('check-in')
}

/**
 * Skips home if it offers only check-in: forward to the first screen, or to the language choice for
 * a guest who goes back.
 */
export function pastHome(way: Way, cameFrom: ScreenName | undefined): Place | undefined {
  if (hasMenu(way)) return undefined
  return cameFrom === 'check-in' ? place('select-language') : firstPlace(way)
}

/** Whether home offers more than check-in. */
export function hasMenu({ policies }: Way): boolean {
  const { walkIn, resendCode, checkOut } = policies.home
  return walkIn || resendCode || checkOut
}

function along(
  way: Way,
  { from, isEmpty = () => false, onUnmapped }: Travelling,
  direction: 'forward' | 'back',
): Place | undefined {
  const here = way.screens.find(
    (screen) => configuredScreens[screen.name] === from.screen && screen.process === way.process,
  )
  if (!here) return undefined
  const passedOver = (name: string) => besideTheLine.has(name) || isEmpty(name)
  const there = neighbour(way.screens, here, direction, passedOver)
  if (!there) return undefined
  const found = placeOn(there.name, from.params)
  if (found) return found
  onUnmapped?.(there.name)
  const isEmptyOrThere = (name: string) => name === there.name || isEmpty(name)
  return along(way, { from, isEmpty: isEmptyOrThere, ...(onUnmapped && { onUnmapped }) }, direction)
}

/** Passes on only the reservation; each screen has the rest itself. */
function placeOn(configured: string, params: Place['params'] = {}): Place | undefined {
  const screen = screenFor(configured)
  return screen && place(screen, withReservation.has(screen) ? handedOn(screen, params) : {})
}

function handedOn(screen: ScreenName, { code, groupLocator, fromReservationCreate }: Place['params']) {
  return { code, groupLocator, ...(knowsWalkIn.has(screen) && { fromReservationCreate }) }
}

/** Screens that need to know that the reservation was made here. */
const knowsWalkIn: ReadonlySet<ScreenName> = new Set(['guest-list', 'rac-upsell'])

const withReservation: ReadonlySet<ScreenName> = new Set([
  'guest-list',
  'signpad',
  'check-in-extras',
  'check-in-summary',
  'room-key',
  'finish',
  'rac-upsell',
])
