/** Replaces letters that our fonts lack, such as Devanagari: PDF/A allows no missing glyphs. */
const UNKNOWN = '[…]'

/**
 * Returns the text as it can be drawn: composed, without invisible characters, with a placeholder
 * for missing letters.
 */
export function toDrawableText(text: string, has: (codePoint: number) => boolean): string {
  const visible = text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
  const letters = [...visible].map((letter) => toDrawableLetter(letter, has))
  return letters.filter((letter, at) => letter !== UNKNOWN || letters[at - 1] !== UNKNOWN).join('')
}

/** Returns whether the fonts have all letters of the text. */
export function isDrawable(text: string, has: (codePoint: number) => boolean): boolean {
  return !toDrawableText(text, has).includes(UNKNOWN)
}

/** The middle dot between the words of a foreign name in Japanese, which our font lacks. */
const similar: Readonly<Record<string, string>> = { '・': '·' }

function toDrawableLetter(letter: string, has: (codePoint: number) => boolean): string {
  const hasAll = (letters: string) => [...letters].every((one) => has(one.codePointAt(0) ?? 0))
  return [letter, letter.normalize('NFKC'), similar[letter] ?? letter].find(hasAll) ?? UNKNOWN
}
