import { Worker } from 'node:worker_threads'
import type { Refusal } from '../picture/sniff.ts'
import type { Reading } from '../reading.ts'

export interface Seen {
  readonly reading?: Reading
  /** The file was not unpacked, or could not be. */
  readonly refused?: Refusal
}

export interface Asked {
  readonly id: number
  readonly bytes: Uint8Array
}

interface Waiting extends Asked {
  readonly done: (seen: Seen) => void
  readonly failed: (error: Error) => void
}

interface Settings {
  /** A picture that takes longer ends its thread; the next one gets another. */
  readonly withinMs?: number
  /** Pictures that may wait; one more is refused at once. */
  readonly mostWaiting?: number
  readonly thread?: URL
}

/** Reads pictures one after the other in a thread of its own, which is made when it is needed and replaced when it fails. */
export class PictureReader {
  readonly #withinMs: number
  readonly #mostWaiting: number
  readonly #thread: URL
  readonly #waiting: Waiting[] = []
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #last = 0

  constructor({ withinMs = 15_000, mostWaiting = 16, thread }: Settings = {}) {
    this.#withinMs = withinMs
    this.#mostWaiting = mostWaiting
    this.#thread = thread ?? new URL('./reader-thread.ts', import.meta.url)
  }

  read(bytes: Uint8Array): Promise<Seen> {
    if (this.#waiting.length >= this.#mostWaiting) return Promise.reject(new Error('Too many pictures are waiting.'))
    return new Promise((done, failed) => {
      this.#waiting.push({ id: ++this.#last, bytes, done, failed })
      if (this.#waiting.length === 1) this.#ask()
    })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#replace(new Error('The reader is closed.'))
    await worker?.terminate()
  }

  #ask(): void {
    const next = this.#waiting[0]
    if (!next) return
    this.#worker ??= this.#open()
    this.#timer = setTimeout(() => this.#replace(new Error('A picture took too long.')), this.#withinMs)
    this.#worker.postMessage({ id: next.id, bytes: next.bytes } satisfies Asked)
  }

  #open(): Worker {
    const worker = new Worker(this.#thread, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    // Nobody waits for a reader when everything else has ended.
    worker.unref()
    worker.on('message', ({ id, seen }: { id: number; seen: Seen }) => {
      if (this.#waiting[0]?.id !== id) return
      clearTimeout(this.#timer)
      this.#waiting.shift()?.done(seen)
      this.#ask()
    })
    const fail = (error: Error) => {
      if (this.#worker === worker) this.#replace(error)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The reader’s thread ended.')))
    return worker
  }

  /** The picture in hand fails; those behind it go to the next thread. */
  #replace(why: Error): void {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
    this.#waiting.shift()?.failed(why)
    this.#ask()
  }
}
