import type { ProcessName } from '../mode/processes.ts'
import type { HomePolicy } from './home-policy.ts'
import { findNeighbour } from './neighbour.ts'
import { type Place, place } from './place.ts'
import { type ConfiguredScreenName, configuredScreens, type ScreenName, toScreenName } from './screens.ts'

/** The part of the site that navigation needs. */
export interface Journey {
  readonly process: ProcessName
  readonly screens: readonly {
    readonly name: ConfiguredScreenName
    readonly order: number
    readonly process: ProcessName
  }[]
  readonly policies: { readonly home: HomePolicy; readonly demo: { readonly upgrade: boolean } }
}

interface NavigationContext {
  readonly from: Place
  /** Whether a screen, by configured name, has nothing to show this party. */
  readonly isEmpty?: (name: string) => boolean
  /** Called for a configured name without a screen, which is then skipped. */
  readonly onUnmapped?: (name: string) => void
}

/** Reached only from another screen, never in sequence. */
const detachedScreens: ReadonlySet<string> = new Set(['MrzCapture', 'OptionsMenu'])

/** The next place in the configured order, or undefined at its end. */
export function getNextPlace(way: Journey, travelling: NavigationContext): Place | undefined {
  return findPlace(way, travelling, 'forward')
}

/**
 * The previous place in the configured order; before the first it is the menu or the language
 * choice.
 */
export function getPreviousPlace(way: Journey, travelling: NavigationContext): Place {
  return findPlace(way, travelling, 'back') ?? (hasMenu(way) ? place('home') : place('select-language'))
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
export function getPlaceAfterSearch(way: Journey, [one, ...others]: readonly Found[]): Place {
  if (one?.room?.keyCode && others.length === 0) return getStayCardPlace(one, 'check-in')
  const from = place('check-in', { code: one?.reference, groupLocator: one?.groupLocator })
  const there = getNextPlace(way, { from })
  return there && !(reservationScreens.has(there.screen) && others.length > 0) ? there : place('your-booking')
}

/**
 * Room and door code for a returning guest; `from` tells the screen that there is nothing left to
 * finish.
 */
export function getStayCardPlace({ reference }: Pick<Found, 'reference'>, from: ScreenName): Place {
  return place('room-key', { code: reference, from })
}

/** The screens that may follow, nearest first, for prefetching. */
export function getScreensAhead(way: Journey, { screen, params }: Place): readonly ScreenName[] {
  if (startScreens.has(screen)) {
    // From the menu most guests continue to check-in.
    const first = screen === 'home' ? getProcessStart(way) : getFirstPlace(way)
    return [first.screen, ...getScreensAhead(way, first)]
  }
  const from = place(guestListScreens.has(screen) ? 'guest-list' : screen, params)
  const next = getNextPlace(way, { from })
  const afterNext = next && getNextPlace(way, { from: next })
  const line = [from, next, afterNext].flatMap((one) => one?.screen ?? [])
  const withGuest = line.flatMap((name) => (name === 'guest-list' ? [name, 'guest-detail' as const] : [name]))
  return withGuest.filter((name) => name !== screen)
}

const startScreens: ReadonlySet<ScreenName> = new Set(['select-language', 'lean-frontapp-screensaver', 'home'])
const guestListScreens: ReadonlySet<ScreenName> = new Set([
  'guest-detail',
  'driving-licence',
  'bme-subscription',
  'fast-check-in',
  'pre-checkin',
])

/** Where the language choice leads: to the menu, or straight on if check-in is the only option. */
export function getFirstPlace(way: Journey): Place {
  return hasMenu(way) ? place('home') : getProcessStart(way)
}

/** The first screen of this process. */
export function getProcessStart(way: Journey): Place {
  const first = way.screens.find((screen) => screen.process === way.process && !detachedScreens.has(screen.name))
  return (first && toPlace(first.name)) ?? place('check-in')
}

/**
 * Skips home if it offers only check-in: forward to the first screen, or to the language choice for
 * a guest who goes back.
 */
export function skipHome(way: Journey, cameFrom: ScreenName | undefined): Place | undefined {
  if (hasMenu(way)) return undefined
  return cameFrom === 'check-in' ? place('select-language') : getFirstPlace(way)
}

/** Whether home offers more than check-in. */
export function hasMenu({ policies }: Journey): boolean {
  const { walkIn, resendCode, checkOut } = policies.home
  return walkIn || resendCode || checkOut
}

function findPlace(
  way: Journey,
  { from, isEmpty = () => false, onUnmapped }: NavigationContext,
  direction: 'forward' | 'back',
): Place | undefined {
  const here = way.screens.find(
    (screen) => configuredScreens[screen.name] === from.screen && screen.process === way.process,
  )
  if (!here) return undefined
  const passedOver = (name: string) => detachedScreens.has(name) || isEmpty(name)
  const there = findNeighbour(way.screens, here, direction, passedOver)
  if (!there) return undefined
  const found = toPlace(there.name, from.params)
  if (found) return found
  onUnmapped?.(there.name)
  const isEmptyOrThere = (name: string) => name === there.name || isEmpty(name)
  return findPlace(way, { from, isEmpty: isEmptyOrThere, ...(onUnmapped && { onUnmapped }) }, direction)
}

/** Passes on only the reservation; each screen has the rest itself. */
function toPlace(configured: string, params: Place['params'] = {}): Place | undefined {
  const screen = toScreenName(configured)
  return screen && place(screen, reservationScreens.has(screen) ? getForwardedParams(screen, params) : {})
}

function getForwardedParams(screen: ScreenName, { code, groupLocator, fromReservationCreate }: Place['params']) {
  return { code, groupLocator, ...(walkInScreens.has(screen) && { fromReservationCreate }) }
}

/** Screens that need to know that the reservation was made here. */
const walkInScreens: ReadonlySet<ScreenName> = new Set(['guest-list', 'rac-upsell'])

const reservationScreens: ReadonlySet<ScreenName> = new Set([
  'guest-list',
  'signpad',
  'check-in-extras',
  'check-in-summary',
  'room-key',
  'finish',
  'rac-upsell',
])
