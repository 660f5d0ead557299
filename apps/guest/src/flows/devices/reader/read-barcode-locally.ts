import type { BarcodeRequest, BarcodeResult } from './barcode-messages.ts'
import { canReadPictures } from './document-reader.ts'

const TIMEOUT_MS = 12_000

/**
 * Reads the barcode on a picture on this device; undefined if there is none or it can't be read.
 */
export async function readBarcodeLocally(file: Blob, start = startWorker): Promise<string | undefined> {
  if (!canReadPictures()) return undefined
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return undefined
  const worker = start()
  try {
    return await new Promise<string | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), TIMEOUT_MS)
      const end = (text: string | undefined) => {
        clearTimeout(timer)
        resolve(text)
      }
      worker.addEventListener('message', ({ data }: MessageEvent<BarcodeResult>) => end(data.text))
      worker.addEventListener('error', () => end(undefined))
      worker.postMessage({ picture } satisfies BarcodeRequest, [picture])
    })
  } finally {
    worker.terminate()
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
}
