/** Replaces letters that our font lacks, such as Chinese: PDF/A allows no missing glyphs. */
const UNKNOWN = '[…]'

/**
 * Reads code point ranges from the `cmap` table of a TrueType font: its format 12 subtable covers
 * all of Unicode.
 */
export function createGlyphCheck(font: Buffer): (codePoint: number) => boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at)
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (cmap === undefined) throw new Error('The font says nothing of its letters.')
  const start = font.readUInt32BE(cmap + 8)
  const subtables = Array.from({ length: font.readUInt16BE(start + 2) }, (_, at) => start + 4 + 8 * at)
  const whole = subtables.map((at) => start + font.readUInt32BE(at + 4)).find((at) => font.readUInt16BE(at) === 12)
  if (whole === undefined) throw new Error('The font has no table of format 12.')
  const groups = Array.from({ length: font.readUInt32BE(whole + 12) }, (_, at) => whole + 16 + 12 * at)
  const ranges = groups.map((at) => [font.readUInt32BE(at), font.readUInt32BE(at + 4)] as const)
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
}

/**
 * Returns the text as it can be drawn: composed, without invisible characters, with a placeholder
 * for missing letters.
 */
export function toDrawableText(text: string, has: (codePoint: number) => boolean): string {
  const visible = text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
  const letters = [...visible].map((letter) => toDrawableLetter(letter, has))
  return letters.filter((letter, at) => letter !== UNKNOWN || letters[at - 1] !== UNKNOWN).join('')
}

/** Returns whether the font has all letters of the text. */
export function isDrawable(text: string, has: (codePoint: number) => boolean): boolean {
  return !toDrawableText(text, has).includes(UNKNOWN)
}

function toDrawableLetter(letter: string, has: (codePoint: number) => boolean): string {
  const hasAll = (letters: string) => [...letters].every((one) => has(one.codePointAt(0) ?? 0))
  return [letter, letter.normalize('NFKC')].find(hasAll) ?? UNKNOWN
}
