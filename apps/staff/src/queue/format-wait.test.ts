import { expect, it } from 'vitest'
import { computeWait, formatWait, isLate } from './format-wait.ts'

it.each([
  [0, '0:00'],
  [400, '6:40'],
  [3_729, '1:02:09'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text)
})

it('a clock that is behind shows no negative wait, and five minutes are the most anyone should wait', () => {
  expect(computeWait('2026-09-22T13:42:10Z', new Date('2026-09-22T13:42:00Z'))).toBe(0)
  expect([isLate(300), isLate(301)]).toEqual([false, true])
})
