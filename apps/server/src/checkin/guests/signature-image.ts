import { Problem } from '@foyer/domain/problem/problem.ts'
import { isPadSized, readJpegSize, readPngSize } from '../../book/signature/picture-size.ts'

const kinds = {
  png: { magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], size: readPngSize },
  jpeg: { magic: [0xff, 0xd8, 0xff], size: readJpegSize },
} as const

/**
 * Decodes the picture in a data URL if its format is right and it is no larger than a signature
 * pad. The server stores it but never renders it here.
 */
export function parseSignatureImage(dataUrl: string): { format: 'png' | 'jpeg'; image: Buffer } {
  const [, format, base64 = ''] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(dataUrl) ?? []
  if (format !== 'png' && format !== 'jpeg') throw new Problem('badInput', 'the signature is not a picture')
  const image = Buffer.from(base64, 'base64')
  const { magic, size } = kinds[format]
  const claimed = magic.every((byte, index) => image[index] === byte) ? size(image) : undefined
  if (!claimed) throw new Problem('badInput', 'the signature is not a picture')
  if (!isPadSized(claimed)) throw new Problem('badInput', 'the signature is larger than any pad')
  return { format, image }
}
