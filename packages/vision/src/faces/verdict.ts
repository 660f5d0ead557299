import type { Descriptor } from './descriptor.ts'

/** `look`: too similar to reject and too different to accept; a person should decide. */
export type Verdict = 'match' | 'look' | 'noMatch'

/**
 * Distances of two descriptors. Between these, pictures of the same person and of two people both
 * occur.
 */
const SURELY_SAME = 0.5
const SURELY_OTHER = 0.62

export function verdictOf(distance: number): Verdict {
  if (distance < SURELY_SAME) return 'match'
  return distance > SURELY_OTHER || Number.isNaN(distance) ? 'noMatch' : 'look'
}

export function distanceOf(one: Descriptor, other: Descriptor): number {
  if (one.length !== other.length) return Number.NaN
  return Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] as number)) ** 2, 0))
}
