import sharp from 'sharp'
import type { Grey } from '../picture/grey.ts'
import { type Refusal, sniff } from '../picture/sniff.ts'

/** Longer sides are made smaller while they are unpacked: characters are large enough then. */
const LONGEST = 2400

/** A file's picture, upright as its camera says and without colours; or why it is none. */
export async function decode(bytes: Uint8Array): Promise<Grey | Refusal> {
  const found = sniff(bytes)
  if (typeof found === 'string') return found
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: found.width * found.height, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length)
    const { width, height, channels } = info
    return { width, height, pixels: channels === 1 ? pixels : pixels.filter((_, at) => at % channels === 0) }
  } catch {
    return 'notAPicture'
  }
}
