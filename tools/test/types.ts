import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readWorkspaces } from '../arrows/workspaces.ts'
import { listSourceFiles } from '../list-source-files.ts'
import { type Outcome, runCommand } from './run-command.ts'

const PROGRAMS_AT_ONCE = 2

/**
 * The compiler's state per file, so that a second run checks only what a change affects. It
 * compares the contents of files, never their dates, and repeats earlier errors.
 */
const stateFile = (root: string, workspace: string): string =>
  join(root, 'node_modules/.foyer/types', `${workspace.replaceAll('/', '-')}.tsbuildinfo`)

/**
 * Several checkers in one program each compute the same types; two programs at once use both cores
 * without that. A quarter of the time was garbage collection, which `GOGC` makes less frequent.
 */
const check = (root: string, workspace: string): Promise<Outcome> =>
  runCommand(
    'node_modules/typescript/bin/tsc',
    ['-p', workspace, '--checkers', '1', '--incremental', '--tsBuildInfoFile', stateFile(root, workspace)],
    { GOGC: '400' },
    { tree: root },
  )

/** Checks the types of these workspaces, or of all. */
export async function types(root: string, workspaces: readonly string[] = typedWorkspaces(root)): Promise<Outcome> {
  const waiting = largestFirst(root, workspaces)
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) outcomes.push(await check(root, next))
  }
  await Promise.all(Array.from({ length: PROGRAMS_AT_ONCE }, work))
  return {
    code: outcomes.some(({ code }) => code !== 0) ? 1 : 0,
    output: outcomes.map(({ output }) => output).join(''),
  }
}

const typedWorkspaces = (root: string): string[] =>
  globSync(['packages/*/tsconfig.json', 'apps/*/tsconfig.json', '*/tsconfig.json'], { cwd: root })
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort()

/**
 * The largest takes about as long as all others together, and would leave one core idle if it
 * started last.
 */
function largestFirst(root: string, workspaces: readonly string[]): string[] {
  const size = new Map(workspaces.map((folder) => [folder, listSourceFiles(root, folder).length]))
  return workspaces.toSorted((a, b) => (size.get(b) ?? 0) - (size.get(a) ?? 0))
}

/**
 * The workspaces with a changed file, and all that depend on one of them. A file outside of them,
 * such as the lockfile or a configuration, may affect any.
 */
export function workspacesAffectedBy(root: string, changed: readonly string[]): string[] {
  const typed = typedWorkspaces(root)
  const isInside = (file: string) => typed.some((folder) => file.startsWith(`${folder}/`))
  if (changed.some((file) => typedFile.test(file) && (!isInside(file) || configuration.test(file)))) return typed
  const affected = new Set(typed.filter((folder) => changed.some((file) => file.startsWith(`${folder}/`))))
  const workspaces = readWorkspaces(root)
  const nameOf = new Map(workspaces.map(({ folder, packageName }) => [folder, packageName]))
  for (const folder of affected)
    for (const { folder: other, declared } of workspaces)
      if (typed.includes(other) && declared.has(nameOf.get(folder) ?? folder)) affected.add(other)
  return [...affected]
}

const typedFile = /\.(?:[cm]?[jt]sx?|json)$/

/** Files that other workspaces' programs read too. */
const configuration = /\.config\.ts$|(?:^|\/)(?:tsconfig|package)\.json$/
