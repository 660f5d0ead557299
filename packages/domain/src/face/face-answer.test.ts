import { expect, it } from 'vitest'
import { faceAnswerOf } from './face-answer.ts'
import { COMPARING_MS, overlayMs } from './face-times.ts'

it.each([
  ['FACE-01', 200, 'matched'],
  ['FACE-05', 400, 'notMatched'],
  ['FACE-07', 422, 'invalid'],
  ['FACE-07', 503, 'invalid'],
  ['FACE-07', 500, 'invalid'],
])('%s status %i is %s', (_, status, answer) => {
  expect(faceAnswerOf(status)).toBe(answer)
})

it('FACE-02 FACE-06 a result stands 1.5 s over a picture and 2 s over a film', () => {
  expect(overlayMs).toEqual({ picture: 1_500, video: 2_000 })
})

it('FACE-11 a comparison is waited for ten seconds', () => {
  expect(COMPARING_MS).toBe(10_000)
})
