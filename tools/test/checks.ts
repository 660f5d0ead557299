import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { evaluateReport, type Report, type Verdict } from './count.ts'
import { buildWordPattern, findFilesWith } from './find-files-with.ts'
import { readLastTimes, saveTimes } from './last-times.ts'
import { createProgress } from './progress.ts'
import type { ProgressMessage } from './progress-message.ts'
import { listChangedFiles, selectRelatedTests } from './related-tests.ts'
import { type Outcome, root, runCommand } from './run-command.ts'
import { mergeTimes, readPlaywrightTimes, readVitestTimes, type Time } from './times.ts'
import { types, workspacesAffectedBy } from './types.ts'

const here = import.meta.dirname

export interface Check {
  readonly name: string
  readonly run: (folder: string) => Promise<Verdict & { readonly output: string }>
}

/** A command that passes or fails as a whole counts as one test. */
const buildWholeCheck = (name: string, run: () => Promise<Outcome>): Check => ({
  name,
  run: async () => {
    const { code, output } = await run()
    return { count: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, remark: '', output }
  },
})

type OnProgress = (message: ProgressMessage) => void

interface Runner {
  readonly name: string
  /** `chosen` holds the arguments that select tests. */
  readonly run: (report: string, chosen: readonly string[], onProgress: OnProgress) => Promise<Outcome>
  readonly read: (report: string) => Omit<Report, 'code'>
  readonly times: (report: string) => readonly Time[]
}

/** Undefined: all of its tests. */
interface Part {
  readonly chosen?: readonly string[]
  readonly mayBeNone?: boolean
}

/**
 * A test runner writes its results to a file, and each of its tests counts. The durations are
 * saved.
 */
const buildRunnerCheck = ({ name, run, read, times }: Runner, { chosen, mayBeNone = false }: Part = {}): Check => ({
  name,
  run: async (folder) => {
    const report = join(folder, `${name}.json`)
    const onProgress = createProgress({
      name,
      lastRun: readLastTimes(name),
      print: console.log,
      now: () => performance.now(),
    })
    const { code, output } = await run(report, chosen ?? [], onProgress)
    const said = existsSync(report) ? readFileSync(report, 'utf8') : undefined
    const figures = said ? read(said) : { passed: 0, failed: 0, skipped: 0 }
    if (said) saveTimes(name, chosen ? mergeTimes(readLastTimes(name), times(said)) : times(said))
    return { ...evaluateReport({ ...figures, code, mayBeNone }), output }
  },
})

function readVitestCounts(report: string): Omit<Report, 'code'> {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

function readPlaywrightCounts(report: string): Omit<Report, 'code'> {
  const { expected, unexpected, skipped } = JSON.parse(report).stats
  return { passed: expected, failed: unexpected, skipped }
}

const vitest: Runner = {
  name: 'vitest',
  run: (report, chosen, onProgress) => {
    const reporters = ['--reporter=default', '--reporter=json', `--reporter=${join(here, 'vitest-reporter.ts')}`]
    const args = ['run', ...reporters, `--outputFile.json=${report}`, ...chosen]
    return runCommand('node_modules/vitest/vitest.mjs', args, {}, { onProgress })
  },
  read: readVitestCounts,
  times: (report) => readVitestTimes(report, root),
}

const playwright: Runner = {
  name: 'playwright',
  /** Pictures and traces are kept, unless there is nothing to look at. */
  async run(report, chosen, onProgress) {
    const pictures = join('test-results', basename(dirname(report)))
    const reporters = `--reporter=list,json,${join(here, 'playwright-reporter.ts')}`
    const args = [reporters, '--output', join(root, pictures), ...chosen]
    const outcome = await runCommand('tools/e2e.ts', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, { onProgress })
    if (outcome.code === 0) rmSync(join(root, pictures), { recursive: true, force: true })
    return outcome
  },
  read: readPlaywrightCounts,
  times: readPlaywrightTimes,
}

const biome = buildWholeCheck('biome', () =>
  runCommand('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off']),
)
const knip = buildWholeCheck('knip', () => runCommand('node_modules/knip/bin/knip.js'))
/** Caches files with the same date and size; a whole run reads all of them. */
const knipChanged = buildWholeCheck('knip', () =>
  runCommand('node_modules/knip/bin/knip.js', ['--cache', '--cache-location', 'node_modules/.foyer/knip']),
)
const readers = [
  buildWholeCheck('arrows', () => runCommand('tools/arrows.ts')),
  buildWholeCheck('spec', () => runCommand('tools/spec.ts')),
]
const cheapChecks = [knip, ...readers]
const builds = buildWholeCheck('builds', () => runCommand('tools/build-apps.ts'))

/** Tag of the journeys that complement a run of all of vitest: what only a browser can show. */
const GATE = '@gate'

/**
 * Lists run one after another. The checks of one list run in parallel, since none of them keeps
 * both cores busy.
 */
export const selectChecks = (isFull: boolean): readonly (readonly Check[])[] => [
  [biome],
  [buildWholeCheck('types', () => types(root))],
  [...cheapChecks, builds],
  [buildRunnerCheck(vitest)],
  [buildRunnerCheck(playwright, isFull ? {} : { chosen: ['--grep', GATE] })],
]

/** The cheap checks, and the tests with the word in their path or title. */
export function selectChecksFor(word: string): readonly (readonly Check[])[] {
  const files = findFilesWith(root, word)
  const mayBeNone = files.length > 0
  const journeys = ['--grep', String(buildWordPattern(word)), ...(mayBeNone ? ['--pass-with-no-tests'] : [])]
  return [
    [biome, ...cheapChecks],
    ...(mayBeNone ? [[buildRunnerCheck(vitest, { chosen: files })]] : []),
    [buildRunnerCheck(playwright, { chosen: journeys, mayBeNone })],
  ]
}

/**
 * What differs from the last commit: its style and types, the cheap checks, and the nearest tests.
 */
export function selectChangedChecks(): { readonly checks: readonly (readonly Check[])[]; readonly note: string } {
  const changed = listChangedFiles(root)
  const written = changed.filter((file) => existsSync(join(root, file)))
  const { chosen, leftOut } = selectRelatedTests(root, changed, readLastTimes('vitest'))
  const style = buildWholeCheck('biome', () =>
    runCommand('node_modules/@biomejs/biome/bin/biome', [
      'ci',
      '--error-on-warnings',
      '--colors=off',
      '--no-errors-on-unmatched',
      '--files-ignore-unknown=true',
      ...written,
    ]),
  )
  return {
    // All in parallel: the checks are short, and the tests seldom keep every core busy.
    checks: [
      [
        style,
        buildWholeCheck('types', () => types(root, workspacesAffectedBy(root, changed))),
        knipChanged,
        ...readers,
        ...(chosen.length > 0 ? [buildRunnerCheck(vitest, { chosen })] : []),
      ],
    ],
    note: `changed files: ${changed.length}; test files: ${chosen.length} of ${chosen.length + leftOut} that are related; no journeys`,
  }
}
