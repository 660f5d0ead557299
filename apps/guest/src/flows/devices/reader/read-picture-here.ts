import { sniff } from '@foyer/vision/picture/sniff.ts'
import { canSee, type DocumentEye } from './document-eye.ts'
import type { Sight } from './reader-messages.ts'

/** Maximum size of a file's header, including an embedded thumbnail. */
const HEAD_BYTES = 512 * 1024
const LONGEST = 2400

/** Reads a picture on this device; `unable` if that is not possible. */
export async function readPictureHere(
  file: Blob,
  eye: DocumentEye,
): Promise<Pick<Sight, 'reading' | 'portrait'> | 'unable'> {
  if (!canSee()) return 'unable'
  const found = sniff(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (typeof found === 'string') return {}
  const smaller = Math.max(found.width, found.height) > LONGEST && {
    resizeWidth: LONGEST,
    resizeQuality: 'high' as const,
  }
  const options = { imageOrientation: 'from-image' as const, ...smaller }
  const picture = await createImageBitmap(file, options).catch(() => undefined)
  if (!picture) return {}
  return (await eye.look(picture, { isFrame: false })) ?? 'unable'
}
