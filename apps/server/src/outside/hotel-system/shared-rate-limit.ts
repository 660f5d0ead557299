import type { CallLimit, CountForAll } from './count-for-all.ts'
import { RateLimit } from './rate-limit.ts'

/**
 * So many calls in a sliding window: exactly in this process, and in parts of a window in all
 * processes together.
 */
export class SharedRateLimit {
  readonly #key: string
  readonly #limit: CallLimit
  readonly #countForAll: CountForAll
  readonly #now: () => number
  readonly #own: RateLimit
  /** What was left for all when a call was last counted. */
  #shared: { readonly left: number; readonly until: number } | undefined

  constructor(key: string, limit: CallLimit, { countForAll, now }: { countForAll: CountForAll; now: () => number }) {
    this.#key = key
    this.#limit = limit
    this.#countForAll = countForAll
    this.#now = now
    this.#own = new RateLimit(limit.max, limit.windowMs, now)
  }

  /** Counts a call, or returns false if it would be one too many. */
  async count(): Promise<boolean> {
    if (!this.#own.count('')) return false
    const left = await this.#countForAll(this.#key, this.#limit)
    this.#shared = { left: left ?? 0, until: this.#now() + this.#limit.windowMs }
    return left !== undefined
  }

  /** Returns how many calls are left now, as far as this process knows. */
  get left(): number {
    return Math.min(this.#own.left(''), this.#sharedLeft)
  }

  /** Returns how long it takes until so many calls are left, if none is made meanwhile. */
  msUntilFree(calls: number): number {
    const isFree = this.#sharedLeft >= calls
    return Math.max(this.#own.msUntilFree('', calls), isFree ? 0 : (this.#shared?.until ?? 0) - this.#now())
  }

  get #sharedLeft(): number {
    return this.#shared && this.#shared.until > this.#now() ? this.#shared.left : this.#limit.max
  }
}
