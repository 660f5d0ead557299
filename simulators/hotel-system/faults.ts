/** Faults that can be set over HTTP. */
export interface Faults {
  /** Closes every connection without an answer. */
  readonly down: boolean
  /** Holds answers until this is switched off again, so that no test depends on timing. */
  readonly slow: boolean
  /** `garbage`: not JSON; `unsigned`: the right body without a signature; `error`: a 500. */
  readonly wrong: false | 'garbage' | 'unsigned' | 'error'
  /** Sends every event of the feed, and every push, twice. */
  readonly twice: boolean
  /** Sends events in reverse order. */
  readonly outOfOrder: boolean
  /** Accepts a delivery and closes the connection before answering, this many times. */
  readonly cutAfterTaking: number
  /** Kinds of deliveries that it always rejects. */
  readonly refuse: readonly string[]
}

const noFaults: Faults = {
  down: false,
  slow: false,
  wrong: false,
  twice: false,
  outOfOrder: false,
  cutAfterTaking: 0,
  refuse: [],
}

export class FaultBoard {
  #now: Faults = noFaults
  #held: (() => void)[] = []

  get now(): Faults {
    return this.#now
  }

  /** Missing faults are switched off. */
  set(faults: Partial<Faults>): void {
    this.#now = { ...noFaults, ...faults }
    if (this.#now.slow) return
    for (const release of this.#held) release()
    this.#held = []
  }

  /** Resolves at once, or when slowness is switched off. */
  async pass(): Promise<void> {
    if (this.#now.slow) await new Promise<void>((release) => this.#held.push(release))
  }

  /** Returns true as many times as requested. */
  cuts(): boolean {
    if (this.#now.cutAfterTaking <= 0) return false
    this.#now = { ...this.#now, cutAfterTaking: this.#now.cutAfterTaking - 1 }
    return true
  }
}
