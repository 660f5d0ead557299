import { type ParseResult, parseSync } from 'oxc-parser'

/** A source file that each rule reads and that is parsed once, when the first of them needs its syntax. */
export class ParsedFile {
  readonly path: string
  readonly source: string
  #parsed: ParseResult | undefined

  constructor(path: string, source: string) {
    this.path = path
    this.source = source
  }

  /** Imports and exports, which the parser lists without its tree having to be copied into JavaScript. */
  get module(): ParseResult['module'] {
    return this.#parse().module
  }

  get program(): ParseResult['program'] {
    return this.#parse().program
  }

  #parse(): ParseResult {
    if (this.#parsed) return this.#parsed
    const parsed = parseSync(this.path, this.source)
    const error = parsed.errors[0]
    if (error !== undefined) throw new Error(`${this.path} cannot be read: ${error.message}`)
    this.#parsed = parsed
    return parsed
  }
}
