import { expect, it } from 'vitest'
import { buildOutcome } from './report.ts'

const megabytes = (count: number) => count * 1024 ** 2
/** Loads for 20 check-ins, and then grows by so many MB in each. */
const measure = (growth: number) =>
  Array.from({ length: 8 }, (_, at) => ({ x: 10 * at, y: megabytes(at < 2 ? 5 * at : 20 + growth * 10 * at) }))

it('counts growth after the first quarter, and fails above the promised', () => {
  const slow = buildOutcome({ count: 70, memory: measure(0.006), wasReloaded: false })
  expect(slow.summary).toBe('70 check-ins in one tab, heap 20.4 MB at the end, grows 6.0 MB per 1000 check-ins')
  expect(slow.violations).toEqual([])
  const fast = buildOutcome({ count: 70, memory: measure(0.02), wasReloaded: true })
  expect(fast.violations).toEqual([
    'The heap grows 20.0 MB; 10 are promised.',
    'The page was reloaded, so nothing was shown.',
  ])
})
