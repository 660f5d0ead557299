import type { Site } from '@foyer/domain/config/site.ts'
import type { Place } from '@foyer/domain/journey/place.ts'
import { configuredScreens, type ScreenName } from '@foyer/domain/journey/screens.ts'
import { isSaveOnly } from '@foyer/domain/pre-checkin/is-save-only.ts'

/** The steps that a guest sees; several screens may share one. */
const stepsByScreen: Partial<Record<ScreenName, string>> = {
  'check-in': 'booking',
  'check-in-qr': 'booking',
  'second-factor': 'booking',
  'your-booking': 'booking',
  'guest-list': 'guests',
  'guest-detail': 'guests',
  'driving-licence': 'guests',
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
const saveOnlySteps: Partial<Record<ScreenName, string | undefined>> = {
  'check-in-summary': 'arrival',
  'room-key': undefined,
}

/** A second factor for a key belongs to the key's step. */
export function toStepScreen({ screen, params }: Place): ScreenName {
  return screen === 'second-factor' && params['code'] ? 'room-key' : screen
}

/** Built from the configured screens in their order; undefined on a screen without a step. */
export function findSteps(
  site: Pick<Site, 'screens' | 'process' | 'device'>,
  screen: ScreenName,
): { names: string[]; current: number } | undefined {
  const steps = isSaveOnly(site) ? { ...stepsByScreen, ...saveOnlySteps } : stepsByScreen
  const names = [...new Set(site.screens.flatMap(({ name }) => steps[configuredScreens[name]] ?? []))]
  const step = steps[screen]
  return step && names.includes(step) ? { names, current: names.indexOf(step) } : undefined
}
