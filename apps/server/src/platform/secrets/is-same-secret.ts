import { hash, timingSafeEqual } from 'node:crypto'

/** Digests have equal length, and comparing them takes the same time however much agrees. */
export function isSameSecret(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  return timingSafeEqual(computeDigest(given), computeDigest(expected))
}

const computeDigest = (secret: string | Uint8Array) => hash('sha256', secret, 'buffer')
