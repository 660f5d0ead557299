import { expect, it } from 'vitest'
import { addCounts, evaluateReport, formatLastLine } from './count.ts'

it.each([
  ['all passed', { passed: 3, failed: 0, skipped: 0, code: 0 }, { passed: 3, failed: 0 }],
  ['one failed', { passed: 2, failed: 1, skipped: 0, code: 1 }, { passed: 2, failed: 1 }],
  ['nothing executed', { passed: 0, failed: 0, skipped: 0, code: 0 }, { passed: 0, failed: 1 }],
  ['only skipped', { passed: 0, failed: 0, skipped: 2, code: 0 }, { passed: 0, failed: 1 }],
  ['broken outside its tests', { passed: 2, failed: 0, skipped: 0, code: 1 }, { passed: 2, failed: 1 }],
  [
    'nothing executed where others do',
    { passed: 0, failed: 0, skipped: 0, code: 0, mayBeNone: true },
    { passed: 0, failed: 0 },
  ],
  [
    'broken where others execute',
    { passed: 0, failed: 0, skipped: 0, code: 1, mayBeNone: true },
    { passed: 0, failed: 1 },
  ],
])('rates a run: %s', (_, report, count) => {
  expect(evaluateReport(report).count).toEqual(count)
})

it('never skips silently', () => {
  expect(evaluateReport({ passed: 2, failed: 0, skipped: 2, code: 0 })).toEqual({
    count: { passed: 2, failed: 0 },
    remark: '2 skipped',
  })
})

it('ends with the total', () => {
  expect(formatLastLine(addCounts({ passed: 2, failed: 1 }, { passed: 3, failed: 0 }))).toBe('5 passed, 1 failed')
})
