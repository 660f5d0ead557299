import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Entry {
  readonly version?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * Every package that these workspaces need at run time, by path: `node_modules/fastify`,
 * `packages/domain`.
 */
export function listPackages(root: string, workspaces: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const found = new Set<string>()
  const visit = (place: string): void => {
    if (found.has(place)) return
    found.add(place)
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[place] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const next = placeOf(name, place)
      // A package for another platform, or an optional one.
      if (!next || !existsSync(join(root, next))) continue
      visit(packages[next]?.link ? workspaceOf(name) : next)
    }
  }
  /** Follows Node's resolution: next to the importer, then one folder further up. */
  const placeOf = (name: string, from: string): string | undefined => {
    const place = join(from, 'node_modules', name)
    if (packages[place]) return place
    return from === '' ? undefined : placeOf(name, from === '.' || dirname(from) === '.' ? '' : dirname(from))
  }
  const workspaceOf = (name: string): string => {
    const place = Object.keys(packages).find(
      (one) => !one.includes('node_modules') && one !== '' && readName(root, one) === name,
    )
    if (!place) throw new Error(`${name} is no workspace.`)
    return place
  }
  for (const workspace of workspaces) visit(workspace)
  return [...found].sort()
}

function readName(root: string, place: string): string {
  return JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')).name
}
