import { createHash } from 'node:crypto'

/** Without letters and digits that are mistaken for each other when they are read aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/**
 * The number of a group made here. Guests find their reservation by it, so it cannot be guessed by
 * anyone who does not know the numbers of all its stays. The same stays always get the same one.
 */
export function toGroupLocator(hotelId: number, references: readonly string[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([hotelId, ...references.toSorted()]))
    .digest()
  const letters = [...hash.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length])
  return `G${letters.join('')}`
}
