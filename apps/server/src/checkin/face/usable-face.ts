import type { FaceSource } from '@foyer/domain/face/face-policy.ts'
import type { FacePictures } from '../../outside/face-matcher/face-matcher.ts'

const pictureType = /^image\/(jpeg|png|webp)$/

interface Container {
  readonly at: number
  readonly bytes: readonly number[]
}

/** The first bytes of films: EBML, the `ftyp` box, and our page's own format, a series of JPEGs. */
const videoContainers: Readonly<Record<string, Container>> = {
  'video/webm': { at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  'video/x-motion-jpeg': { at: 0, bytes: [0xff, 0xd8, 0xff] },
  'video/mp4': { at: 4, bytes: [0x66, 0x74, 0x79, 0x70] },
}

/**
 * Checks the file formats. A hotel that films takes pictures too, because some devices can't film;
 * they never match without a person who looks.
 */
export async function isUsable({ face, documentFace }: FacePictures, source: FaceSource): Promise<boolean> {
  if (!isPicture(documentFace)) return false
  return isPicture(face) || (source === 'video' && (await isVideo(face)))
}

function isPicture({ size, type }: File): boolean {
  return size > 0 && pictureType.test(type)
}

/** Whether a usable file is a film. */
export function isFilm({ type }: File): boolean {
  return Object.hasOwn(videoContainers, type)
}

async function isVideo(file: File): Promise<boolean> {
  const container = Object.hasOwn(videoContainers, file.type) ? videoContainers[file.type] : undefined
  if (!container) return false
  const { at, bytes } = container
  const head = new Uint8Array(await file.slice(at, at + bytes.length).arrayBuffer())
  return bytes.every((byte, index) => head[index] === byte)
}
