interface PictureSize {
  readonly width: number
  readonly height: number
  /** Bits of a sample. */
  readonly depth: number
}

/** A pad on the largest kiosk, at twice its points, has fewer; a picture that claims more is made to hurt. */
const MOST_PIXELS = 4_000_000
const DEPTH = 8

/** Whether somebody could have drawn it on one of our pads: what it says of itself, before anything is unpacked. */
export function isPadSized({ width, height, depth }: PictureSize): boolean {
  return width > 0 && height > 0 && width * height <= MOST_PIXELS && depth <= DEPTH
}

/** Of a PNG whose first chunk is its head, as it has to be. */
export function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), depth: bytes.readUInt8(24) }
}

/** Of a JPEG: its segments up to the one that tells. */
export function jpegSize(bytes: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker < 0xffc0) return undefined
    if (marker <= 0xffc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), depth: bytes.readUInt8(at + 4) }
  }
  return undefined
}
