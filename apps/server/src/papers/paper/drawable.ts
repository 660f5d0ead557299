import { isPadSized, readJpegSize } from '../../book/signature/picture-size.ts'
import { flattenPng } from './flatten-png.ts'

const JPEG_MAGIC = Buffer.from([0xff, 0xd8, 0xff])

/**
 * A guest's browser sent these bytes, and the PDF library trusts picture headers. So we decode and
 * rewrite PNGs and validate JPEGs; invalid ones aren't drawn.
 */
export function toDrawable(bytes: Buffer): Buffer | undefined {
  try {
    return flattenPng(bytes) ?? (isWholeJpeg(bytes) ? bytes : undefined)
  } catch {
    return undefined
  }
}

/** Checks the header only; the pixels are passed on unchanged. */
function isWholeJpeg(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 3).equals(JPEG_MAGIC) || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) return false
  const size = readJpegSize(bytes)
  return size !== undefined && isPadSized(size)
}
