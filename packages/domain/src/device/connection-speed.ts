type SpeedLevel = 'red' | 'info' | 'green'

/** In Mbit/s: the first that is not reached counts. */
const levels: readonly { readonly below: number; readonly level: SpeedLevel }[] = [
  { below: 4, level: 'red' },
  { below: 8, level: 'info' },
]

export function speedLevel(megabitsPerSecond: number): SpeedLevel {
  return levels.find(({ below }) => megabitsPerSecond < below)?.level ?? 'green'
}

export function megabitsPerSecond(bytes: number, ms: number): number {
  // A clock that has not moved has measured nothing slow.
  return (bytes * 8) / 1_000 / Math.max(ms, 1)
}
