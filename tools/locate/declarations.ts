import { parseSync } from 'oxc-parser'
import type { Range } from './tokens.ts'

export interface Declaration extends Range {
  /** Names of all enclosing declarations, from the module's own inwards, with its own name last. */
  readonly path: readonly string[]
}

export interface Parsed {
  readonly declarations: readonly Declaration[]
  /** The source with its comments blanked out, at the same length. */
  readonly code: string
}

export function parseDeclarations(file: string, source: string): Parsed {
  const { program, comments } = parseSync(file, source)
  const declarations: Declaration[] = []
  visit(program.body, [], declarations)
  return { declarations, code: blankOut(source, comments) }
}

/** The rules of a style sheet by selector. */
export function parseRules(source: string): Parsed {
  const comments = [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }))
  const code = blankOut(source, comments)
  const open: { name: string; start: number }[] = []
  const declarations: Declaration[] = []
  let begins = 0
  for (const { 0: sign, index } of code.matchAll(/[{};]/g)) {
    if (sign === '{') open.push({ name: code.slice(begins, index).trim().replace(/\s+/g, ' '), start: begins })
    const closed = sign === '}' ? open.pop() : undefined
    if (closed) declarations.push({ path: [closed.name], start: closed.start, end: index + 1 })
    begins = index + 1
  }
  return { declarations, code }
}

function blankOut(source: string, comments: readonly Range[]): string {
  let code = source
  for (const { start, end } of comments) code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end)
  return code
}

/** Node types whose `id` or `key` names the rest of the node. */
const named =
  /^(?:Function|Class|TSInterface|TSTypeAlias|TSEnum)Declaration$|Property$|^(?:Method|Property)Definition$|Signature$/

function visit(node: unknown, path: readonly string[], found: Declaration[], statement?: Range): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, path, found)
    return
  }
  if (!isNode(node)) return
  const whole = statement ?? node
  if (node.type.startsWith('Export') && 'declaration' in node) {
    visit(node['declaration'], path, found, node)
    return
  }
  if (node.type === 'VariableDeclaration' && Array.isArray(node['declarations'])) {
    const only = node['declarations'].length === 1 ? whole : undefined
    for (const one of node['declarations']) visitDeclarator(one, path, found, only)
    return
  }
  const own = named.test(node.type) ? findName(node['id'] ?? node['key']) : undefined
  const inner = own === undefined ? path : [...path, own]
  if (own !== undefined) found.push({ path: inner, start: whole.start, end: node.end })
  for (const child of Object.values(node)) visit(child, inner, found)
}

function visitDeclarator(node: unknown, path: readonly string[], found: Declaration[], whole: Range | undefined): void {
  if (!isNode(node)) return
  const own = findName(node['id'])
  const inner = own === undefined ? path : [...path, own]
  const { start, end } = whole ?? node
  if (own !== undefined) found.push({ path: inner, start, end })
  for (const child of Object.values(node)) visit(child, inner, found)
}

interface Node extends Range {
  readonly type: string
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function findName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  const name = node.type === 'Literal' ? node['value'] : node['name']
  return typeof name === 'string' && /^[\w$-]+$/.test(name) ? name : undefined
}
