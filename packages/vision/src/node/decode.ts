import sharp from 'sharp'
import type { Colours } from '../picture/colours.ts'
import { type Grey, greyOf } from '../picture/grey.ts'
import { type Refusal, sniff } from '../picture/sniff.ts'

/** Longer sides are made smaller while they are unpacked: characters are large enough then. */
const LONGEST = 2400

/** A file's picture, upright as its camera says; or why it is none. */
export async function decodeColours(bytes: Uint8Array, longest = LONGEST): Promise<Colours | Refusal> {
  const found = sniff(bytes)
  if (typeof found === 'string') return found
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: found.width * found.height, failOn: 'error' })
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

/** The same without its colours. */
export async function decode(bytes: Uint8Array): Promise<Grey | Refusal> {
  const picture = await decodeColours(bytes)
  return typeof picture === 'string' ? picture : greyOf(picture)
}
