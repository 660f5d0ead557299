const MAX_CALLS = 200
const WINDOW_MS = 30_000

/** 200 requests in 30 seconds for the access token. */
export class CallLimit {
  #recent: number[] = []

  /** Counts a call, or returns how many seconds to wait. */
  count(): number | undefined {
    const now = performance.now()
    this.#recent = this.#recent.filter((at) => at > now - WINDOW_MS)
    const [oldest] = this.#recent
    if (oldest !== undefined && this.#recent.length >= MAX_CALLS) return Math.ceil((oldest + WINDOW_MS - now) / 1_000)
    this.#recent.push(now)
    return undefined
  }

  /** As after 30 seconds. */
  forget(): void {
    this.#recent = []
  }
}
