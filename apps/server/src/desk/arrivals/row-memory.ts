/** About 1 kB each. */
const MAX_ROWS = 10_000
const MAX_VALUES = 10_000
/** After the last use of any row: names of guests do not stay in memory for long. */
const LIFETIME_MS = 10 * 60_000

interface Remembered<Row> {
  /** Of what the row depends on besides its text. */
  readonly rules: string
  /** Of the text from which the row was computed. */
  readonly digest: string
  readonly row: Row
}

/**
 * Remembers the row of each stay, so that the unchanged rows of a long list need not be read again and
 * are the same objects as before.
 */
export class RowMemory<Row extends object> {
  readonly #rows = new Map<string, Remembered<Row>>()
  readonly #values = new Map<string, unknown>()
  #timer: NodeJS.Timeout | undefined

  /** Returns the row of this stay, unless it was computed under other rules. */
  find(rules: string, id: string): Remembered<Row> | undefined {
    const found = this.#rows.get(id)
    return found?.rules === rules ? found : undefined
  }

  save(id: string, remembered: Remembered<Row>): void {
    // Last in the order of use.
    this.#rows.delete(id)
    this.#rows.set(id, remembered)
  }

  /** Returns the values with one object for all equal ones, which many rows have. */
  share<T extends object>(values: T): T {
    const shared = Object.entries(values).map(([name, value]) => {
      const text = JSON.stringify(value)
      const first = this.#values.get(text) ?? value
      this.#values.set(text, first)
      return [name, first]
    })
    return Object.fromEntries(shared)
  }

  /** Ends a read: deletes the rows that were used longest ago, and all after some time without a read. */
  settle(): void {
    for (const id of this.#rows.keys()) {
      if (this.#rows.size <= MAX_ROWS) break
      this.#rows.delete(id)
    }
    if (this.#values.size > MAX_VALUES) this.#values.clear()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#rows.clear()
      this.#values.clear()
    }, LIFETIME_MS).unref()
  }
}
