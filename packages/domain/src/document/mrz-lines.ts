/** Line length by the total number of characters. */
const lineLengths: Readonly<Record<number, number>> = { 90: 30, 72: 36, 88: 44 }

/**
 * Scanners put returns, spaces or nothing between lines, and framing around them, so only the
 * characters count.
 */
export function splitMrzLines(text: string): readonly string[] | undefined {
  const all = stripSeparators(text)
  const length = lineLengths[all.length]
  if (length === undefined) return undefined
  return Array.from({ length: all.length / length }, (_, at) => all.slice(at * length, (at + 1) * length))
}

/**
 * A licence of Switzerland or Liechtenstein: nine characters and two lines of thirty. It is
 * complete, but not proof of identity.
 */
export function isDrivingLicence(text: string): boolean {
  return /^.{9}FA(?:CHE|LIE).{55}$/.test(stripSeparators(text))
}

const stripSeparators = (text: string) => text.toUpperCase().replaceAll(/[\s\p{Cc}]/gu, '')
