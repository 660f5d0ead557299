import { expect, it } from 'vitest'
import { toFaceAnswer } from './face-answer.ts'
import { COMPARISON_LOADER_MS, overlayMs, VIDEO_DURATION_MS } from './face-times.ts'

it.each([
  ['FACE-01', 200, 'matched'],
  ['no match', 400, 'notMatched'],
  ['FACE-07', 422, 'invalid'],
  ['FACE-07', 503, 'invalid'],
  ['FACE-07', 500, 'invalid'],
])('%s status %i is %s', (_, status, answer) => {
  expect(toFaceAnswer(status)).toBe(answer)
})

it('FACE-07 an uncertain comparison is left to a person', () => {
  expect([toFaceAnswer(409, 'faceUnsure'), toFaceAnswer(409, 'consentMissing')]).toEqual(['unsure', 'invalid'])
})

it.each([
  ['FACE-02 FACE-06.a', 'picture', 1_500],
  ['FACE-03 FACE-06.b', 'video', 2_000],
] as const)('%s shows the result of a %s, good or bad, for %i ms', (_, source, ms) => {
  expect(overlayMs[source]).toBe(ms)
})

it('a video lasts three seconds', () => {
  expect(VIDEO_DURATION_MS).toBe(3_000)
})

it('FACE-11 waits ten seconds for a comparison', () => {
  expect(COMPARISON_LOADER_MS).toBe(10_000)
})
