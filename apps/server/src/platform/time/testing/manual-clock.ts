import type { Clock } from '../clock.ts'

/** Doesn't move until it is advanced; then everything due by that time runs, in order. */
export class ManualClock implements Clock {
  #now: number
  #waits: { at: number; then: () => void }[] = []

  constructor(start: string) {
    this.#now = Date.parse(start)
  }

  now = (): Date => new Date(this.#now)

  wait = (ms: number, then: () => void): (() => void) => {
    const entry = { at: this.#now + ms, then }
    this.#waits.push(entry)
    return () => {
      this.#waits = this.#waits.filter((other) => other !== entry)
    }
  }

  get waiting(): number {
    return this.#waits.length
  }

  advance(ms: number): void {
    this.moveTo(new Date(this.#now + ms))
  }

  moveTo(moment: Date | string): void {
    const end = new Date(moment).getTime()
    for (;;) {
      const [next] = this.#waits.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
      if (!next) break
      this.#now = Math.max(this.#now, next.at)
      this.#waits = this.#waits.filter((other) => other !== next)
      next.then()
    }
    this.#now = end
  }
}
