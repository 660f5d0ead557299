import type { StaffPanel } from '../mode/staff-panel.ts'

export const TAP_WINDOW_MS = 2_000
const ADMIN_TAPS = 5
const SHORT_TAPS = 3

interface Verdict {
  readonly opens: StaffPanel
  /** Not before this moment, and only if no further tap comes until then. */
  readonly at: number
}

/**
 * What a row of taps opens, asked anew at each tap. The first three of five quick taps could be meant for the shorter door: it
 * waits until its first tap is so old that they cannot become five in time. Three slow taps open it at once.
 */
export function whatTapsOpen(taps: readonly number[], panels: readonly StaffPanel[]): Verdict | undefined {
  const now = taps.at(-1)
  if (now === undefined) return undefined
  const hasAdmin = panels.includes('admin')
  const five = taps.slice(-ADMIN_TAPS)
  if (hasAdmin && five.length === ADMIN_TAPS && now - (five[0] ?? now) <= TAP_WINDOW_MS)
    return { opens: 'admin', at: now }
  const short = panels.find((panel) => panel !== 'admin')
  const three = taps.slice(-SHORT_TAPS)
  if (!short || three.length < SHORT_TAPS || !areClose(three)) return undefined
  const decided = (three[0] ?? now) + TAP_WINDOW_MS + 1
  return { opens: short, at: hasAdmin ? Math.max(now, decided) : now }
}

function areClose(taps: readonly number[]): boolean {
  return taps.every((tap, at) => at === 0 || tap - (taps[at - 1] ?? tap) <= TAP_WINDOW_MS)
}

/** Taps that can still count for something. */
export function recentTaps(taps: readonly number[]): number[] {
  return taps.slice(-ADMIN_TAPS)
}
