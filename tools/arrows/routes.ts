import { parseSync, Visitor } from 'oxc-parser'

const route = /^apps\/server\/src\/.*\.routes\.ts$/

/** How a query of the builder begins. */
const beginnings = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])

/** Where a file of routes speaks to the database by itself, instead of asking a service or a store. */
export function queriesInRoutes(file: string, source: string): number[] {
  if (!route.test(file)) return []
  const found: number[] = []
  new Visitor({
    ImportDeclaration(node) {
      if (/^kysely(?:\/|$)/.test(node.source.value)) found.push(node.start)
    },
    CallExpression({ callee, start }) {
      const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property : undefined
      if (name?.type === 'Identifier' && beginnings.has(name.name)) found.push(start)
    },
    TaggedTemplateExpression({ tag, start }) {
      const name = tag.type === 'TSInstantiationExpression' ? tag.expression : tag
      if (name.type === 'Identifier' && name.name === 'sql') found.push(start)
    },
  }).visit(parseSync(file, source).program)
  return found
}
