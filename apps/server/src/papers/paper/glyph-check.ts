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
  const ranges = groups.map((at) => [font.readUInt32BE(at), font.readUInt32BE(at + 4)] as const)
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
}

/** A segment may contain code points without a glyph, so each glyph is looked up. */
function readSegments(font: Buffer, table: number): GlyphCheck {
  const size = font.readUInt16BE(table + 6)
  const glyphs = new Set<number>()
  for (let at = table + 14; at < table + 14 + size; at += 2) {
    const [last, first] = [font.readUInt16BE(at), font.readUInt16BE(at + 2 + size)]
    const delta = font.readUInt16BE(at + 2 + 2 * size)
    const offsetAt = at + 2 + 3 * size
    const offset = font.readUInt16BE(offsetAt)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : font.readUInt16BE(offsetAt + offset + 2 * (code - first))
      if (glyph !== 0) glyphs.add(code)
    }
  }
  return (codePoint) => glyphs.has(codePoint)
}
