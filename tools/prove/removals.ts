import { parseSync } from 'oxc-parser'
import type { Range } from '../locate/tokens.ts'

/** Code that can be removed on its own, and what replaces it. */
export interface Removal extends Range {
  readonly kind: 'statement' | 'condition' | 'argument' | 'declaration'
  readonly instead: string
}

interface Node extends Range {
  readonly type: string
  readonly [member: string]: unknown
}

/** Statements, conditions and arguments of a program, or the declarations of a style sheet. */
export function listRemovals(file: string, source: string): Removal[] {
  if (file.endsWith('.css')) return listStyleDeclarations(source)
  const found: Removal[] = []
  visit(parseSync(file, source).program.body, found)
  return found
}

function listStyleDeclarations(source: string): Removal[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length))
  return [...code.matchAll(/(?<=[{;]\s*)[\w-]+\s*:[^{};]*;/g)].map(({ 0: text, index }) => ({
    kind: 'declaration',
    start: index,
    end: index + text.length,
    instead: '',
  }))
}

function visit(node: unknown, found: Removal[]): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, found)
    return
  }
  if (!isNode(node) || isType(node)) return
  found.push(...(removers[node.type]?.(node) ?? []))
  for (const child of Object.values(node)) visit(child, found)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Types never run; an expression may be inside of these three. */
const isType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type)

const removers: Readonly<Record<string, (node: Node) => Removal[]>> = {
  ExpressionStatement: (node) => ('directive' in node && node['directive'] ? [] : [statement(node, ';')]),
  ThrowStatement: (node) => [statement(node, ';')],
  IfStatement: (node) => [statement(node, ';'), ...conditions(node['test'])],
  ReturnStatement: (node) =>
    isNode(node['argument']) && !isUndefined(node['argument']) ? [statement(node, 'return;')] : [],
  ConditionalExpression: (node) => conditions(node['test']),
  LogicalExpression: ({ operator, left, right, ...node }) =>
    isNode(left) && isNode(right)
      ? [
          { kind: 'condition', start: left.end, end: node.end, instead: '' },
          // What follows `??` alone would ignore a value that is there, which every test with a value shows.
          ...(operator === '??'
            ? []
            : [{ kind: 'condition' as const, start: node.start, end: right.start, instead: '' }]),
        ]
      : [],
  CallExpression: listArguments,
  NewExpression: listArguments,
}

const statement = ({ start, end }: Range, instead: string): Removal => ({ kind: 'statement', start, end, instead })

const conditions = (test: unknown): Removal[] =>
  isNode(test)
    ? ['true', 'false'].map((instead) => ({ kind: 'condition', start: test.start, end: test.end, instead }))
    : []

function listArguments({ callee, arguments: given }: Node): Removal[] {
  if (!isNode(callee) || !Array.isArray(given)) return []
  return given.filter(isNode).flatMap((argument, at): Removal[] => {
    const { type, start, end } = argument
    // Without its dependencies a hook runs more often, with the same result.
    if (type === 'SpreadElement' || isUndefined(argument) || (type === 'ArrayExpression' && isHook(callee))) return []
    if (isNote(callee, argument, at)) return []
    if (type !== 'ObjectExpression') return [{ kind: 'argument', start, end, instead: replaceArgument(argument) }]
    const members = Array.isArray(argument['properties']) ? argument['properties'].filter(isNode) : []
    return members.map((member) => ({ kind: 'argument', start: member.start, end: member.end, instead: '...{}' }))
  })
}

/** Without a boolean, `undefined` would often mean the same as `false`. */
const replaceArgument = ({ value }: Node): string => (typeof value === 'boolean' ? String(!value) : 'undefined')

/** The fixed English text of an error explains its code to developers; nothing depends on it. */
const isNote = ({ name }: Node, { type, value }: Node, at: number): boolean =>
  type === 'Literal' &&
  typeof value === 'string' &&
  ((name === 'Error' && at === 0) || (typeof name === 'string' && /^(?:Problem|FailedAttempt)$/.test(name) && at === 1))

/** It would replace itself. */
const isUndefined = ({ type, name }: Node): boolean => type === 'Identifier' && name === 'undefined'

const isHook = ({ name }: Node): boolean => typeof name === 'string' && /^use[A-Z]/.test(name)
