import type { ScreenName } from '../journey/screens.ts'
import type { ChannelTraits } from '../mode/channels.ts'

export const VERSION_POLL_INTERVAL_MS = 10 * 60_000
/** The files of one build have slightly different times, and clocks differ. */
const TOLERANCE_MS = 5 * 60_000

/** No guest is using the device while it shows one of these. */
const unattended: ReadonlySet<ScreenName> = new Set(['select-language', 'lean-frontapp-screensaver'])

interface VersionCheckContext {
  readonly device: Pick<ChannelTraits, 'checksVersion'>
  readonly isDemo: boolean
  readonly screen: ScreenName
}

export function shouldCheckVersion({ device, isDemo, screen }: VersionCheckContext): boolean {
  return device.checksVersion && !isDemo && unattended.has(screen)
}

/** Versions are build times. An unreadable version does not count as newer. */
export function isOutdated(loaded: string, served: string): boolean {
  return Date.parse(served) - Date.parse(loaded) > TOLERANCE_MS
}
