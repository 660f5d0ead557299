/** How long a message in passing stays, in milliseconds. */
export const durations = { general: 2_000, copied: 3_000, scanner: 5_000, long: 10_000 } as const

/** What went wrong has to be read and understood. */
const PROBLEM_AT_LEAST = 5_000
const MORE_TIME = 2

interface Passing {
  readonly kind?: 'info' | 'good' | 'problem'
  readonly lastsMs?: number
}

export function lastsFor(
  { kind, lastsMs = durations.general }: Passing,
  { moreTime }: { readonly moreTime: boolean },
): number {
  const lasts = kind === 'problem' ? Math.max(lastsMs, PROBLEM_AT_LEAST) : lastsMs
  return moreTime ? lasts * MORE_TIME : lasts
}
