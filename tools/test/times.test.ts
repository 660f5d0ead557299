import { expect, it } from 'vitest'
import { formatTimes, mergeTimes, readPlaywrightTimes, readVitestTimes } from './times.ts'

it('reads the duration of each file from vitest’s report', () => {
  const report = { testResults: [{ name: '/root/apps/a.test.ts', startTime: 1_000, endTime: 3_500 }] }
  expect(readVitestTimes(JSON.stringify(report), '/root')).toEqual([{ seconds: 2.5, what: 'apps/a.test.ts' }])
})

it('reads the duration of each test from Playwright’s report, at any depth', () => {
  const spec = (title: string, duration: number) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ results: [{ duration }] }],
  })
  const report = { suites: [{ specs: [spec('first', 1_000)], suites: [{ specs: [spec('inner', 250)] }] }] }
  expect(readPlaywrightTimes(JSON.stringify(report))).toEqual([
    { seconds: 0.25, what: 'a.spec.ts  inner' },
    { seconds: 1, what: 'a.spec.ts  first' },
  ])
})

it('lists the slowest first, below the total', () => {
  const table = formatTimes([
    { seconds: 1, what: 'quick' },
    { seconds: 61.26, what: 'slow' },
  ])
  expect(table.trimEnd().split('\n')).toEqual(['   62.3 s  all 2', '   61.3 s  slow', '    1.0 s  quick'])
})

it('a partial run updates only the times of its own tests', () => {
  const earlier = [
    { seconds: 5, what: 'one' },
    { seconds: 7, what: 'other' },
  ]
  expect(mergeTimes(earlier, [{ seconds: 2, what: 'one' }])).toEqual([
    { seconds: 7, what: 'other' },
    { seconds: 2, what: 'one' },
  ])
})
