import { expect, it } from 'vitest'
import { buildOutcome, type Findings } from './report.ts'

const grow = (bytes: number) =>
  Array.from({ length: 9 }, (_, at) => ({ x: 10_000 * at, y: 200 * 1024 ** 2 + bytes * 10_000 * at }))

const findings: Findings = {
  title: 'Mews',
  limit: { calls: 200, seconds: 30 },
  reading: { seconds: 600, used: grow(10), peak: 400 * 1024 ** 2 },
  comparing: { seconds: 700, used: grow(10), peak: 400 * 1024 ** 2 },
  differences: 0,
  calls: 3_200,
  mostCalls: 190,
  refused: 0,
  bare: { seconds: 100, calls: 3_100 },
}

it('compares with the requests alone, or with what the limit takes', () => {
  const { summary, lines, violations } = buildOutcome(100_000, [findings])
  expect(summary).toBe('100,000 reservations; Mews 10.0 min, 0 calls refused')
  expect(lines[1]).toMatch(/^Mews +600 s +450 s +1\.3 +3200 +190 of 200 in 30 s +0 +700 s$/)
  expect(lines[2]).toBe(
    'Mews: memory while reading 200 MB to 201 MB in use, at most 400 MB occupied; while comparing 200 MB to 201 MB in use, at most 400 MB occupied',
  )
  expect(violations).toEqual([])
  expect(buildOutcome(100_000, [{ ...findings, bare: { seconds: 500, calls: 1 } }]).lines[1]).toMatch(/500 s +1\.2/)
})

it('fails if a limit is not kept, equal books differ, or the memory grows with the book', () => {
  const wrong = { ...findings, refused: 2, differences: 1, comparing: { seconds: 1, used: grow(5_000), peak: 0 } }
  expect(buildOutcome(100_000, [wrong]).violations).toEqual([
    'Mews refused 2 calls; none may be.',
    'Mews: 1 differences in equal books.',
    'Mews: the server grows 5000 bytes a reservation.',
  ])
  const unknown = { ...findings, reading: { seconds: 1, used: [], peak: 0 } }
  expect(buildOutcome(100_000, [unknown]).violations).toEqual(['Mews: the server grows NaN bytes a reservation.'])
  expect(buildOutcome(300, [{ ...wrong, refused: 0, differences: 0 }]).violations).toEqual([])
})
