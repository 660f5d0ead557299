import { expect, it } from 'vitest'
import { buildOutcome } from './report.ts'

const options = { rate: 10, minutes: 0.1, servers: 2 }
const times = (count: number, ms: number) => Array.from({ length: count }, () => ms)
const bare = { calls: { search: times(60, 3) }, checkIns: times(60, 30), errors: {}, seconds: 6 }
const use = { serverMs: 80.4, databaseMs: 41.2, databaseBytes: 30_000, logBytes: 90_000 }
const megabytes = (count: number) => count * 1024 ** 2
/** 4 MB for 1,000 check-ins after a steep start. */
const memory = Array.from({ length: 60 }, (_, x) => ({ x, y: megabytes(x < 30 ? 10 * x : 300 + 0.004 * x) }))

it('compares each call with its bare handler, and counts memory after the start', () => {
  const ours = { calls: { search: times(60, 4), page: times(60, 8) }, checkIns: times(60, 99), errors: {}, seconds: 6 }
  const { lines, summary, violations } = buildOutcome({ options, ours, bare, memory, heapGrowth: 0.3 * 1024, use })
  expect(violations).toEqual([])
  expect(lines).toContain('search               4.0   4.0    4.0       3.0       3.0     0.75')
  expect(lines).toContain('page                 8.0   8.0    8.0')
  expect(lines).toContain(
    'A check-in takes 80 ms of a processor in the server and 41 ms in the database, 30 kB of the database and 90 kB of its log',
  )
  expect(summary).toBe(
    '10.0 check-ins/s of 10 planned for 0.1 min on 2 server(s), a call p50 4.0, p99 8.0, p99.9 8.0 ms, a check-in p99 99.0 ms, 0 errors, memory 4.0 MB and heap 0.3 MB per 1000 check-ins',
  )
})

it('fails if the rate was not held or check-ins failed', () => {
  const ours = { calls: {}, checkIns: times(56, 99), errors: { 'search answers 503': 4 }, seconds: 6 }
  const failed = { ...bare, errors: { ECONNRESET: 1 } }
  expect(buildOutcome({ options, ours, bare: failed, memory, heapGrowth: 0, use }).violations).toEqual([
    '93 % of the planned rate was reached.',
    '4 check-ins failed.',
    '1 bare check-ins failed.',
  ])
})

it('fails if the heap grows after collections, once there were enough check-ins', () => {
  const outcome = (count: number, heapGrowth: number) =>
    buildOutcome({
      options,
      ours: { calls: {}, checkIns: times(count, 99), errors: {}, seconds: count / 10 },
      bare,
      memory,
      heapGrowth,
      use,
    }).violations
  expect(outcome(1_000, (11 * 1024 ** 2) / 1_000)).toEqual(['The heap grew by 11.0 MB per 1000 check-ins.'])
  expect(outcome(1_000, (9 * 1024 ** 2) / 1_000)).toEqual([])
  expect(outcome(999, (11 * 1024 ** 2) / 1_000)).toEqual([])
})
