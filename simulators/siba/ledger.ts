import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export interface Received {
  readonly at: string
  readonly number: number
  readonly bulletin: Readonly<Record<string, string>>
  /** An equal bulletin was received before: the real service's behaviour is unknown. */
  readonly again: boolean
}

export interface Call {
  readonly at: string
  /** `0`, or the codes of what was wrong. */
  readonly result: string
}

type Line = { readonly received: Received } | { readonly call: Call }

/** The bulletins that were delivered, written line by line to a file if one is given. */
export class Ledger {
  readonly bulletins: Received[] = []
  readonly calls: Call[] = []
  readonly #file: string | undefined

  constructor(file: string | undefined) {
    this.#file = file
    if (file && existsSync(file))
      for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) this.#add(JSON.parse(line))
  }

  store(number: number, bulletin: Readonly<Record<string, string>>): void {
    const text = JSON.stringify(bulletin)
    const again = this.bulletins.some((known) => JSON.stringify(known.bulletin) === text)
    this.#write({ received: { at: new Date().toISOString(), number, bulletin, again } })
  }

  record(result: string): void {
    this.#write({ call: { at: new Date().toISOString(), result } })
  }

  #write(line: Line): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
    this.#add(line)
  }

  #add(line: Line): void {
    if ('received' in line) this.bulletins.push(line.received)
    else this.calls.push(line.call)
  }
}
