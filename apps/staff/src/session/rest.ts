import type { Said } from '@foyer/web/api/caller.ts'

/** Longer than a person looks at what their own tap brought, shorter than a session's rest by far. */
const RESTS_AFTER_MS = 20_000

const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Watches whether somebody is at the page. What is loaded while nobody is must not keep their session open. */
export function watchRest(now: () => number = Date.now): { headers: () => Said['headers']; stop: () => void } {
  let touchedAt = now()
  const touched = () => {
    touchedAt = now()
  }
  for (const touch of touches) addEventListener(touch, touched, { passive: true, capture: true })
  return {
    headers: () => (now() - touchedAt > RESTS_AFTER_MS ? { background: '1' } : {}),
    stop: () => {
      for (const touch of touches) removeEventListener(touch, touched, { capture: true })
    },
  }
}
