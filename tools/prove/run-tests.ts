import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../test/run-command.ts'

/** A test that ran, with its groups and title in one line. */
export interface TestResult {
  readonly title: string
  readonly passed: boolean
}

export interface Runner {
  readonly takes: (file: string) => boolean
  readonly isSlow: boolean
  readonly run: (tree: string, files: readonly string[], titles: RegExp) => Promise<TestResult[]>
}

export const isPure = (file: string): boolean => /^packages\/(?:domain|contract)\//.test(file)
/** Each test file of these workspaces has a window of its own here. */
export const hasWindow = (file: string): boolean => /^(?:apps\/(?:guest|staff)|packages\/web)\//.test(file)
export const isJourney = (file: string): boolean => file.startsWith('e2e/')

const toWorkspace = (file: string): string => file.split('/').slice(0, 2).join('/')

/** No app depends on another. */
export const canSee = (test: string, { file }: { readonly file: string }): boolean =>
  !file.startsWith('apps/') || toWorkspace(test) === toWorkspace(file)

/** The fastest first. */
export const runners: readonly Runner[] = [
  { takes: isPure, isSlow: false, run: vitest },
  { takes: (file) => !isPure(file) && !isJourney(file), isSlow: true, run: vitest },
  { takes: isJourney, isSlow: true, run: playwright },
]

/** Removed code can leave an endless loop. */
const TIMEOUT_MS = 20 * 60_000

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

async function vitest(tree: string, files: readonly string[], titles: RegExp): Promise<TestResult[]> {
  const report = join(tree, 'prove-vitest.json')
  const args = ['run', ...files, '-t', titles.source, '--reporter=json', `--outputFile.json=${report}`]
  const read = await readReport<VitestReport>(tree, report, 'node_modules/vitest/vitest.mjs', args)
  return (read?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }))
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

const flattenSpecs = (suite: Suite, groups = ''): TestResult[] => [
  ...(suite.specs ?? []).map(({ title, ok }) => ({ title: `${groups}${title}`, passed: ok })),
  ...(suite.suites ?? []).flatMap((inner) => flattenSpecs(inner, `${groups}${inner.title} `)),
]

async function playwright(tree: string, files: readonly string[], titles: RegExp): Promise<TestResult[]> {
  const report = join(tree, 'prove-playwright.json')
  const args = [...files, '--grep', titles.source, '--reporter=json']
  const read = await readReport<Suite>(tree, report, 'tools/e2e.ts', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return read === undefined ? [] : flattenSpecs(read)
}

async function readReport<Report>(
  tree: string,
  report: string,
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Report | undefined> {
  rmSync(report, { force: true })
  await runCommand(script, args, env, { tree, timeoutMs: TIMEOUT_MS })
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
}
