/** Faults that can be set over the control address. Missing faults are switched off. */
export interface Faults {
  /** Closes every connection without an answer. */
  readonly down: boolean
  /** Holds answers until it is switched off, so that no test depends on timing. */
  readonly slow: boolean
  /** Answers 429, this many times. */
  readonly tooMany: number
  /** Does what is asked and answers 500, this many times. Only changes. */
  readonly errorAfter: number
  /** Cuts the line of one call to the API, counted from 1 since the fault was set. */
  readonly cut: { readonly call: number; readonly when: 'before' | 'after' } | null
  /** Sends each webhook twice. */
  readonly doubledWebhooks: boolean
  /** Holds webhooks until it is switched off, so that no test depends on timing. */
  readonly lateWebhooks: boolean
}

const noFaults: Faults = {
  down: false,
  slow: false,
  tooMany: 0,
  errorAfter: 0,
  cut: null,
  doubledWebhooks: false,
  lateWebhooks: false,
}

export class FaultBoard {
  #now: Faults = noFaults
  #held: (() => void)[] = []
  #calls = 0

  get now(): Faults {
    return this.#now
  }

  set(faults: Partial<Faults>): void {
    this.#now = { ...noFaults, ...faults }
    this.#calls = 0
    if (this.#now.slow) return
    for (const release of this.#held) release()
    this.#held = []
  }

  async pass(): Promise<void> {
    if (this.#now.slow) await new Promise<void>((release) => this.#held.push(release))
  }

  /** Counts a call, and says where its line is cut. */
  cutOfCall(): 'before' | 'after' | undefined {
    this.#calls += 1
    const { cut } = this.#now
    return cut?.call === this.#calls ? cut.when : undefined
  }

  /** Returns true as many times as requested. */
  happens(fault: 'tooMany' | 'errorAfter'): boolean {
    if (this.#now[fault] <= 0) return false
    this.#now = { ...this.#now, [fault]: this.#now[fault] - 1 }
    return true
  }
}
