import { canSum } from '@foyer/vision/network/sums.ts'
import type { ReadRequest, ReadResult } from './reader-messages.ts'

/** If reading takes longer, the worker is ended and the next picture gets another. */
const TIMEOUT_MS = 8_000

type ReadOptions = Pick<ReadRequest, 'isFrame' | 'wantsPhoto'>

export interface DocumentReader {
  /** Returns undefined if the picture could not be read. */
  read(picture: ImageBitmap, how: ReadOptions): Promise<ReadResult | undefined>
  close(): void
}

/** Whether this browser can read pictures itself, in a worker. */
export function canReadPictures(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof createImageBitmap === 'function' &&
    canSum()
  )
}

/** Reads pictures in a worker and replaces it if it hangs or fails. */
export function createDocumentReader(start = startWorker): DocumentReader {
  let worker: Worker | undefined
  let last = 0

  function replace(): void {
    worker?.terminate()
    worker = undefined
  }

  return {
    read(picture, how) {
      const id = ++last
      worker ??= start()
      const own = worker
      return new Promise((resolve) => {
        const end = (sight: ReadResult | undefined) => {
          clearTimeout(timer)
          own.removeEventListener('message', hear)
          own.removeEventListener('error', fail)
          resolve(sight)
        }
        const hear = ({ data }: MessageEvent<ReadResult>) => {
          if (data.id === id) end(data.failed ? undefined : data)
        }
        const fail = () => {
          replace()
          end(undefined)
        }
        const timer = setTimeout(fail, TIMEOUT_MS)
        own.addEventListener('message', hear)
        own.addEventListener('error', fail)
        own.postMessage({ id, picture, ...how } satisfies ReadRequest, [picture])
      })
    },
    close: replace,
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
}
