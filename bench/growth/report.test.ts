import { expect, it } from 'vitest'
import { buildOutcome } from './report.ts'

const rate = { runs: 2_500, seconds: 10 }
const small = { size: 1_000, calls: { search: [4, 5, 6], rack: [10, 11, 12] }, jobs: { tidy: [3, 4, 5] } }

it('compares each size with the smallest, by the median or the shortest time, whichever grew less', () => {
  const large = { size: 100_000, calls: { search: [4, 10, 20], rack: [13, 22, 30] }, jobs: { tidy: [5, 6, 7] } }
  const { lines, summary, violations } = buildOutcome({ hotels: 500, times: [small, large], jobRates: [rate, rate] })
  const text = lines.join('\n')
  expect(text).toMatch(/^search +5\.00 +10\.00 +1\.00$/m)
  expect(text).toMatch(/^rack +11\.00 +22\.00 +1\.30$/m)
  expect(text).toContain('250, 250 runs a second')
  expect(summary).toBe('1,000, 100,000 reservations over 500 hotels, growth 1.30 at worst (rack)')
  expect(violations).toEqual(['rack takes 1.30 times as long; 1.2 is promised.'])
})

it('a job grows only if it takes more than the whole milliseconds in which the server counts', () => {
  const large = { ...small, size: 100_000, jobs: { tidy: [6, 8, 9] } }
  const { violations } = buildOutcome({ hotels: 500, times: [small, large], jobRates: [rate, rate] })
  expect(violations).toEqual(['job tidy takes 2.00 times as long; 1.2 is promised.'])
})
