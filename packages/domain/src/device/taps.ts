import type { StaffPanel } from '../mode/staff-panel.ts'

export const TAP_WINDOW_MS = 2_000
const ADMIN_TAPS = 5
const SHORT_TAPS = 3

interface TapResult {
  readonly opens: StaffPanel
  /** The time when it opens, unless another tap comes first. */
  readonly at: number
}

/**
 * Evaluates the taps after each new one. Three quick taps may be the start of five, so the shorter
 * panel waits until five are no longer possible in time. Three slow taps open it at once.
 */
export function findTappedPanel(taps: readonly number[], panels: readonly StaffPanel[]): TapResult | undefined {
  const now = taps.at(-1)
  if (now === undefined) return undefined
  const hasAdmin = panels.includes('admin')
  const five = taps.slice(-ADMIN_TAPS)
  if (hasAdmin && five.length === ADMIN_TAPS && now - (five[0] ?? now) <= TAP_WINDOW_MS)
    return { opens: 'admin', at: now }
  const short = panels.find((panel) => panel !== 'admin')
  const three = taps.slice(-SHORT_TAPS)
  if (!short || three.length < SHORT_TAPS || !areWithinWindow(three)) return undefined
  const decided = (three[0] ?? now) + TAP_WINDOW_MS + 1
  return { opens: short, at: hasAdmin ? Math.max(now, decided) : now }
}

function areWithinWindow(taps: readonly number[]): boolean {
  return taps.every((tap, at) => at === 0 || tap - (taps[at - 1] ?? tap) <= TAP_WINDOW_MS)
}

/** The taps that can still count. */
export function getRecentTaps(taps: readonly number[]): number[] {
  return taps.slice(-ADMIN_TAPS)
}
