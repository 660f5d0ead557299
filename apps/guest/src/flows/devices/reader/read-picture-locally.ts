import { sniff } from '@foyer/vision/picture/sniff.ts'
import { canReadPictures, type DocumentReader } from './document-reader.ts'
import type { ReadResult } from './reader-messages.ts'

/** Maximum size of a file's header, including an embedded thumbnail. */
const HEAD_BYTES = 512 * 1024
const MAX_SIDE_PX = 2400

/** Reads a picture on this device; `unable` if that is not possible. */
export async function readPictureLocally(
  file: Blob,
  eye: DocumentReader,
): Promise<Pick<ReadResult, 'reading' | 'portrait'> | 'unable'> {
  if (!canReadPictures()) return 'unable'
  const found = sniff(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  if (typeof found === 'string') return {}
  const smaller = Math.max(found.width, found.height) > MAX_SIDE_PX && {
    resizeWidth: MAX_SIDE_PX,
    resizeQuality: 'high' as const,
  }
  const options = { imageOrientation: 'from-image' as const, ...smaller }
  const picture = await createImageBitmap(file, options).catch(() => undefined)
  if (!picture) return {}
  return (await eye.read(picture, { isFrame: false })) ?? 'unable'
}
