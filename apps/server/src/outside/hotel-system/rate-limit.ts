/** Maximum number of things whose calls are remembered. */
const MAX_KEYS = 10_000

/** So many calls in a sliding window, for each key. */
export class RateLimit {
  readonly #max: number
  readonly #windowMs: number
  readonly #now: () => number
  readonly #calls = new Map<string, number[]>()

  constructor(max: number, windowMs: number, now: () => number) {
    this.#max = max
    this.#windowMs = windowMs
    this.#now = now
  }

  /** Counts a call, or returns false if it would be one too many. */
  count(key: string): boolean {
    const recent = this.#recent(key)
    if (recent.length >= this.#max) return false
    if (this.#calls.size >= MAX_KEYS) this.#calls.clear()
    this.#calls.set(key, [...recent, this.#now()])
    return true
  }

  /** Returns how many calls are left now. */
  left(key: string): number {
    return this.#max - this.#recent(key).length
  }

  /** Returns how long it takes until so many calls are left, if none is made meanwhile. */
  msUntilFree(key: string, calls: number): number {
    const recent = this.#recent(key)
    const last = recent[recent.length + calls - this.#max - 1]
    return last === undefined ? 0 : last + this.#windowMs - this.#now()
  }

  #recent(key: string): number[] {
    const since = this.#now() - this.#windowMs
    return (this.#calls.get(key) ?? []).filter((at) => at > since)
  }
}
