import type { Descriptor } from './descriptor.ts'

/** `look`: too similar to reject and too different to accept; a person should decide. */
export type Verdict = 'match' | 'look' | 'noMatch'

/**
 * Distances of two descriptors. Between these, pictures of the same person and of two people both
 * occur.
 */
const MATCH_THRESHOLD = 0.5
const MISMATCH_THRESHOLD = 0.62

export function toVerdict(distance: number): Verdict {
  if (distance < MATCH_THRESHOLD) return 'match'
  return distance > MISMATCH_THRESHOLD || Number.isNaN(distance) ? 'noMatch' : 'look'
}

export function measureDistance(one: Descriptor, other: Descriptor): number {
  if (one.length !== other.length) return Number.NaN
  return Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] as number)) ** 2, 0))
}
