/** What can be switched on, over HTTP. */
export interface Faults {
  /** Every connection is closed without a word. */
  readonly down: boolean
  /** Answers are held until this is switched off again; nobody waits by the clock. */
  readonly slow: boolean
  /** `garbage`: no JSON; `unsigned`: the right words by nobody; `error`: a 500. */
  readonly wrong: false | 'garbage' | 'unsigned' | 'error'
  /** Every event of the feed, and every push, comes twice. */
  readonly twice: boolean
  /** Events come last first. */
  readonly outOfOrder: boolean
  /** Takes what it is told, and closes the connection before it has said so; as often as this says. */
  readonly cutAfterTaking: number
  /** Kinds of deliveries that it never takes. */
  readonly refuse: readonly string[]
}

const none: Faults = {
  down: false,
  slow: false,
  wrong: false,
  twice: false,
  outOfOrder: false,
  cutAfterTaking: 0,
  refuse: [],
}

export class FaultBoard {
  #now: Faults = none
  #held: (() => void)[] = []

  get now(): Faults {
    return this.#now
  }

  /** Absent is none. */
  set(faults: Partial<Faults>): void {
    this.#now = { ...none, ...faults }
    if (this.#now.slow) return
    for (const release of this.#held) release()
    this.#held = []
  }

  /** Resolves at once, or when slowness ends. */
  async pass(): Promise<void> {
    if (this.#now.slow) await new Promise<void>((release) => this.#held.push(release))
  }

  /** True as often as was asked for. */
  cuts(): boolean {
    if (this.#now.cutAfterTaking <= 0) return false
    this.#now = { ...this.#now, cutAfterTaking: this.#now.cutAfterTaking - 1 }
    return true
  }
}
