import type { ScreenName } from '../journey/screens.ts'
import type { ChannelTraits } from '../mode/channels.ts'

export const VERSION_CHECK_MS = 10 * 60_000
/** Files of one build are not written in the same moment, and clocks differ a little. */
const TOLERATED_MS = 5 * 60_000

/** Nobody is at the device while one of these is shown. */
const unattended: ReadonlySet<ScreenName> = new Set(['select-language', 'lean-frontapp-screensaver'])

interface Asking {
  readonly device: Pick<ChannelTraits, 'checksVersion'>
  readonly isDemo: boolean
  readonly screen: ScreenName
}

export function asksForVersion({ device, isDemo, screen }: Asking): boolean {
  return device.checksVersion && !isDemo && unattended.has(screen)
}

/** Versions are the moments at which the builds were made. One that cannot be read is no newer one. */
export function isOutdated(loaded: string, served: string): boolean {
  return Date.parse(served) - Date.parse(loaded) > TOLERATED_MS
}
