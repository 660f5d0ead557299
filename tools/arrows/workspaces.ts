import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Workspace {
  /** The workspace's name in the import table. */
  readonly name: string
  readonly packageName: string
  /** Below the root, with forward slashes; '' is the root itself. */
  readonly folder: string
  readonly declared: ReadonlySet<string>
}

interface Manifest {
  readonly name: string
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** All workspaces and, last, the root, so that the first match is a file's own workspace. */
export function readWorkspaces(root: string): Workspace[] {
  const patterns = readManifest(join(root, 'package.json')).workspaces ?? []
  const folders = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((folder) => folder.replaceAll('\\', '/'))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
  return [...folders.sort(), ''].map((folder) => {
    const manifest = readManifest(join(root, folder, 'package.json'))
    const name = folder.startsWith('simulators/') ? 'simulators' : manifest.name.replace(/^@foyer\//, '')
    const declared = [
      manifest.dependencies,
      manifest.devDependencies,
      manifest.optionalDependencies,
      manifest.peerDependencies,
    ].flatMap((record) => Object.keys(record ?? {}))
    return { name, packageName: manifest.name, folder, declared: new Set(declared) }
  })
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Strips the path: `@scope/name/inside.ts` becomes `@scope/name`, `name/inside.ts` becomes `name`.
 */
export const toPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
