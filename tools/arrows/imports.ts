import { parseSync, Visitor } from 'oxc-parser'

export interface ModuleImport {
  readonly start: number
  /** Absent when the path is computed at run time. */
  readonly specifier: string | undefined
}

type Node = { readonly type: string; readonly start: number }

const textOf = (node: Node | undefined | null): string | undefined =>
  node?.type === 'Literal' && 'value' in node && typeof node.value === 'string' ? node.value : undefined

/** Every way in which one file can lean on another: static, re-exported, dynamic, by type, by glob, by require. */
export function importsOf(file: string, source: string): ModuleImport[] {
  const { program, errors } = parseSync(file, source)
  const error = errors[0]
  if (error !== undefined) throw new Error(`${file} cannot be read: ${error.message}`)
  const imports: ModuleImport[] = []
  const add = (node: Node | undefined | null): void => {
    if (node) imports.push({ start: node.start, specifier: textOf(node) })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
    CallExpression(call) {
      const callee = source.slice(call.callee.start, call.callee.end)
      if (callee === 'require') add(call.arguments[0])
      if (callee === 'import.meta.glob') addGlobs(call.arguments[0])
    },
  }).visit(program)
  return imports

  function addGlobs(argument: Node | undefined): void {
    const patterns = argument?.type === 'ArrayExpression' && 'elements' in argument ? argument.elements : [argument]
    for (const pattern of Array.isArray(patterns) ? patterns : []) add(pattern)
  }
}
