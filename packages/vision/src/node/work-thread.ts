import { Worker } from 'node:worker_threads'

/** Messages to and from a thread. */
export interface ThreadRequest<Question> {
  readonly id: number
  readonly question: Question
}

export interface ThreadResponse<Answer> {
  readonly id: number
  readonly answer: Answer
}

interface PendingRequest<Question, Answer> extends ThreadRequest<Question> {
  readonly done: (answer: Answer) => void
  readonly failed: (error: Error) => void
}

export interface WorkThreadOptions {
  /** A request that takes longer terminates its thread; the next one gets a new thread. */
  readonly timeoutMs?: number
  /** Maximum queue length; further requests are rejected at once. */
  readonly maxWaiting?: number
  readonly thread?: URL
}

/**
 * Answers requests one by one in a separate thread, which starts on demand and is replaced if it
 * fails.
 */
export class WorkThread<Question, Answer> {
  readonly #withinMs: number
  readonly #mostWaiting: number
  readonly #thread: URL
  readonly #waiting: PendingRequest<Question, Answer>[] = []
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #last = 0

  constructor(usual: URL, { timeoutMs = 15_000, maxWaiting = 16, thread = usual }: WorkThreadOptions = {}) {
    this.#withinMs = timeoutMs
    this.#mostWaiting = maxWaiting
    this.#thread = thread
  }

  /** Starts the thread before the first request, so that it can load its data in the meantime. */
  prepare(): void {
    this.#worker ??= this.#open()
  }

  ask(question: Question): Promise<Answer> {
    if (this.#waiting.length >= this.#mostWaiting) return Promise.reject(new Error('Too many are waiting.'))
    return new Promise((done, failed) => {
      this.#waiting.push({ id: ++this.#last, question, done, failed })
      if (this.#waiting.length === 1) this.#send()
    })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#replace(new Error('The thread is closed.'))
    await worker?.terminate()
  }

  #send(): void {
    const next = this.#waiting[0]
    if (!next) return
    this.#worker ??= this.#open()
    // A pending request keeps the process alive; an idle thread does not.
    this.#worker.ref()
    this.#timer = setTimeout(() => this.#replace(new Error('It took too long.')), this.#withinMs)
    this.#worker.postMessage({ id: next.id, question: next.question } satisfies ThreadRequest<Question>)
  }

  #open(): Worker {
    const worker = new Worker(this.#thread, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    worker.unref()
    worker.on('message', ({ id, answer }: ThreadResponse<Answer>) => {
      if (this.#waiting[0]?.id !== id) return
      clearTimeout(this.#timer)
      worker.unref()
      this.#waiting.shift()?.done(answer)
      this.#send()
    })
    const fail = (error: Error) => {
      if (this.#worker === worker) this.#replace(error)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail(new Error('The thread ended.')))
    return worker
  }

  /** Fails the current request; queued ones go to the next thread. */
  #replace(why: Error): void {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
    this.#waiting.shift()?.failed(why)
    this.#send()
  }
}
