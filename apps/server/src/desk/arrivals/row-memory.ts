import { hash } from 'node:crypto'

/** About 1 kB each. */
const MAX_ROWS = 10_000
/** After the last use of any row: names of guests do not stay in memory for long. */
const LIFETIME_MS = 10 * 60_000

/**
 * Remembers what was computed from a text, so that the unchanged rows of a long list are the same
 * objects as before. Keeps only a hash of the text.
 */
export class RowMemory<Row extends object> {
  readonly #rows = new Map<string, Row>()
  #timer: NodeJS.Timeout | undefined

  /** Returns the row of this text under these rules, and computes it if it is not remembered. */
  async find(rules: string, text: string, compute: () => Promise<Row>): Promise<Row> {
    const key = hash('sha256', `${rules} ${text}`, 'base64')
    const row = this.#rows.get(key) ?? (await compute())
    // Last in the order of use.
    this.#rows.delete(key)
    this.#rows.set(key, row)
    return row
  }

  /** Ends a read: deletes the rows that were used longest ago, and all after some time without a read. */
  settle(): void {
    for (const key of this.#rows.keys()) {
      if (this.#rows.size <= MAX_ROWS) break
      this.#rows.delete(key)
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#rows.clear(), LIFETIME_MS).unref()
  }
}
