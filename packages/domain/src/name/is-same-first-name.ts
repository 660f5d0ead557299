import { toNameKey } from './name-key.ts'

/**
 * Whether the typed first name may belong to the known person: one common word, or the initial in
 * the booking. Matches if no first name is known.
 */
export function isSameFirstName(typed: string, known: string | undefined): boolean {
  const [said, booked] = [splitWords(typed), splitWords(known ?? '')]
  if (booked.length === 0) return true
  return said.some((word) => booked.some((other) => word === other || isInitialOf(other, word)))
}

function isInitialOf(initial: string, word: string): boolean {
  return initial.length === 1 && word.startsWith(initial)
}

function splitWords(name: string): string[] {
  return name
    .split(/[\s.\-–]+/)
    .map(toNameKey)
    .filter(Boolean)
}
