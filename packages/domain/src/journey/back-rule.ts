import type { ScreenName } from './screens.ts'

/** Screens that cannot be left backwards, with the exceptions. */
const allowedBackTargets: Partial<Record<ScreenName, readonly ScreenName[]>> = {
  home: [],
  'show-error': ['select-language'],
  finish: ['select-language'],
}

/**
 * Whether a step back is blocked because what lies behind is finished or no longer belongs to this
 * guest.
 */
export function isBackBlocked(from: ScreenName, to: ScreenName): boolean {
  const allowed = allowedBackTargets[from]
  return allowed !== undefined && !allowed.includes(to)
}
