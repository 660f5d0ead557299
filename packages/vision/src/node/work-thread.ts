import { Worker } from 'node:worker_threads'

/** Messages to and from a thread. */
export interface Asked<Question> {
  readonly id: number
  readonly question: Question
}

export interface Answered<Answer> {
  readonly id: number
  readonly answer: Answer
}

interface Waiting<Question, Answer> extends Asked<Question> {
  readonly done: (answer: Answer) => void
  readonly failed: (error: Error) => void
}

export interface Settings {
  /** A request that takes longer terminates its thread; the next one gets a new thread. */
  readonly withinMs?: number
  /** Maximum queue length; further requests are rejected at once. */
  readonly mostWaiting?: number
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
  readonly #waiting: Waiting<Question, Answer>[] = []
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #last = 0

  constructor(usual: URL, { withinMs = 15_000, mostWaiting = 16, thread = usual }: Settings = {}) {
    this.#withinMs = withinMs
    this.#mostWaiting = mostWaiting
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
    this.#worker.postMessage({ id: next.id, question: next.question } satisfies Asked<Question>)
  }

  #open(): Worker {
    const worker = new Worker(this.#thread, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    worker.unref()
    worker.on('message', ({ id, answer }: Answered<Answer>) => {
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
