import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export interface StoredRow {
  readonly at: string
  /** The day on which it was received, in Italy. */
  readonly day: string
  readonly row: string
  /** An equal row was received before: the real service's behaviour is unknown, we store both. */
  readonly again: boolean
}

export interface Call {
  readonly at: string
  readonly operation: string
  readonly esito: boolean
}

type Line = { readonly stored: StoredRow } | { readonly call: Call }

/** What the police has received, written line by line to a file if one is given. */
export class Ledger {
  readonly rows: StoredRow[] = []
  readonly calls: Call[] = []
  readonly #file: string | undefined

  constructor(file: string | undefined) {
    this.#file = file
    if (file && existsSync(file))
      for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) this.#add(JSON.parse(line))
  }

  store(row: string, day: string): void {
    const again = this.rows.some((known) => known.row === row)
    this.#write({ stored: { at: new Date().toISOString(), day, row, again } })
  }

  record(operation: string, esito: boolean): void {
    this.#write({ call: { at: new Date().toISOString(), operation, esito } })
  }

  #write(line: Line): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
    this.#add(line)
  }

  #add(line: Line): void {
    if ('stored' in line) this.rows.push(line.stored)
    else this.calls.push(line.call)
  }
}
