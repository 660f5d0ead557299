import type { CallContext } from '@foyer/web/api/caller.ts'

/**
 * Longer than a user waits for the result of a tap, and much shorter than the session's idle
 * timeout.
 */
const INACTIVE_AFTER_MS = 20_000

const activityEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Tracks whether the user is active. Background requests must not keep an idle session alive. */
export function watchActivity(now: () => number = Date.now): {
  headers: () => CallContext['headers']
  stop: () => void
} {
  let touchedAt = now()
  const touched = () => {
    touchedAt = now()
  }
  for (const touch of activityEvents) addEventListener(touch, touched, { passive: true, capture: true })
  return {
    headers: () => (now() - touchedAt > INACTIVE_AFTER_MS ? { background: '1' } : {}),
    stop: () => {
      for (const touch of activityEvents) removeEventListener(touch, touched, { capture: true })
    },
  }
}
