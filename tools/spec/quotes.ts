import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { listSourceFiles } from '../list-source-files.ts'

/** An id in a test file: in a title, or in the table that titles are made from. */
export interface Quote {
  readonly id: string
  readonly file: string
  /** The argument of `livesIn('…')` around or next to the title. */
  readonly livesIn: string | undefined
}

const testFile = /\.test\.tsx?$|^e2e\/.*\.spec\.ts$/

export function findQuotes(root: string, ids: RegExp): Quote[] {
  return listSourceFiles(root)
    .filter((file) => testFile.test(file))
    .flatMap((file) => parseQuotes(file, readFileSync(join(root, file), 'utf8'), ids))
}

/**
 * Strings inside a test's own body are data, not claims, and do not count; nor do imported names.
 */
export function parseQuotes(file: string, source: string, ids: RegExp): Quote[] {
  // Most files quote nothing, which shows without a parser; a backslash may occur inside a string.
  if (source.replaceAll('\\', '').search(ids) < 0) return []
  const { program } = parseSync(file, source)
  const quotes: Quote[] = []
  const places: { end: number; livesIn: string }[] = []
  const bodies: { start: number; end: number }[] = []

  const take = (text: string, start: number): void => {
    if (bodies.some((body) => body.start <= start && start < body.end)) return
    const livesIn = places.findLast((place) => start < place.end)?.livesIn
    for (const [id] of text.matchAll(ids)) quotes.push({ id, file, livesIn })
  }

  new Visitor({
    ImportDeclaration({ start, end }) {
      bodies.push({ start, end })
    },
    CallExpression(call) {
      const name = findRootName(call.callee)
      if (name !== 'it' && name !== 'test' && name !== 'describe') return
      const place = call.arguments.map((argument) =>
        parseLivesIn(source.slice(argument.start, argument.end), argument.type),
      )
      const livesIn = place.find((path) => path !== undefined)
      if (livesIn !== undefined) places.push({ end: call.end, livesIn })
      const groups = name === 'describe' || source.slice(call.callee.start, call.callee.end).startsWith('test.describe')
      const body = call.arguments.findLast((argument) => argument.type.endsWith('FunctionExpression'))
      if (!groups && body !== undefined) bodies.push({ start: body.start, end: body.end })
    },
    Literal(literal) {
      if (typeof literal.value === 'string') take(literal.value, literal.start)
    },
    TemplateElement(part) {
      take(part.value.raw, part.start)
    },
  }).visit(program)
  return quotes
}

function parseLivesIn(argument: string, type: string): string | undefined {
  return type === 'ObjectExpression' ? /\blivesIn\('([^']+)'\)/.exec(argument)?.[1] : undefined
}

/** `it`, `it.each(rows)`, `test.describe`, `it.concurrent.for(rows)`: all begin with one name. */
function findRootName(callee: { type: string }): string | undefined {
  if ('name' in callee && typeof callee.name === 'string') return callee.name
  const inner = 'object' in callee ? callee.object : 'callee' in callee ? callee.callee : 'tag' in callee && callee.tag
  return typeof inner === 'object' && inner !== null && 'type' in inner && typeof inner.type === 'string'
    ? findRootName({ ...inner, type: inner.type })
    : undefined
}
