/** What every simulator does alike with faults of these names. */
interface CommonFaults {
  /** Holds answers until it is switched off, so that no test depends on timing. */
  readonly slow?: boolean
  /** Cuts the line of one call, counted from 1 since the fault was set. */
  readonly cut?: { readonly call: number; readonly when: 'before' | 'after' } | null
}

/** Faults that happen so many times. */
type Countdown<Faults> = { [Name in keyof Faults]: Faults[Name] extends number ? Name : never }[keyof Faults]

/** The faults of a simulator. */
export class BaseFaultBoard<Faults extends CommonFaults> {
  readonly #none: Faults
  #now: Faults
  #held: (() => void)[] = []
  #calls = 0

  constructor(none: Faults) {
    this.#none = none
    this.#now = none
  }

  get now(): Faults {
    return this.#now
  }

  /** Missing faults are switched off. */
  set(faults: Partial<Faults>): void {
    this.#now = { ...this.#none, ...faults }
    this.#calls = 0
    if (!this.#now.slow) for (const release of this.#held.splice(0)) release()
  }

  /** Resolves at once, or when slowness is switched off. */
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
  happens(fault: Countdown<Faults>): boolean {
    const left = Number(this.#now[fault])
    if (left <= 0) return false
    this.#now = { ...this.#now, [fault]: left - 1 }
    return true
  }
}
