import { Visitor } from 'oxc-parser'
import type { ParsedFile } from './parsed-file.ts'

export interface ModuleImport {
  readonly start: number
  /** Undefined if the path is computed at run time. */
  readonly specifier: string | undefined
  /** Whether it is erased at compile time. */
  readonly isType: boolean
}

type Node = { readonly type: string; readonly start: number }

const readText = (node: Node | undefined | null): string | undefined =>
  node?.type === 'Literal' && 'value' in node && typeof node.value === 'string' ? node.value : undefined

/**
 * A file without any of these only has import statements. An empty re-export (`export {} from`) has
 * no entry in the parser's list.
 */
const otherWays = /\bimport\s*[(/]|\bimport\.meta\.glob\b|\brequire\b|\bexport\s+(?:type\s*)?\{\s*\}/

/**
 * Every way in which a file can depend on another: static, re-export, dynamic, type, glob, require.
 */
export function findImports(file: ParsedFile): ModuleImport[] {
  return otherWays.test(file.source) ? importsInTree(file) : importStatements(file)
}

function importStatements({ module }: ParsedFile): ModuleImport[] {
  const statements = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({ moduleRequest, entries })),
    ...module.staticExports.map(({ entries }) => ({ moduleRequest: entries[0]?.moduleRequest, entries })),
  ]
  return statements
    .flatMap(({ moduleRequest, entries }) => {
      const isType = entries.length > 0 && entries.every((entry) => entry.isType)
      return moduleRequest ? [{ start: moduleRequest.start, specifier: moduleRequest.value, isType }] : []
    })
    .sort((a, b) => a.start - b.start)
}

function importsInTree({ source, program }: ParsedFile): ModuleImport[] {
  const imports: ModuleImport[] = []
  const add = (node: Node | undefined | null, isType = false): void => {
    if (node) imports.push({ start: node.start, specifier: readText(node), isType })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source, true),
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
