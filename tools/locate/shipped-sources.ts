import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listSourceFiles } from '../list-source-files.ts'
import { type Parsed, parseDeclarations, parseRules } from './declarations.ts'
import { type Range, type Token, tokenize } from './tokens.ts'

/** A range of a source file. */
export interface Place extends Range {
  readonly file: string
}

const folder = /^(?:packages|apps|simulators)\//
const extension = /\.(?:tsx?|css|json|sql)$/
const test = /\.test\.tsx?$/

/** The product's source files, read once, with their declarations, parsed on demand. */
export class ShippedSources {
  readonly #texts: ReadonlyMap<string, string>
  readonly #byName: ReadonlyMap<string, readonly string[]>
  readonly #declaring = new Map<string, Set<string>>()
  readonly #parsed = new Map<string, Parsed>()
  readonly #tokens = new Map<string, readonly Token[]>()

  constructor(root: string) {
    const files = listSourceFiles(root).filter((file) => folder.test(file) && extension.test(file) && !test.test(file))
    this.#texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
    this.#byName = Map.groupBy(files, (file) => basename(file))
    for (const [file, text] of this.#texts)
      for (const [, name = ''] of text.matchAll(
        /\b(?:function\*?|const|let|class|interface|type|enum)\s+(?=([\w$]+))/g,
      ))
        this.#declaring.set(name, (this.#declaring.get(name) ?? new Set()).add(file))
  }

  /**
   * Resolves a symbol: `useCaptureFlow`, `channels.kiosk`, `use-capture-flow.ts#useCaptureFlow`, `toast.css#.shelf`, or a
   * whole `en.json`.
   */
  placesOf(symbol: string): Place[] {
    const whole = this.#byName.get(symbol)
    if (whole !== undefined) return whole.map((file) => ({ file, start: 0, end: this.#texts.get(file)?.length ?? 0 }))
    const hash = symbol.indexOf('#')
    const path = symbol.slice(hash + 1)
    const names = /\.css#/.test(symbol) ? [path] : path.split('.')
    const files =
      hash === -1 ? [...(this.#declaring.get(names[0] ?? '') ?? [])] : (this.#byName.get(symbol.slice(0, hash)) ?? [])
    return files.flatMap((file) =>
      this.#parse(file)
        .declarations.filter((declaration) => matchesPath(names, declaration.path))
        .map(({ start, end }) => ({ file, start, end })),
    )
  }

  /** The tokens of a range, without its comments. */
  tokensAt({ file, start, end }: Place): Token[] {
    const known = this.#tokens.get(file) ?? tokenize(this.#parse(file).code)
    this.#tokens.set(file, known)
    return known.filter((token) => token.start >= start && token.end <= end)
  }

  #parse(file: string): Parsed {
    const known = this.#parsed.get(file) ?? parse(file, this.#texts.get(file) ?? '')
    this.#parsed.set(file, known)
    return known
  }
}

function parse(file: string, text: string): Parsed {
  if (/\.tsx?$/.test(file)) return parseDeclarations(file, text)
  return file.endsWith('.css') ? parseRules(text) : { declarations: [], code: text }
}

/**
 * The first name is the module's own, the last the declaration's; names in between may be left out.
 */
function matchesPath(names: readonly string[], path: readonly string[]): boolean {
  if (names[0] !== path[0] || names.at(-1) !== path.at(-1) || names.length > path.length) return false
  let next = 0
  for (const name of path) if (name === names[next]) next += 1
  return next === names.length
}
