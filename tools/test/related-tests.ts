import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findImports } from '../arrows/imports.ts'
import { ParsedFile } from '../arrows/parsed-file.ts'
import { readWorkspaces } from '../arrows/workspaces.ts'
import { listSourceFiles } from '../list-source-files.ts'
import type { Time } from './times.ts'

export const vitestFile = /\.test\.tsx?$/
const source = /\.[cm]?[jt]sx?$/

/** Budget of a run, in seconds of test files over all workers: with the checks, under a minute. */
const BUDGET_SECONDS = 40

/** For a test file without a time from the last run. */
const DEFAULT_SECONDS = 2

/** Per test file: loading it and its imports, which the times of tests do not include. */
const LOADING_SECONDS = 0.5

/** What differs from the last commit; in a clean tree, what that commit changed. */
export function listChangedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD')
}

export interface RelatedTests {
  readonly chosen: readonly string[]
  /** Related test files that only a whole run executes. */
  readonly leftOut: number
}

/**
 * The test files affected by a change, by the import graph: changed ones and those next to a
 * changed file always, then the others by distance, as far as the budget goes.
 */
export function selectRelatedTests(root: string, changed: readonly string[], lastRun: readonly Time[]): RelatedTests {
  const seconds = new Map(lastRun.map((time) => [time.what, time.seconds]))
  const found = createDistanceFinder(root)(changed)
  const related = listSourceFiles(root)
    .filter((file) => vitestFile.test(file))
    .map((file) => ({ file, distance: found.get(file) ?? Infinity, isBeside: isNextTo(file, changed) }))
    .filter(({ distance, isBeside }) => isBeside || distance < Infinity)
    .toSorted((a, b) => Number(b.isBeside) - Number(a.isBeside) || a.distance - b.distance)
  const chosen: string[] = []
  let spent = 0
  for (const { file, isBeside } of related) {
    const takes = (seconds.get(file) ?? DEFAULT_SECONDS) + LOADING_SECONDS
    if (!isBeside && spent + takes > BUDGET_SECONDS) continue
    spent += takes
    chosen.push(file)
  }
  return { chosen, leftOut: related.length - chosen.length }
}

const isNextTo = (file: string, changed: readonly string[]): boolean =>
  changed.some((one) => posix.dirname(one) === posix.dirname(file))

/** Measures the number of imports between each file and the nearest changed one, in a tree that is read once. */
export function createDistanceFinder(root: string): (changed: readonly string[]) => ReadonlyMap<string, number> {
  const importers = mapImporters(root)
  return (changed) => measureDistances(importers, changed)
}

function measureDistances(
  importers: ReadonlyMap<string, readonly string[]>,
  changed: readonly string[],
): Map<string, number> {
  const found = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of found)
    for (const importer of importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}

/** Maps every file of the tree to its importers. */
function mapImporters(root: string): Map<string, string[]> {
  const sources = new Map(
    readWorkspaces(root).map(({ packageName, folder }) => {
      const src = posix.join(folder, 'src')
      return [packageName, existsSync(join(root, src)) ? src : folder]
    }),
  )
  const importers = new Map<string, string[]>()
  for (const file of listSourceFiles(root).filter((path) => source.test(path)))
    for (const { specifier } of findImports(new ParsedFile(file, readFileSync(join(root, file), 'utf8')))) {
      const target = specifier && resolveImport(sources, file, specifier.replace(/\?.*$/, ''))
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  return importers
}

function resolveImport(sources: ReadonlyMap<string, string>, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [scope, name, ...inside] = specifier.split('/')
  const folder = sources.get(`${scope}/${name}`)
  return folder === undefined ? undefined : posix.join(folder, ...inside)
}
