import { posix } from 'node:path'
import { Visitor } from 'oxc-parser'
import type { ParsedFile } from './parsed-file.ts'

const SERVER = 'apps/server/src/'

const DATABASE = `${SERVER}platform/database/`

/** Stores, the database layer itself and files that are never shipped. */
const allowed = /\.store\.ts$|\.test\.ts$|\/testing\//

const route = /\.routes\.ts$/

/** Methods that begin a query. */
const queryStarters = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])

/** A file without these words contains no SQL. */
const anySql = new RegExp(['kysely', 'statement\\.ts', '\\bsql\\b', ...queryStarters].join('|'))

const isKysely = (specifier: string): boolean => /^kysely(?:\/|$)/.test(specifier)

interface Specified {
  readonly type: string
  readonly importKind?: string
  readonly exportKind?: string
}

const isValue = (kind: string | undefined): boolean => kind !== 'type'

/** `import { type A, type B }` imports no value; a bare import does. */
const hasValue = (specifiers: readonly Specified[]): boolean =>
  specifiers.length === 0 || specifiers.some(({ importKind, exportKind }) => isValue(importKind ?? exportKind))

/**
 * Where a server file other than a store uses SQL: a query, a template, or values of the query
 * builder.
 */
export function findSqlOutsideStores(file: ParsedFile): number[] {
  const { path, source } = file
  if (!path.startsWith(SERVER) || path.startsWith(DATABASE) || allowed.test(path) || !anySql.test(source)) return []
  const found: number[] = []
  const speaksSql = (specifier: string): boolean =>
    isKysely(specifier) || posix.join(posix.dirname(path), specifier) === `${DATABASE}statement.ts`
  new Visitor({
    ImportDeclaration({ source: from, specifiers, importKind, start }) {
      // A route needs no row types either: it answers with what a service or a store returns.
      const isType = !isValue(importKind) || !hasValue(specifiers)
      if (speaksSql(from.value) && (!isType || route.test(path))) found.push(start)
    },
    ImportExpression({ source: from, start }) {
      if (from.type === 'Literal' && typeof from.value === 'string' && speaksSql(from.value)) found.push(start)
    },
    ExportNamedDeclaration({ source: from, specifiers, exportKind, start }) {
      if (from && speaksSql(from.value) && isValue(exportKind) && hasValue(specifiers)) found.push(start)
    },
    ExportAllDeclaration({ source: from, exportKind, start }) {
      if (speaksSql(from.value) && isValue(exportKind)) found.push(start)
    },
    CallExpression({ callee, start }) {
      const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee
      if (name.type === 'Identifier' && queryStarters.has(name.name)) found.push(start)
    },
    TaggedTemplateExpression({ tag, start }) {
      const name = tag.type === 'TSInstantiationExpression' ? tag.expression : tag
      if (name.type === 'Identifier' && name.name === 'sql') found.push(start)
    },
  }).visit(file.program)
  return found
}
