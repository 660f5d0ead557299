import { Visitor } from 'oxc-parser'
import type { ParsedFile } from './parsed-file.ts'

export interface ModuleImport {
  readonly start: number
  /** Absent when the path is computed at run time. */
  readonly specifier: string | undefined
}

type Node = { readonly type: string; readonly start: number }

const textOf = (node: Node | undefined | null): string | undefined =>
  node?.type === 'Literal' && 'value' in node && typeof node.value === 'string' ? node.value : undefined

/** A file without any of these imports by statements only. An export of nothing (`export {} from`) has no entry in the list. */
const otherWays = /\bimport\s*[(/]|\bimport\.meta\.glob\b|\brequire\b|\bexport\s+(?:type\s*)?\{\s*\}/

/** Every way in which one file can lean on another: static, re-exported, dynamic, by type, by glob, by require. */
export function importsOf(file: ParsedFile): ModuleImport[] {
  return otherWays.test(file.source) ? importsInTree(file) : importStatements(file)
}

function importStatements({ module }: ParsedFile): ModuleImport[] {
  const sources = new Map<number, ModuleImport>()
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
  ]
  for (const request of requests)
    if (request) sources.set(request.start, { start: request.start, specifier: request.value })
  return [...sources.values()].sort((a, b) => a.start - b.start)
}

function importsInTree({ source, program }: ParsedFile): ModuleImport[] {
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
