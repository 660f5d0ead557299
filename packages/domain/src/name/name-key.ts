import { foldLetters } from './fold-letters.ts'

/** Two ways to write one word have the same key. Never a pattern. */
export function nameKey(name: string): string {
  return foldLetters(name).replaceAll(' ', '')
}
