import type { Site } from '@foyer/domain/config/site.ts'
import { configuredScreens, type ScreenName } from '@foyer/domain/journey/screens.ts'

/** The line of steps that a guest sees; several screens may belong to one. */
const stepOfScreen: Partial<Record<ScreenName, string>> = {
  'check-in': 'booking',
  'your-booking': 'booking',
  'guest-list': 'guests',
  'guest-detail': 'guests',
  signpad: 'guests',
  'check-in-extras': 'extras',
  'rac-upsell': 'extras',
  'check-in-summary': 'payment',
  'room-key': 'key',
}

/** Made from the configured screens, in their order; undefined on a screen that is not on the line. */
export function stepsAt(
  site: Pick<Site, 'screens'>,
  screen: ScreenName,
): { names: string[]; current: number } | undefined {
  const names = [...new Set(site.screens.flatMap(({ name }) => stepOfScreen[configuredScreens[name]] ?? []))]
  const step = stepOfScreen[screen]
  return step && names.includes(step) ? { names, current: names.indexOf(step) } : undefined
}
