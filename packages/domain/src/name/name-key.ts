import { foldLetters } from './fold-letters.ts'

/** Spellings of the same word have the same key. The key is never used as a pattern. */
export function toNameKey(name: string): string {
  return foldLetters(name).replaceAll(' ', '')
}
