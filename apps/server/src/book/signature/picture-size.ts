interface PictureSize {
  readonly width: number
  readonly height: number
  /** Bits of a sample. */
  readonly depth: number
}

/**
 * More than a pad on the largest kiosk at double resolution; a picture that claims more is an
 * attack.
 */
const MAX_PIXELS = 4_000_000
const MAX_DEPTH = 8

/**
 * Whether it could have been drawn on one of our pads, by its header, before anything is
 * decompressed.
 */
export function isPadSized({ width, height, depth }: PictureSize): boolean {
  return width > 0 && height > 0 && width * height <= MAX_PIXELS && depth <= MAX_DEPTH
}

/** For a PNG, whose first chunk must be its header. */
export function readPngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), depth: bytes.readUInt8(24) }
}

/** For a JPEG: reads its segments up to the one with the size. */
export function readJpegSize(bytes: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker < 0xffc0) return undefined
    if (marker <= 0xffc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), depth: bytes.readUInt8(at + 4) }
  }
  return undefined
}
