/** Characters in a whole zone, and how many of them make a line. */
const lineLengths: Readonly<Record<number, number>> = { 90: 30, 72: 36, 88: 44 }

/** Scanners put returns, spaces or nothing between lines, and framing around them: only the characters count. */
export function mrzLines(text: string): readonly string[] | undefined {
  const all = text.toUpperCase().replaceAll(/[\s\p{Cc}]/gu, '')
  const length = lineLengths[all.length]
  if (length === undefined) return undefined
  return Array.from({ length: all.length / length }, (_, at) => all.slice(at * length, (at + 1) * length))
}
