import { Problem } from '@foyer/domain/problem/problem.ts'

const magic = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], jpeg: [0xff, 0xd8, 0xff] } as const

/** The picture inside a data URL, when its first bytes are what it says it is. It is kept, never drawn here. */
export function signatureImage(dataUrl: string): { format: 'png' | 'jpeg'; image: Buffer } {
  const [, format, base64 = ''] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(dataUrl) ?? []
  const image = Buffer.from(base64, 'base64')
  if ((format !== 'png' && format !== 'jpeg') || !magic[format].every((byte, index) => image[index] === byte)) {
    throw new Problem('badInput', 'the signature is not a picture')
  }
  return { format, image }
}
