type SpeedLevel = 'red' | 'info' | 'green'

/** Upper limits in Mbit/s; the first one above the speed wins. */
const levels: readonly { readonly below: number; readonly level: SpeedLevel }[] = [
  { below: 4, level: 'red' },
  { below: 8, level: 'info' },
]

export function getSpeedLevel(megabitsPerSecond: number): SpeedLevel {
  return levels.find(({ below }) => megabitsPerSecond < below)?.level ?? 'green'
}

export function megabitsPerSecond(bytes: number, ms: number): number {
  // Avoids dividing by zero when the clock has not advanced.
  return (bytes * 8) / 1_000 / Math.max(ms, 1)
}
