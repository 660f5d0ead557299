import { getPlaceAfterSearch, type Journey } from '../journey/journey.ts'
import { type Place, place } from '../journey/place.ts'
import { configuredScreens, type ScreenName } from '../journey/screens.ts'

/** Long enough to walk up to a kiosk or to find one's phone. */
export const HAND_OVER_LIFETIME_SECONDS = 120

/** The prefix of the code that a kiosk scans from a phone; the number is the version. */
export const HAND_OVER_PREFIX = 'FOYERGO1.'

const code = /^FOYERGO1\.([\w-]{32})$/

/** Extracts the token; undefined for any other code. */
export function parseHandOverToken(text: string): string | undefined {
  return code.exec(text.trim())?.[1]
}

/** The parameters that each step takes along in addition to the reservation. */
const steps: Partial<Record<ScreenName, readonly string[]>> = {
  'guest-list': [],
  'guest-detail': ['guestIndex'],
  'fast-check-in': [],
  signpad: ['guestIndex'],
  'check-in-extras': [],
  'check-in-upgrade': [],
  'rac-upsell': [],
  'check-in-summary': [],
}

export const handOverSteps = Object.keys(steps) as [ScreenName, ...ScreenName[]]

export interface Step {
  readonly screen: ScreenName
  readonly guestIndex?: string | undefined
}

/** Returns undefined if nothing is in progress that could continue elsewhere. */
export function getHandOverStep({ screen, params }: Place): (Step & { readonly reference: string }) | undefined {
  const reference = params['code']
  if (!reference || !steps[screen]) return undefined
  return { reference, screen, ...(params['guestIndex'] && { guestIndex: params['guestIndex'] }) }
}

/**
 * The same step on this device; if the device lacks that screen, the place that follows a search.
 */
export function getStepPlace(
  way: Journey,
  { screen, guestIndex }: Step,
  found: Parameters<typeof getPlaceAfterSearch>[1],
): Place {
  const [one] = found
  const isOnLine = linkedScreens.has(screen) || way.screens.some(({ name }) => configuredScreens[name] === screen)
  if (!one || !steps[screen] || !isOnLine) return getPlaceAfterSearch(way, found)
  return place(screen, { code: one.reference, ...(steps[screen].includes('guestIndex') && { guestIndex }) })
}

/** Reached from a list or a summary, and configured together with it. */
const linkedScreens: ReadonlySet<ScreenName> = new Set(['guest-detail', 'check-in-upgrade', 'fast-check-in'])
