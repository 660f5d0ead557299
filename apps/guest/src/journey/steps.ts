import type { Site } from '@foyer/domain/config/site.ts'
import type { Place } from '@foyer/domain/journey/place.ts'
import { configuredScreens, type ScreenName } from '@foyer/domain/journey/screens.ts'
import { savesOnly } from '@foyer/domain/pre-checkin/saves-only.ts'

/** The steps that a guest sees; several screens may share one. */
const stepOfScreen: Partial<Record<ScreenName, string>> = {
  'check-in': 'booking',
  'check-in-qr': 'booking',
  'second-factor': 'booking',
  'your-booking': 'booking',
  'guest-list': 'guests',
  'guest-detail': 'guests',
  'mrz-result': 'guests',
  'bme-subscription': 'guests',
  signpad: 'guests',
  'check-in-extras': 'extras',
  'check-in-upgrade': 'extras',
  'rac-upsell': 'extras',
  'check-in-summary': 'payment',
  'room-key': 'key',
}

/** These processes take no payment and issue no key. */
const whenOnlySaved: Partial<Record<ScreenName, string | undefined>> = {
  'check-in-summary': 'arrival',
  'room-key': undefined,
}

/** A second factor for a key belongs to the key's step. */
export function stepScreen({ screen, params }: Place): ScreenName {
  return screen === 'second-factor' && params['code'] ? 'room-key' : screen
}

/** Built from the configured screens in their order; undefined on a screen without a step. */
export function stepsAt(
  site: Pick<Site, 'screens' | 'process' | 'device'>,
  screen: ScreenName,
): { names: string[]; current: number } | undefined {
  const steps = savesOnly(site) ? { ...stepOfScreen, ...whenOnlySaved } : stepOfScreen
  const names = [...new Set(site.screens.flatMap(({ name }) => steps[configuredScreens[name]] ?? []))]
  const step = steps[screen]
  return step && names.includes(step) ? { names, current: names.indexOf(step) } : undefined
}
