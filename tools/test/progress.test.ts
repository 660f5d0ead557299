import { expect, it } from 'vitest'
import { createProgress, estimateSecondsLeft } from './progress.ts'
import { decodeProgress, encodeProgress } from './progress-message.ts'

const lastRun = [
  { what: 'slow', seconds: 90 },
  { what: 'quick', seconds: 10 },
]

it.each([
  ['nothing has ended', [], undefined],
  ['the quick one took as long as last time', ['quick'], 90],
  ['the slow one was twice as quick as last time', ['slow'], 10 / 9],
  ['what ended is new: all count alike', ['new'], 10],
])('estimates how much is left when %s', (_, done, left) => {
  expect(estimateSecondsLeft({ total: 2, done: new Set(done), failed: 0 }, 10, lastRun)).toBe(left)
})

it('prints failures at once, and progress every 15 seconds', () => {
  const lines: string[] = []
  let at = 0
  const tell = createProgress({ name: 'vitest', lastRun, print: (line) => lines.push(line), now: () => at })
  tell({ tests: ['slow', 'quick', 'new'] })
  at = 10_000
  tell({ done: 'quick', failures: [{ title: 'quick: adds', error: 'expected 3' }] })
  expect(lines).toEqual(['vitest      0 of 3, 0 failed', 'vitest      failed: quick: adds\n            expected 3'])
  at = 20_000
  tell({ done: 'new', failures: [] })
  expect(lines.at(-1)).toBe('vitest      2 of 3, 1 failed, about 3 min left')
})

it('counts only the tests of this run as left', () => {
  const lines: string[] = []
  let at = 0
  const onProgress = createProgress({
    name: 'vitest',
    lastRun: [...lastRun, { what: 'not chosen', seconds: 900 }],
    print: (line) => lines.push(line),
    now: () => at,
  })
  onProgress({ tests: ['slow', 'quick'] })
  at = 20_000
  onProgress({ done: 'quick', failures: [] })
  expect(lines.at(-1)).toBe('vitest      1 of 2, 0 failed, about 3 min left')
})

it('distinguishes a message from other output', () => {
  expect(decodeProgress(encodeProgress({ tests: ['slow'] }).trimEnd())).toEqual({ tests: ['slow'] })
  expect(decodeProgress('3 tests passed')).toBeUndefined()
})
