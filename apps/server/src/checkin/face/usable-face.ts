import type { FaceSource } from '@foyer/domain/face/face-policy.ts'
import type { FacePictures } from '../../outside/face-matcher/face-matcher.ts'

const pictureType = /^image\/(jpeg|png|webp)$/

interface Container {
  readonly at: number
  readonly bytes: readonly number[]
}

/** What stands at the beginning of films: EBML, the `ftyp` box, and what our page takes: one JPEG after the other. */
const films: Readonly<Record<string, Container>> = {
  'video/webm': { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  'video/x-motion-jpeg': { at: 0, bytes: [0xff, 0xd8, 0xff] },
  'video/mp4': { at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
}

/** A face that somebody could look at. A hotel that films takes pictures too: not every device can film, nor every light. */
export async function isUsable({ face, documentFace }: FacePictures, source: FaceSource): Promise<boolean> {
  if (!isPicture(documentFace)) return false
  return isPicture(face) || (source === 'video' && (await isFilm(face)))
}

function isPicture({ size, type }: File): boolean {
  return size > 0 && pictureType.test(type)
}

async function isFilm(file: File): Promise<boolean> {
  const container = Object.hasOwn(films, file.type) ? films[file.type] : undefined
  if (!container) return false
  const { at, bytes } = container
  const head = new Uint8Array(await file.slice(at, at + bytes.length).arrayBuffer())
  return bytes.every((byte, index) => head[index] === byte)
}
