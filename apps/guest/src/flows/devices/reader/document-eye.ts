import { canSum } from '@foyer/vision/network/sums.ts'
import type { Look, Sight } from './reader-messages.ts'

/** If reading takes longer, the worker is ended and the next picture gets another. */
const WITHIN_MS = 8_000

type How = Pick<Look, 'isFrame' | 'wantsPhoto'>

export interface DocumentEye {
  /** Returns undefined if the picture could not be read. */
  look(picture: ImageBitmap, how: How): Promise<Sight | undefined>
  close(): void
}

/** Whether this browser can read pictures itself, in a worker. */
export function canSee(): boolean {
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof createImageBitmap === 'function' &&
    canSum()
  )
}

/** Reads pictures in a worker and replaces it if it hangs or fails. */
export function openEye(start = startWorker): DocumentEye {
  let worker: Worker | undefined
  let last = 0

  function replace(): void {
    worker?.terminate()
    worker = undefined
  }

  return {
    look(picture, how) {
      const id = ++last
      worker ??= start()
      const own = worker
      return new Promise((resolve) => {
        const end = (sight: Sight | undefined) => {
          clearTimeout(timer)
          own.removeEventListener('message', hear)
          own.removeEventListener('error', fail)
          resolve(sight)
        }
        const hear = ({ data }: MessageEvent<Sight>) => {
          if (data.id === id) end(data.failed ? undefined : data)
        }
        const fail = () => {
          replace()
          end(undefined)
        }
        const timer = setTimeout(fail, WITHIN_MS)
        own.addEventListener('message', hear)
        own.addEventListener('error', fail)
        own.postMessage({ id, picture, ...how } satisfies Look, [picture])
      })
    },
    close: replace,
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' })
}
