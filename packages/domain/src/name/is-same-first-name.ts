import { nameKey } from './name-key.ts'

/**
 * Whether somebody who types this given name may be the one who is known: one word in common, or the initial that a booking has.
 * Nothing known is nothing to compare.
 */
export function isSameFirstName(typed: string, known: string | undefined): boolean {
  const [said, booked] = [wordsOf(typed), wordsOf(known ?? '')]
  if (booked.length === 0) return true
  return said.some((word) => booked.some((other) => word === other || isInitialOf(other, word)))
}

function isInitialOf(initial: string, word: string): boolean {
  return initial.length === 1 && word.startsWith(initial)
}

function wordsOf(name: string): string[] {
  return name
    .split(/[\s.\-–]+/)
    .map(nameKey)
    .filter(Boolean)
}
