import { onTestFinished, vi } from 'vitest'
import type { ReadRequest, ReadResult } from '../flows/devices/reader/reader-messages.ts'

/** A browser that can examine pictures; the test decides what it sees on each. */
export function stubReaderWorker(see: (look: ReadRequest) => Omit<ReadResult, 'id'>): void {
  class FakeWorker extends EventTarget {
    postMessage(look: ReadRequest): void {
      const data: ReadResult = { id: look.id, ...see(look) }
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('OffscreenCanvas', class {})
  vi.stubGlobal('createImageBitmap', async () => ({}))
  for (const side of ['videoWidth', 'videoHeight'] as const) {
    Object.defineProperty(HTMLVideoElement.prototype, side, { configurable: true, value: 640 })
    onTestFinished(() => void Reflect.deleteProperty(HTMLVideoElement.prototype, side))
  }
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** The header of a PNG, which is all that is read before the picture is examined. */
export function buildPngFile(): File {
  const head = [0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  const rest = [0, 0, 2, 0x80, 0, 0, 2, 0x80, 8, 2, 0, 0, 0, 0, 0, 0, 0]
  return new File([Uint8Array.from([...head, ...rest])], 'card.png', { type: 'image/png' })
}
