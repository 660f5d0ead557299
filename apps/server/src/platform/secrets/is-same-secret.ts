import { hash, timingSafeEqual } from 'node:crypto'

/** Digests are equally long, and comparing them takes equally long however much of the two agrees. */
export function isSameSecret(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected))
}

const digestOf = (secret: string | Uint8Array) => hash('sha256', secret, 'buffer')
