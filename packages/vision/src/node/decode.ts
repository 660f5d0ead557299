import sharp from 'sharp'
import type { Colours } from '../picture/colours.ts'
import { type Grey, greyOf } from '../picture/grey.ts'
import { type Refusal, type Sniffed, sniff } from '../picture/sniff.ts'

/** Longer sides are made smaller while they are unpacked: characters are large enough then. */
const LONGEST = 2400
/** Whoever unpacks goes on in a thread of its own when ours has been ended: it is told by itself when to stop. */
const WITHIN_SECONDS = 10

/** A file's picture, upright as its camera says; or why it is none. */
export async function decodeColours(bytes: Uint8Array, longest = LONGEST): Promise<Colours | Refusal> {
  const found = sniff(bytes)
  if (typeof found === 'string') return found
  if (holdsTooLittle(found, bytes.length)) return 'notAPicture'
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: found.width * found.height, failOn: 'error' })
      .timeout({ seconds: WITHIN_SECONDS })
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

/** A JPEG has at least a bit for each eight by eight pixels: whoever unpacks one that ends before makes up the rest. */
function holdsTooLittle({ type, width, height }: Sniffed, bytes: number): boolean {
  return type === 'jpeg' && bytes * 8 < (width * height) / 64
}

/** The same without its colours. */
export async function decode(bytes: Uint8Array): Promise<Grey | Refusal> {
  const picture = await decodeColours(bytes)
  return typeof picture === 'string' ? picture : greyOf(picture)
}
