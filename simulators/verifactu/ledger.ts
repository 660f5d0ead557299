import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** A record as the agency stored it. */
export interface StoredRecord {
  readonly issuer: string
  readonly installation: string
  readonly operation: 'Alta' | 'Anulacion'
  readonly number: string
  readonly day: string
  readonly type?: string
  readonly total?: string
  readonly hash: string
  readonly at: string
  readonly reference: string
  readonly isCorrection: boolean
  readonly isLate: boolean
  readonly request: string
  /** Codes of errors with which it was accepted or refused. */
  readonly errors: readonly string[]
  /** It counts for the chain only: the agency has not stored it. */
  readonly isRefused: boolean
}

/** One message and its answer, or why it was refused as a whole. */
export interface Call {
  readonly at: number
  readonly records: number
  readonly result: string
  /** It came before the waiting time was over. */
  readonly isEarly: boolean
}

/** Written in one line, so that a killed process never leaves half of a message. */
interface Line {
  readonly call: Call
  readonly records: readonly StoredRecord[]
}

/** What the agency has received, written line by line to a file if one is given. */
export class Ledger {
  readonly records: StoredRecord[] = []
  readonly calls: Call[] = []
  readonly #file: string | undefined

  constructor(file: string | undefined) {
    this.#file = file
    if (file && existsSync(file))
      for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) this.#apply(JSON.parse(line) as Line)
  }

  write(line: Line): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
    this.#apply(line)
  }

  /** Everything that was stored about one invoice, in order. */
  of({ issuer, number, day }: Pick<StoredRecord, 'issuer' | 'number' | 'day'>): readonly StoredRecord[] {
    return this.records.filter(
      (one) => one.issuer === issuer && one.number === number && one.day === day && !one.isRefused,
    )
  }

  /** The end of the chain of an issuer's installation. */
  last({ issuer, installation }: Pick<StoredRecord, 'issuer' | 'installation'>): StoredRecord | undefined {
    return this.records.findLast((one) => one.issuer === issuer && one.installation === installation)
  }

  toJson(): object {
    const records = this.records.filter(({ isRefused }) => !isRefused)
    return { records, refused: this.records.filter(({ isRefused }) => isRefused), calls: this.calls }
  }

  #apply({ call, records }: Line): void {
    this.calls.push(call)
    this.records.push(...records)
  }
}
