import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { command, type Outcome, root } from './command.ts'
import { judge, type Report, type Verdict } from './count.ts'

export interface Check {
  readonly name: string
  readonly run: (folder: string) => Promise<Verdict & { readonly output: string }>
}

/** A command that passes or fails as a whole counts as one test. */
const whole = (name: string, run: () => Promise<Outcome>): Check => ({
  name,
  run: async () => {
    const { code, output } = await run()
    return { count: code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, remark: '', output }
  },
})

/** A runner of tests writes its figures into a file, and each of its tests counts. */
const runner = (
  name: string,
  run: (report: string) => Promise<Outcome>,
  read: (report: string) => Omit<Report, 'code'>,
): Check => ({
  name,
  run: async (folder) => {
    const report = join(folder, `${name}.json`)
    const { code, output } = await run(report)
    const figures = existsSync(report) ? read(readFileSync(report, 'utf8')) : { passed: 0, failed: 0, skipped: 0 }
    return { ...judge({ ...figures, code }), output }
  },
})

const atOnce = 2

async function types(): Promise<Outcome> {
  const workspaces = globSync(['packages/*/tsconfig.json', 'apps/*/tsconfig.json', '*/tsconfig.json'], { cwd: root })
  const waiting = workspaces.map(dirname).sort()
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      outcomes.push(await command('node_modules/typescript/bin/tsc', ['-p', next]))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return {
    code: outcomes.some(({ code }) => code !== 0) ? 1 : 0,
    output: outcomes.map(({ output }) => output).join(''),
  }
}

function vitestFigures(report: string): Omit<Report, 'code'> {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

function playwrightFigures(report: string): Omit<Report, 'code'> {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** Pictures and traces stay where a person finds them, unless there is nothing to look at. */
async function playwright(report: string): Promise<Outcome> {
  const pictures = join('test-results', basename(dirname(report)))
  const outcome = await command('tools/e2e.ts', ['--reporter=list,json', '--output', join(root, pictures)], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  if (outcome.code === 0) rmSync(join(root, pictures), { recursive: true, force: true })
  return outcome
}

/** One after another; those in one list beside each other, since each keeps only one core busy. */
export const checks: readonly (readonly Check[])[] = [
  [whole('biome', () => command('node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']))],
  [whole('types', types)],
  [
    whole('knip', () => command('node_modules/knip/bin/knip.js')),
    whole('arrows', () => command('tools/arrows.ts')),
    whole('spec', () => command('tools/spec.ts')),
    whole('builds', () => command('tools/build-apps.ts')),
  ],
  [
    runner(
      'vitest',
      (report) =>
        command('node_modules/vitest/vitest.mjs', [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ]),
      vitestFigures,
    ),
  ],
  [runner('playwright', playwright, playwrightFigures)],
]
