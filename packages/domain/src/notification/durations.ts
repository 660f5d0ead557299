/** How long a toast stays, in milliseconds. */
export const durations = { general: 2_000, copied: 3_000, scanner: 5_000, long: 10_000 } as const

/** Errors need time to be read and understood (decision 080). */
const MIN_PROBLEM_DURATION_MS = 5_000

interface Toast {
  readonly kind?: 'info' | 'good' | 'problem'
  readonly lastsMs?: number
}

/**
 * Returns undefined if the toast stays until dismissed, which applies to guests who asked for more
 * time.
 */
export function getToastDuration(
  { kind, lastsMs = durations.general }: Toast,
  { moreTime }: { readonly moreTime: boolean },
): number | undefined {
  if (moreTime) return undefined
  return kind === 'problem' ? Math.max(lastsMs, MIN_PROBLEM_DURATION_MS) : lastsMs
}
