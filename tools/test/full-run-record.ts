import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Count } from './count.ts'

interface FullRunRecord extends Count {
  readonly commit: string
}

const recordFile = (root: string): string => join(root, 'results/full-run.json')

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/**
 * Undefined outside a repository and if files differ from the last commit: such a run says nothing
 * about a commit.
 */
export function testedCommit(root: string): string | undefined {
  try {
    return git(root, 'status', '--porcelain') === '' ? git(root, 'rev-parse', 'HEAD') : undefined
  } catch {
    return undefined
  }
}

export function recordFullRun(root: string, commit: string, { passed, failed }: Count): void {
  mkdirSync(join(root, 'results'), { recursive: true })
  writeFileSync(recordFile(root), `${JSON.stringify({ commit, passed, failed } satisfies FullRunRecord)}\n`)
}

/** Whether everything has passed on the current commit, and a sentence about it. */
export function fullRunState(root: string): { readonly hasPassed: boolean; readonly sentence: string } {
  const commit = testedCommit(root)
  if (!commit) return { hasPassed: false, sentence: 'full run: none, the working tree differs from its commit' }
  const short = commit.slice(0, 8)
  const last: FullRunRecord | undefined = existsSync(recordFile(root))
    ? JSON.parse(readFileSync(recordFile(root), 'utf8'))
    : undefined
  if (last?.commit !== commit)
    return { hasPassed: false, sentence: `full run: none on ${short}; CI=true npm test makes one` }
  const { passed, failed } = last
  return { hasPassed: failed === 0, sentence: `full run: ${passed} passed, ${failed} failed on ${short}` }
}
