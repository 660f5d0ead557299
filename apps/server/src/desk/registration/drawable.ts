import { flatPng } from './flat-png.ts'

const JPEG_MAGIC = Buffer.from([0xff, 0xd8, 0xff])

/** A signature pad has fewer; a picture that claims more is made to hurt. */
const MOST_PIXELS = 8_000_000

/**
 * A guest's browser sent these bytes, and the library that draws a picture trusts what it says of itself. So a PNG is
 * read by us and written anew, a JPEG is looked through; what is not whole is not drawn.
 */
export function drawable(bytes: Buffer): Buffer | undefined {
  try {
    return flatPng(bytes, MOST_PIXELS) ?? (isWholeJpeg(bytes) ? bytes : undefined)
  } catch {
    return undefined
  }
}

/** Its segments up to the pixels, which are passed on as they are. */
function isWholeJpeg(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 3).equals(JPEG_MAGIC) || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return false
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at)
    if (marker < 0xffc0) return false
    if (marker <= 0xffc2) {
      const pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7)
      return bytes[at + 4] === 8 && pixels > 0 && pixels <= MOST_PIXELS
    }
  }
  return false
}
