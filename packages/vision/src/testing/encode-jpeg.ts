import sharp from 'sharp'
import type { Grey } from '../picture/grey.ts'

/** Encodes generated pictures as a camera would. */
export async function encodeJpeg({ pixels, width, height }: Grey, quality: number): Promise<Uint8Array> {
  const raw = { width, height, channels: 1 } as const
  return new Uint8Array(await sharp(pixels, { raw }).jpeg({ quality }).toBuffer())
}
