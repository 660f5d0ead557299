import { sniff } from '@foyer/vision/picture/sniff.ts'
import type { Reading } from '@foyer/vision/reading.ts'
import { canSee, type DocumentEye } from './document-eye.ts'

/** As much of a file as its head may be long, with a small picture of itself before it. */
const HEAD_BYTES = 512 * 1024
const LONGEST = 2400

/** One picture, read in this device: `unable` where it cannot be, undefined where there is nothing to read on it. */
export async function readPictureHere(file: Blob, eye: DocumentEye): Promise<Reading | 'unable' | undefined> {
  if (!canSee()) return 'unable'
  const found = sniff(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (typeof found === 'string') return undefined
  const smaller = Math.max(found.width, found.height) > LONGEST && {
    resizeWidth: LONGEST,
    resizeQuality: 'high' as const,
  }
  const options = { imageOrientation: 'from-image' as const, ...smaller }
  const picture = await createImageBitmap(file, options).catch(() => undefined)
  if (!picture) return undefined
  const sight = await eye.look(picture, false)
  return sight ? sight.reading : 'unable'
}
