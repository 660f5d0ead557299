import { type ParseResult, parseSync } from 'oxc-parser'

/** A source file that all rules share; it is parsed once, when a rule first needs its syntax. */
export class ParsedFile {
  readonly path: string
  readonly source: string
  #parsed: ParseResult | undefined

  constructor(path: string, source: string) {
    this.path = path
    this.source = source
  }

  /** Imports and exports, which the parser lists without copying its tree into JavaScript. */
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
