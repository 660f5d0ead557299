import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { BarcodeRequest, BarcodeResult } from './barcode-messages.ts'

const self = globalThis as unknown as {
  onmessage: (message: MessageEvent<BarcodeRequest>) => void
  postMessage(sight: BarcodeResult): void
}

// Served by us: by default the package fetches it from another server.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

/**
 * A stacked barcode can't be read from three degrees
 * of tilt, so the picture is tried at several angles.
 */
const ROTATIONS = [0, 4, -4, 8, -8, 90, 94, 86] as const

self.onmessage = async ({ data: { picture } }) => {
  try {
    self.postMessage({ text: await readBarcode(picture) })
  } catch {
    self.postMessage({ text: undefined })
  } finally {
    picture.close()
  }
}

async function readBarcode(picture: ImageBitmap): Promise<string | undefined> {
  for (const degrees of ROTATIONS) {
    const [found] = await readBarcodes(rotate(picture, degrees), {
      formats: ['PDF417'],
      textMode: 'Plain',
      tryHarder: true,
      maxNumberOfSymbols: 1,
    })
    if (found?.text) return found.text
  }
  return undefined
}

function rotate(picture: ImageBitmap, degrees: number): ImageData {
  const { width, height } = picture
  const side = Math.ceil(Math.hypot(width, height))
  const sheet = degrees === 0 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(side, side)
  const context = sheet.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing here.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, sheet.width, sheet.height)
  context.translate(sheet.width / 2, sheet.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(picture, -width / 2, -height / 2)
  return context.getImageData(0, 0, sheet.width, sheet.height)
}
