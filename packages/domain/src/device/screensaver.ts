import type { ScreenName } from '../journey/screens.ts'
import type { ChannelTraits } from '../mode/channels.ts'

interface ScreensaverContext {
  readonly device: Pick<ChannelTraits, 'start'>
  readonly policy: { readonly minutes: number }
  readonly screen: ScreenName
}

/**
 * How long the language screen stays untouched before the screensaver returns; undefined if it
 * never does.
 */
export function getScreensaverDelayMs({ device, policy, screen }: ScreensaverContext): number | undefined {
  const rests = device.start === 'lean-frontapp-screensaver' && screen === 'select-language' && policy.minutes > 0
  return rests ? policy.minutes * 60_000 : undefined
}
