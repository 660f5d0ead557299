export type GlyphCheck = (codePoint: number) => boolean

/**
 * Reads the `cmap` table of a TrueType font: format 12 covers all of Unicode, format 4 the first
 * 65,536 code points, which is enough for small scripts.
 */
export function createGlyphCheck(font: Buffer): GlyphCheck {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at)
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (cmap === undefined) throw new Error('The font says nothing of its letters.')
  const start = font.readUInt32BE(cmap + 8)
  const subtables = Array.from({ length: font.readUInt16BE(start + 2) }, (_, at) => start + 4 + 8 * at)
  const offsets = subtables.map((at) => start + font.readUInt32BE(at + 4))
  for (const [format, read] of [
    [12, readGroups],
    [4, readSegments],
  ] as const) {
    const offset = offsets.find((at) => font.readUInt16BE(at) === format)
    if (offset !== undefined) return read(font, offset)
  }
  throw new Error('The font has no table of format 12 or 4.')
}

function readGroups(font: Buffer, table: number): GlyphCheck {
  const groups = Array.from({ length: font.readUInt32BE(table + 12) }, (_, at) => table + 16 + 12 * at)
  return isWithin(groups.map((at) => [font.readUInt32BE(at), font.readUInt32BE(at + 4)]))
}

/** The last code points of all segments come first; a gap separates them from the first ones. */
function readSegments(font: Buffer, table: number): GlyphCheck {
  const size = font.readUInt16BE(table + 6)
  const segments = Array.from({ length: size / 2 }, (_, at) => table + 14 + 2 * at)
  return isWithin(segments.map((at) => [font.readUInt16BE(at + 2 + size), font.readUInt16BE(at)]))
}

function isWithin(ranges: readonly (readonly [number, number])[]): GlyphCheck {
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
}
