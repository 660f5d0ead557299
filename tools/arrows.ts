import { readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { folderOf } from './arrows/folders.ts'
import { Graph } from './arrows/graph.ts'
import { findImports, type ModuleImport } from './arrows/imports.ts'
import { findLayerFaults } from './arrows/layers.ts'
import { renderMap } from './arrows/map.ts'
import { findModeComparisons } from './arrows/modes.ts'
import { ParsedFile } from './arrows/parsed-file.ts'
import { findSqlOutsideStores } from './arrows/sql.ts'
import { allowedImports } from './arrows/workspace-table.ts'
import { readWorkspaces, toPackageName, type Workspace } from './arrows/workspaces.ts'
import { listSourceFiles } from './list-source-files.ts'

/** Workspaces that run in a browser, or must run anywhere: they may not use Node's modules. */
const withoutNode = new Set(['domain', 'contract', 'web', 'guest', 'staff'])

/**
 * Tests, their builders and tool configuration are never shipped, and may use the root's
 * development packages.
 */
const unshipped = /\.test\.tsx?$|\/testing\/|^(?:e2e|bench|faults|tools)\/|(?:^|\/)[^/]+\.config\.ts$/

const readable = /\.[cm]?[jt]sx?$/

export interface Fault {
  readonly location: string
  readonly message: string
}

export function findFaults(root: string): { faults: Fault[]; imports: number; folders: number } {
  const workspaces = readWorkspaces(root)
  const faults: Fault[] = []
  const [folders, files] = [new Graph(), new Graph()]
  let imports = 0
  for (const { name, folder } of workspaces) {
    if (!Object.hasOwn(allowedImports, name))
      faults.push({ location: folder, message: 'has no row in the table of arrows.' })
  }
  for (const file of listSourceFiles(root).filter((path) => readable.test(path))) {
    const source = readFileSync(join(root, file), 'utf8')
    const at = (start: number): string => `${file}:${source.slice(0, start).split('\n').length}`
    const parsed = new ParsedFile(file, source)
    const found = findImports(parsed)
    imports += found.length
    for (const entry of found) {
      const place = at(entry.start)
      for (const sentence of findImportFaults(workspaces, file, entry))
        faults.push({ location: place, message: sentence })
      const target = resolveTarget(workspaces, file, entry)
      if (target === undefined) continue
      if (!entry.isType) files.add(file, target, place)
      const [from, to] = [folderOf(file), folderOf(target)]
      if (from && to && from !== to) folders.add(from, to, place)
    }
    for (const start of findModeComparisons(parsed)) {
      faults.push({
        location: at(start),
        message: 'compares a channel or a process by its name; ask for a trait of domain/mode.',
      })
    }
    for (const start of findSqlOutsideStores(parsed)) {
      faults.push({ location: at(start), message: 'speaks SQL outside a store; move it into a *.store.ts.' })
    }
  }
  return {
    faults: [...faults, ...folders.cycles('folders'), ...files.cycles('files')],
    imports,
    folders: folders.count,
  }
}

/** The path of the imported file, if it is in the same workspace. */
function resolveTarget(workspaces: readonly Workspace[], file: string, entry: ModuleImport): string | undefined {
  const specifier = entry.specifier?.replace(/\?.*$/, '')
  if (specifier?.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const { packageName, folder } = findWorkspace(workspaces, file)
  return specifier?.startsWith(`${packageName}/`) ? specifier.replace(packageName, `${folder}/src`) : undefined
}

function findImportFaults(workspaces: readonly Workspace[], file: string, entry: ModuleImport): string[] {
  const own = findWorkspace(workspaces, file)
  if (entry.specifier === undefined) return ['imports a computed path, which nobody can check.']
  const specifier = entry.specifier.replace(/\?.*$/, '')
  if (/^\.{1,2}(\/|$)/.test(specifier)) {
    const target = posix.join(posix.dirname(file), specifier)
    // The examples that we publish are tested as they are.
    if (own.name === 'faults' && target.startsWith('docs/examples/')) return []
    if (findWorkspace(workspaces, target) !== own) return [`reaches out of its workspace for ${specifier}.`]
    return [...findScreenFaults(file, target), ...findLayerFaults(file, target)]
  }
  if (specifier.startsWith('/')) return [`imports ${specifier} by an absolute path.`]
  if (isBuiltin(specifier)) {
    return withoutNode.has(own.name) && !/\.config\.ts$/.test(file)
      ? [`uses ${specifier}, and ${own.name} may not.`]
      : []
  }
  return findPackageFaults(workspaces, own, file, specifier)
}

function findPackageFaults(
  workspaces: readonly Workspace[],
  own: Workspace,
  file: string,
  specifier: string,
): string[] {
  const name = toPackageName(specifier)
  const other = workspaces.find((workspace) => workspace.packageName === name)
  if (other === own) return findScreenFaults(file, specifier.replace(name, `${own.folder}/src`))
  if (other !== undefined && !allowedImports[own.name]?.includes(other.name))
    return [`imports ${other.name}: ${own.name} may not.`]
  const root = workspaces.find((workspace) => workspace.folder === '')
  const shared = unshipped.test(file) && root?.declared.has(name) && other === undefined
  return own.declared.has(name) || shared
    ? []
    : [`imports ${name}, which ${own.folder || '.'}/package.json does not declare.`]
}

function findScreenFaults(file: string, target: string): string[] {
  const screen = (path: string): string | undefined => /^apps\/[^/]+\/src\/screens\/([^/]+)\//.exec(path)?.[1]
  const [from, to] = [screen(file), screen(target)]
  return from && to && from !== to ? [`is of the screen ${from} and imports the screen ${to}.`] : []
}

function findWorkspace(workspaces: readonly Workspace[], file: string): Workspace {
  const own = workspaces.find(({ folder }) => folder === '' || file === folder || file.startsWith(`${folder}/`))
  if (own === undefined) throw new Error(`${file} belongs to no workspace.`)
  return own
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const { faults, imports, folders } = findFaults(root)
  const map = join(root, 'ARCHITECTURE.md')
  const text = readFileSync(map, 'utf8')
  const drawn = renderMap(text)
  if (process.argv.includes('--write')) writeFileSync(map, drawn)
  else if (drawn !== text) {
    faults.push({ location: 'ARCHITECTURE.md', message: 'has another table than the code; npm run arrows -- --write.' })
  }
  for (const { location, message } of faults) console.error(`${location} ${message}`)
  console.log(`arrows: ${imports} imports, ${folders} folders, ${faults.length} against the map`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
