/** So many requests in a sliding window. */
export class CallLimit {
  readonly #max: number
  readonly #windowMs: number
  #recent: number[] = []

  constructor({ max, windowMs }: { readonly max: number; readonly windowMs: number }) {
    this.#max = max
    this.#windowMs = windowMs
  }

  /** Counts a call, or returns how many seconds to wait. */
  count(): number | undefined {
    const now = performance.now()
    const first = this.#recent.findIndex((at) => at > now - this.#windowMs)
    this.#recent = first < 0 ? [] : this.#recent.slice(first)
    const [oldest] = this.#recent
    if (oldest !== undefined && this.#recent.length >= this.#max)
      return Math.ceil((oldest + this.#windowMs - now) / 1_000)
    this.#recent.push(now)
    return undefined
  }

  /** As after the window. */
  forget(): void {
    this.#recent = []
  }
}
