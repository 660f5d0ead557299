import sharp from 'sharp'
import type { Colours } from '../picture/colours.ts'
import { type Grey, toGrey } from '../picture/grey.ts'
import { type PictureRejection, type Sniffed, sniff } from '../picture/sniff.ts'

/** Longer sides are scaled down to this while decoding; characters are still large enough. */
const MAX_SIDE = 2400
/**
 * Decoding continues in a native thread after ours has been terminated, so it needs its own
 * timeout.
 */
const TIMEOUT_SECONDS = 10

/** Decodes a picture, rotated upright according to its metadata, or returns why it cannot. */
export async function decodeColours(bytes: Uint8Array, longest = MAX_SIDE): Promise<Colours | PictureRejection> {
  const found = sniff(bytes)
  if (typeof found === 'string') return found
  if (isTruncated(found, bytes.length)) return 'notAPicture'
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: found.width * found.height, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { width, height, channels: 3, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) }
  } catch {
    return 'notAPicture'
  }
}

/**
 * A JPEG has at least one bit per 8 × 8 pixels; a decoder would invent the rest of a shorter file.
 */
function isTruncated({ type, width, height }: Sniffed, bytes: number): boolean {
  return type === 'jpeg' && bytes * 8 < (width * height) / 64
}

/** Decodes a picture in greyscale. */
export async function decode(bytes: Uint8Array): Promise<Grey | PictureRejection> {
  const picture = await decodeColours(bytes)
  return typeof picture === 'string' ? picture : toGrey(picture)
}
