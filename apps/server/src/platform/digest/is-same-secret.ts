import { timingSafeEqual } from 'node:crypto'
import { sha256 } from './sha256.ts'

/** Digests are equally long, and comparing them takes equally long however much of the two agrees. */
export function isSameSecret(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)))
}
