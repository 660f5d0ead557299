import { expect, it } from 'vitest'
import {
  type Advice,
  countFrame,
  type ExpectedSide,
  type FrameCounts,
  initialFrameCounts,
  selectAdvice,
} from './advice.ts'
import type { ReadResult } from './reader-messages.ts'

const nothing: Partial<ReadResult> = {}
const lines: Partial<ReadResult> = { isNear: true }
const face: Partial<ReadResult> = { isFaceAlone: true }
const times = (count: number, sight: Partial<ReadResult>) => Array.from({ length: count }, () => sight)

it.each<[string, readonly (Partial<ReadResult> | undefined)[], Advice, ExpectedSide?]>([
  ['nothing yet', [nothing], 'outline'],
  ['nothing for a long time', times(26, nothing), 'closer'],
  ['lines', [nothing, lines], 'holdStill'],
  ['lines that are gone', [lines, nothing], 'outline'],
  ['a face alone', [nothing, face], 'otherSide'],
  ['a face, looked for again in all directions', [face, ...times(12, nothing)], 'otherSide'],
  ['a face that is gone', [face, ...times(13, nothing)], 'outline'],
  ['the other side', [face, lines], 'holdStill'],
  ['lines after a face, and gone', [face, lines, nothing], 'outline'],
  ['a failed frame', [undefined], 'outline'],
  ['the front of a card is known', [nothing], 'otherSide', 'lines'],
  ['its other side', [nothing, lines], 'holdStill', 'lines'],
  ['the lines of a card are known', [nothing], 'photoSide', 'photo'],
  ['its photo', [nothing, face], 'holdStill', 'photo'],
  ['its photo, gone again', [face, nothing], 'photoSide', 'photo'],
  ['its photo, not seen for a long time', times(26, nothing), 'closer', 'photo'],
])('gives one piece of advice at a time for what the camera sees: %s', (_, sights, advice, wanted = 'document') => {
  const looks = sights.reduce<FrameCounts>(
    (before, sight) => countFrame(before, sight && { id: 1, ...sight }),
    initialFrameCounts,
  )
  expect(selectAdvice(looks, wanted)).toBe(advice)
})
