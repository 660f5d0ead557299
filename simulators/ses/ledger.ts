import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export interface Batch {
  readonly id: string
  readonly at: string
  readonly operation: 'A' | 'B'
  readonly kind?: string
  readonly landlord: string
  readonly user: string
  /** The XML that was in the ZIP. */
  readonly xml: string
}

/** What became of one communication of a batch. */
export interface Outcome {
  readonly batch: string
  /** From 1. */
  readonly order: number
  readonly reference?: string
  readonly people?: number
  /** The number of the receipt; absent if it was refused. */
  readonly code?: string
  readonly errorCode?: string
  readonly error?: string
}

export interface Call {
  readonly at: string
  readonly what: string
  readonly result: string
}

/** One line of the file, so that a killed process never leaves half of a batch. */
type Line =
  | { readonly batch: Batch }
  | { readonly done: string; readonly outcomes: readonly Outcome[]; readonly cancelled: readonly string[] }
  | { readonly cancelled: readonly string[] }
  | { readonly call: Call }

/** What the ministry has received, written line by line to a file if one is given. */
export class Ledger {
  readonly batches = new Map<string, Batch>()
  readonly outcomes: Outcome[] = []
  readonly done = new Set<string>()
  readonly cancelled = new Set<string>()
  readonly calls: Call[] = []
  readonly #file: string | undefined

  constructor(file: string | undefined) {
    this.#file = file
    if (file && existsSync(file))
      for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) this.#apply(JSON.parse(line))
  }

  write(line: Line): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
    this.#apply(line)
  }

  find(code: string): Outcome | undefined {
    return this.outcomes.find((outcome) => outcome.code === code)
  }

  of(batch: string): readonly Outcome[] {
    return this.outcomes.filter((outcome) => outcome.batch === batch)
  }

  /** Whether the same XML was accepted before, and not cancelled since. */
  hasEqual({ id, xml }: Batch): boolean {
    const isEqual = (other: Batch) => other.id !== id && other.operation === 'A' && other.xml === xml
    return [...this.batches.values()].some(
      (other) =>
        isEqual(other) && this.of(other.id).some(({ code }) => code !== undefined && !this.cancelled.has(code)),
    )
  }

  toJson(): object {
    return {
      batches: [...this.batches.values()],
      communications: this.outcomes.map((outcome) => ({
        ...outcome,
        cancelled: outcome.code !== undefined && this.cancelled.has(outcome.code),
      })),
      calls: this.calls,
    }
  }

  #apply(line: Line): void {
    if ('batch' in line) this.batches.set(line.batch.id, line.batch)
    else if ('call' in line) this.calls.push(line.call)
    else {
      for (const code of line.cancelled) this.cancelled.add(code)
      if ('done' in line) {
        this.outcomes.push(...line.outcomes)
        this.done.add(line.done)
      }
    }
  }
}
