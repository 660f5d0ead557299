import { type ScreenStep, screenSteps } from './screen-steps.ts'
import type { ScreenName } from './screens.ts'

/** Screens that cannot be left backwards, with the exceptions. */
const allowedBackTargets: Partial<Record<ScreenName, readonly ScreenName[]>> = {
  home: [],
  'show-error': ['select-language'],
  finish: ['select-language'],
}

/** Steps of a check-in, which is over when the key is shown. */
const finishedSteps: ReadonlySet<ScreenStep> = new Set([
  'booking',
  'guests',
  'form',
  'signature',
  'extras',
  'payment',
  'walkIn',
])

/**
 * Whether a step back is blocked because what lies behind is finished or no longer belongs to this
 * guest.
 */
export function isBackBlocked(from: ScreenName, to: ScreenName): boolean {
  if (from === 'room-key') return to !== 'my-bookings' && finishedSteps.has(screenSteps[to])
  const allowed = allowedBackTargets[from]
  return allowed !== undefined && !allowed.includes(to)
}
